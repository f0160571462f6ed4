import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FIELD_POSITIONS, type CardPosition } from '../cards/card.ts';
import { committedDice } from '../fairness/committed-dice.ts';
import { TEST_VECTORS } from '../fairness/test-vectors.ts';
import { SLOTS } from '../games/lineup-slots.ts';
import { defaultLineupOrder } from '../teams/batting-order.ts';
import { checkLineup, type LineupCard } from '../teams/lineup.ts';
import { STARTER_MONEY, drawStarterSet, starterYears } from './starter-set.ts';

const POSITIONS: readonly CardPosition[] = [...FIELD_POSITIONS, 'SP', 'RP'];

/** Returns a small season: players of every position over all ratings. */
const aSeason = (ofEach: number): LineupCard[] =>
  POSITIONS.flatMap((position, p) =>
    Array.from({ length: ofEach }, (_, index): LineupCard => {
      const cardID = p * 100 + index + 1;
      const type = position === 'SP' || position === 'RP' ? 'Pitcher' : 'Batter';
      return {
        cardID,
        playerID: `player${cardID}`,
        type,
        positions: [position],
        rating: (index * 37) % 101,
      };
    }),
  );

const dice = (event: number) => committedDice(TEST_VECTORS[0]!).event(event);

test('a starter set fills every slot of a lineup that may play, and holds nothing above silver', () => {
  const season = aSeason(20);
  const cardOf = (cardID: number) => season.find((card) => card.cardID === cardID);
  fc.assert(
    fc.property(fc.nat(1_000_000), (event) => {
      const set = drawStarterSet(season, dice(event));
      if (!set.ok) throw new Error(set.code);
      expect(Object.keys(set.cards)).toHaveLength(24);
      const lineup = Object.fromEntries(
        SLOTS.map((slot) => [
          slot,
          { cardID: set.cards[slot], lineupOrder: defaultLineupOrder(slot) },
        ]),
      );
      expect(checkLineup(lineup, cardOf)).toMatchObject({ ok: true });
      for (const cardID of Object.values(set.cards)) {
        expect(cardOf(cardID)!.rating).toBeLessThanOrEqual(75);
      }
    }),
  );
});

test('the same dice draw the same set', () => {
  expect(drawStarterSet(aSeason(20), dice(5))).toEqual(
    drawStarterSet(aSeason(20).toReversed(), dice(5)),
  );
});

test('the sets of three accounts are what they always were', () => {
  const sets = [1, 2, 3].map((event) => {
    const set = drawStarterSet(aSeason(20), dice(event));
    return set.ok ? Object.values(set.cards).join(' ') : set.code;
  });
  expect(sets).toEqual([
    '12 419 619 219 308 713 505 108 916 903 911 919 907 811 803 808 819 801 608 119 602 511 19 412',
    '8 411 608 203 302 711 508 108 911 918 908 919 904 808 818 819 813 816 15 111 211 611 116 219',
    '8 408 615 208 319 719 519 108 919 913 908 912 915 810 803 802 811 808 12 312 19 308 708 619',
  ]);
});

test('a season without five relievers makes no starter set', () => {
  const season = aSeason(20).filter(
    (card) => !card.positions.includes('RP') || card.cardID % 5 === 0,
  );
  expect(drawStarterSet(season, dice(1))).toMatchObject({ ok: false, code: 'pool_too_small' });
});

test('the money of a new account buys ten base packs', () => {
  expect(STARTER_MONEY).toBe(1300);
});

test('starter sets come from the seasons with whole bullpens, where there are any', () => {
  const years = (min: number, max: number) => fc.uniqueArray(fc.integer({ min, max }));
  fc.assert(
    fc.property(years(1871, 1919), years(1920, 2023), (early, late) => {
      expect(starterYears([...early, ...late])).toEqual(late.length > 0 ? late : early);
    }),
  );
});
