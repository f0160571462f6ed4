import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findPartner, windowOf, type Waiting } from './matching.ts';

const one = (userID: string, rating: number, since = 0): Waiting => ({ userID, rating, since });

test('the nearest rating is matched, of equal ones who has waited longest', () => {
  const others = [one('far', 1590), one('late', 1510, 900), one('early', 1490, 100)];
  expect(findPartner(one('me', 1500, 1_000), others, 1_000)?.userID).toBe('early');
});

test('nobody is matched with themselves', () => {
  expect(findPartner(one('me', 1500), [one('me', 1500)], 0)).toBeNull();
});

test('the window grows with the wait, of whichever waits longer', () => {
  expect([0, 4_999, 5_000, 60_000].map((now) => windowOf({ since: 0 }, now))).toEqual([
    100, 100, 150, 700,
  ]);
  const strong = one('strong', 2000, 40_000);
  const patient = one('patient', 1500, 0);
  expect(findPartner(strong, [patient], 39_000)).toBeNull();
  expect(findPartner(strong, [patient], 40_000)?.userID).toBe('patient');
});

test('whoever is taken would take who takes them', () => {
  const waiting = fc.record({
    userID: fc.uuid(),
    rating: fc.integer({ min: 500, max: 2500 }),
    since: fc.nat(100_000),
  });
  const isMutual = fc.property(waiting, fc.array(waiting, { maxLength: 10 }), (own, others) => {
    const partner = findPartner(own, others, 100_000);
    return partner === null || findPartner(partner, [own], 100_000) === own;
  });
  expect(() => fc.assert(isMutual)).not.toThrow();
});
