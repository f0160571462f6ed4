import type { PitcherCard } from '@pennant/rules/cards/card';
import { SLOTS, type Slot } from '@pennant/rules/games/lineup-slots';
import { isEligible } from '@pennant/rules/teams/eligibility';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pitcherPositions } from '../cards/positions.ts';
import { aPitcherCard } from '../testing/a-card.ts';
import { assignStaff } from './staff-roles.ts';

/** Returns a pitcher of so many starts, games in relief and saves. */
const pitcher = (
  playerID: string,
  [starts, relief, saves]: readonly [number, number, number],
  { rating = 60, stamina = starts > 0 ? 70 : 15 } = {},
): PitcherCard => ({
  ...aPitcherCard(
    { G: starts + relief, GS: starts, SV: saves },
    { playerID, rating, positions: pitcherPositions(starts + relief, starts) },
  ),
  stamina,
});

const staffOf = (
  pitchers: readonly PitcherCard[],
  finished: Readonly<Record<string, number>> = {},
): Partial<Record<Slot, string>> =>
  Object.fromEntries(
    [...assignStaff(pitchers, new Map(Object.entries(finished)))].map(([slot, card]) => [
      slot,
      card.playerID,
    ]),
  );

const ROTATION = [
  pitcher('fourth', [25, 0, 0], { rating: 55 }),
  pitcher('ace', [34, 0, 0], { rating: 80 }),
  pitcher('second', [33, 1, 0], { rating: 75 }),
  pitcher('fifth', [20, 4, 0], { rating: 50 }),
  pitcher('third', [30, 0, 0], { rating: 70 }),
];

test('the five with most starts start, the best of them first', () => {
  const spot = pitcher('called up in September', [5, 0, 0], { rating: 90 });
  expect(staffOf([spot, ...ROTATION])).toEqual({
    SP1: 'ace',
    SP2: 'second',
    SP3: 'third',
    SP4: 'fourth',
    SP5: 'fifth',
  });
});

test('who mostly relieved does not start while a starter is free', () => {
  const swing = pitcher('swing', [12, 40, 2], { rating: 85 });
  const late = pitcher('late', [8, 0, 0], { rating: 40 });
  expect(staffOf([swing, late, ...ROTATION.slice(1)])).toMatchObject({ SP5: 'late', RP1: 'swing' });
  const another = pitcher('another', [2, 30, 3]);
  // The swingman starts where only four others can.
  expect(staffOf([swing, another, ...ROTATION.slice(1)])).toMatchObject({ RP1: 'another' });
  expect(Object.values(staffOf([swing, another, ...ROTATION.slice(1)]))).toContain('swing');
});

test('the reliever with most saves closes, however good the others are', () => {
  const relievers = [
    pitcher('better', [0, 60, 5], { rating: 90 }),
    pitcher('closer', [0, 55, 31], { rating: 60 }),
    pitcher('middle', [0, 50, 0], { rating: 70 }),
    pitcher('long', [3, 40, 1], { rating: 75, stamina: 30 }),
    pitcher('last', [0, 40, 0], { rating: 65 }),
    pitcher('sixth', [0, 40, 0], { rating: 45 }),
  ];
  expect(staffOf([...ROTATION, ...relievers])).toMatchObject({
    RP1: 'closer',
    RP2: 'better',
    RP3: 'middle',
    RP4: 'last',
    RP5: 'long',
  });
});

test('of two with as many saves the one who finished more games closes', () => {
  const relievers = [pitcher('one', [0, 40, 6]), pitcher('other', [0, 40, 6])];
  expect(staffOf(relievers, { one: 20, other: 25 }).RP1).toBe('other');
  expect(staffOf(relievers, { one: 25, other: 20 }).RP1).toBe('one');
});

test('a starter who saved some games between starts does not close', () => {
  const ace = pitcher('Mathewson', [44, 12, 5], { rating: 95 });
  const reliever = pitcher('reliever', [0, 15, 2]);
  expect(staffOf([ace, reliever])).toEqual({ SP1: 'Mathewson', RP1: 'reliever' });
});

const anyPitcher = fc
  .record({
    starts: fc.integer({ min: 0, max: 40 }),
    relief: fc.integer({ min: 0, max: 80 }),
    saves: fc.integer({ min: 0, max: 40 }),
    rating: fc.integer({ min: 30, max: 99 }),
    stamina: fc.integer({ min: 5, max: 100 }),
  })
  .filter(({ starts, relief }) => starts + relief > 0);

test('of any pitchers: each stands once where eligible, the best starter and no lesser closer first', () => {
  fc.assert(
    fc.property(fc.array(anyPitcher, { maxLength: 20 }), (seasons) => {
      const pitchers = seasons.map(({ starts, relief, saves, ...rest }, index) => ({
        ...pitcher(`p${index}`, [starts, relief, saves], rest),
        cardID: index,
      }));
      const staff = assignStaff(pitchers, new Map());
      expect(new Set(staff.values()).size).toBe(staff.size);
      for (const [slot, card] of staff) expect(isEligible(slot, card)).toBe(true);
      const inSlots = (kind: string): PitcherCard[] =>
        SLOTS.filter((slot) => slot.startsWith(kind)).flatMap((slot) => staff.get(slot) ?? []);
      const ratings = inSlots('SP').map(({ rating }) => rating);
      expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
      const isReliever = ({ season }: PitcherCard): boolean => season.GS < season.G - season.GS;
      const [closer, ...others] = inSlots('RP').filter(isReliever);
      for (const other of others) {
        expect(closer?.season.SV).toBeGreaterThanOrEqual(other.season.SV);
      }
      const starters = inSlots('SP');
      const idle = pitchers.filter((card) => ![...staff.values()].includes(card));
      // Where a reliever starts, no starter is left over.
      const isFreeStarter = (card: PitcherCard): boolean =>
        isEligible('SP1', card) && !isReliever(card);
      expect(starters.some(isReliever) && idle.some(isFreeStarter)).toBe(false);
    }),
    { numRuns: 300 },
  );
});
