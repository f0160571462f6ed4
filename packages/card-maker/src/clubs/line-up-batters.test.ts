import { expect, test } from 'vitest';
import {
  FIELD_POSITIONS,
  type BatterCard,
  type BatterCell,
  type CardPosition,
  type PlayerCard,
} from '@pennant/rules/cards/card';
import { BATTING_POSITIONS, type Slot } from '@pennant/rules/games/lineup-slots';
import type { PlayerSeason } from '../seasons/season-record.ts';
import { aBatterCard } from '../testing/a-card.ts';
import { aBatter } from '../testing/a-season.ts';
import { battingNumbers, lineUpBatters } from './line-up-batters.ts';

const SUMS = 11;

/** Returns a batter with so many singles in the table, playerID "p1" for card 1. */
const aPlayer = (cardID: number, hits: number, ...positions: CardPosition[]): BatterCard => {
  const base: BatterCell[] = Array.from({ length: SUMS }, (_, n) => (n < hits ? 'H1' : 'OO'));
  const dice = { base, extra: Array.from({ length: SUMS }, () => 'OO' as const) };
  return {
    ...aBatterCard({}, { cardID, playerID: `p${cardID}`, positions, rating: 50 + hits }),
    dice,
  };
};

const gamesOf = (cardID: number, gamesAt: Partial<PlayerSeason['gamesAt']>) =>
  [`p${cardID}`, aBatter(`p${cardID}`, {}, { gamesAt }).gamesAt] as const;

/** A nine of which everybody plays a position of their own, and a bench of one. */
const aClub = (changes: Partial<Record<Slot, PlayerCard>>): ReadonlyMap<Slot, PlayerCard> =>
  new Map<Slot, PlayerCard>([
    ...BATTING_POSITIONS.map((position, index): [Slot, PlayerCard] => [
      position,
      aPlayer(index + 1, 4, position),
    ]),
    ['B1', aPlayer(20, 2, 'C')],
    ['B2', aPlayer(21, 3, '1B')],
    ...(Object.entries(changes) as [Slot, PlayerCard][]),
  ]);

test('the bat that was mostly the designated hitter is it, and the glove plays center', () => {
  const bradley = aPlayer(30, 2, 'CF', 'LF');
  const martinez = aPlayer(31, 8, 'LF', 'DH');
  const chosen = aClub({ LF: martinez, DH: bradley, CF: aPlayer(8, 7, 'CF', 'LF') });
  const gamesAt = new Map([
    gamesOf(30, { CF: 140, LF: 5 }),
    gamesOf(31, { LF: 32, RF: 25, DH: 93 }),
    gamesOf(8, { LF: 130, CF: 20 }),
  ]);
  const club = lineUpBatters(chosen, [...chosen.values()], gamesAt);
  expect([club.get('DH'), club.get('CF'), club.get('LF')].map((card) => card?.cardID)).toEqual([
    31, 30, 8,
  ]);
});

test('the best free bat is the designated hitter, wherever it sat', () => {
  const grabowski = aPlayer(9, 3, 'C');
  const onTheBench = aPlayer(21, 5, '1B');
  const chosen = aClub({ DH: grabowski, B2: onTheBench });
  const fromBench = lineUpBatters(chosen, [...chosen.values()], new Map());
  expect(fromBench.get('DH')?.cardID).toBe(21);
  expect(fromBench.get('B2')?.cardID).toBe(9);
  const leftOut = aPlayer(40, 6, 'LF');
  const fromOutside = lineUpBatters(chosen, [...chosen.values(), leftOut], new Map());
  expect(fromOutside.get('DH')?.cardID).toBe(40);
  expect(fromOutside.get('B1')?.cardID).toBe(9);
});

test('nobody is in the lineup twice, and everybody may play where they stand', () => {
  const chosen = aClub({ DH: aPlayer(9, 1, 'C'), B2: aPlayer(21, 5, '1B') });
  const club = lineUpBatters(chosen, [...chosen.values()], new Map());
  expect(new Set([...club.values()].map(({ playerID }) => playerID)).size).toBe(club.size);
  for (const position of FIELD_POSITIONS) expect(club.get(position)?.positions).toContain(position);
});

test('where the record has the outfield together, an outfielder stays there', () => {
  const outfielder = aPlayer(30, 5, 'OF', '1B');
  const first = aPlayer(31, 5, '1B', 'OF');
  const chosen = aClub({ '1B': outfielder, LF: first });
  const gamesAt = new Map([gamesOf(30, { OF: 140, '1B': 10 }), gamesOf(31, { '1B': 130, OF: 12 })]);
  const club = lineUpBatters(chosen, [...chosen.values()], gamesAt);
  expect([club.get('1B')?.cardID, club.get('LF')?.cardID]).toEqual([31, 30]);
});

test('each of the nine has a number, and the bench has none', () => {
  const numbers = battingNumbers(aClub({ SS: aPlayer(5, 9, 'SS') }));
  expect(numbers.get('SS')).toBe(3);
  expect(new Set(numbers.values())).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9]));
  expect(numbers.get('B1')).toBeUndefined();
});
