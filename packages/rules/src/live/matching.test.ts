import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findPartner, windowOf, type Waiting } from './matching.ts';

const one = (userID: string, rating: number, since = 0): Waiting => ({ userID, rating, since });
const at = (now: number, ...met: string[]) => ({ now, met: new Set(met) });

test('the nearest rating is matched, of equal ones who has waited longest', () => {
  const others = [one('far', 1590), one('late', 1510, 900), one('early', 1490, 100)];
  expect(findPartner(one('me', 1500, 1_000), others, at(1_000))?.userID).toBe('early');
});

test('nobody is matched with themselves', () => {
  expect(findPartner(one('me', 1500), [one('me', 1500)], at(0))).toBeNull();
});

test('who was met just now is matched again only if nobody else is there', () => {
  const [again, other] = [one('again', 1500), one('other', 1590)];
  expect(findPartner(one('me', 1500), [again, other], at(0, 'again'))).toBe(other);
  expect(findPartner(one('me', 1500), [again], at(0, 'again'))).toBe(again);
  expect(findPartner(one('me', 1500), [again, one('far', 1700)], at(0, 'again'))).toBe(again);
});

test('the window grows with the wait, of whichever waits longer', () => {
  expect([0, 4_999, 5_000, 60_000].map((now) => windowOf({ since: 0 }, now))).toEqual([
    100, 100, 150, 700,
  ]);
  const strong = one('strong', 2000, 40_000);
  const patient = one('patient', 1500, 0);
  expect(findPartner(strong, [patient], at(39_000))).toBeNull();
  expect(findPartner(strong, [patient], at(40_000))?.userID).toBe('patient');
});

const waiting = fc.record({
  userID: fc.uuid(),
  rating: fc.integer({ min: 500, max: 2500 }),
  since: fc.nat(100_000),
});
const list = fc.uniqueArray(waiting, { maxLength: 10, selector: ({ userID }) => userID });

test('whoever is taken would take who takes them', () => {
  fc.assert(
    fc.property(waiting, list, (own, others) => {
      const partner = findPartner(own, others, at(100_000));
      fc.pre(partner !== null);
      expect(findPartner(partner, [own], at(100_000))).toBe(own);
    }),
  );
});

test('nobody who was not met is passed over for who was', () => {
  fc.assert(
    fc.property(waiting, list, fc.nat(9), (own, others, metIndex) => {
      const met = others[metIndex]?.userID ?? '';
      const isMet = ({ userID }: Waiting) => userID === met;
      const partner = findPartner(own, others, at(100_000, met));
      fc.pre(partner !== null && isMet(partner));
      const rest = others.filter((other) => !isMet(other));
      expect(findPartner(own, rest, at(100_000))).toBeNull();
    }),
  );
});

test('who finds nobody finds somebody by waiting, as long as somebody is there', () => {
  fc.assert(
    fc.property(waiting, list, (own, others) => {
      fc.pre(others.some(({ userID }) => userID !== own.userID));
      expect(findPartner(own, others, at(300_000))).not.toBeNull();
    }),
  );
});
