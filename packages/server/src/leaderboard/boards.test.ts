import {
  BATTING_STATS,
  battingValue,
  BOARD_LENGTH,
  LOWER_IS_BETTER_STATS,
  minOuts,
  PITCHING_STATS,
  pitchingValue,
  minPlateAppearances,
  RATE_STATS,
  type BattingTotals,
  type PitchingTotals,
} from '@pennant/rules/leaderboard/board-statistics';
import { monthOf, periodKeysOf } from '@pennant/rules/leaderboard/month-and-quarter';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aSeason } from '../packs/testing/a-season.ts';
import { aPlayer } from '../testing/a-player.ts';
import { anApp } from '../testing/an-app.ts';
import { readBoards } from './board-store.ts';
import { enterGameStatistics, type GameStatistics } from './enter-game-statistics.ts';
import { battingValueOf, pitchingValueOf } from './show-boards.ts';

const app = await anApp();
const { database } = app;
await aSeason(database, { year: 1954 });
const users = await Promise.all([1, 2].map(async () => (await aPlayer(app)).userID));
const cards = await database.sql<{ card_id: number }>(
  'select card_id from card order by 1 limit 8',
);

/** A small range, so that ties are frequent. */
const few = fc.integer({ min: 0, max: 3 });
const added = fc.integer({ min: -9000, max: 9000 });
const batter = fc.record({
  cardID: fc.constantFrom(...cards.map(({ card_id }) => card_id)),
  outs: fc.integer({ min: 0, max: 9 }),
  h1: few,
  h2: few,
  h3: few,
  hr: few,
  r: few,
  rbi: few,
  bb: few,
  sb: few,
  wpa: added,
});
const pitcher = fc.record({
  cardID: fc.constantFrom(...cards.map(({ card_id }) => card_id)),
  ipOuts: fc.integer({ min: 0, max: 27 }),
  er: few,
  h: few,
  bb: few,
  so: few,
  w: few,
  sv: few,
  wpa: added,
});
const once = { selector: ({ cardID }: { cardID: number }) => cardID, maxLength: 6 };
const game = fc
  .record({
    userID: fc.constantFrom(...users),
    // Around the turn of a month, of a quarter and of a year.
    ended: fc.constantFrom(
      '2025-12-31T23:59:59.999Z',
      '2026-01-01T00:00:00.000Z',
      '2026-01-31T12:00:00.000Z',
      '2026-02-01T00:00:00.000Z',
    ),
    batters: fc.uniqueArray(batter, once),
    pitchers: fc.uniqueArray(pitcher, once),
  })
  .map(({ batters, ...rest }) => ({
    ...rest,
    batters: batters.map(({ outs, ...line }) => {
      const ab = outs + line.h1 + line.h2 + line.h3 + line.hr;
      return { ...line, ab, pa: ab + line.bb };
    }),
  }));
type PlayedGame = GameStatistics & { readonly ended: string };

interface Line {
  readonly user: string;
  readonly card: number;
  readonly value: number;
}

/** Computes a board from all games by plain addition. */
function naiveBoard(games: readonly PlayedGame[], period: number, stat: string): Line[] {
  const isBatting = (BATTING_STATS as readonly string[]).includes(stat);
  const counting = games.filter(({ ended }) => periodKeysOf(monthOf(ended)).includes(period));
  const lines: Line[] = [];
  for (const user of users) {
    const own = counting.filter(({ userID }) => userID === user);
    for (const { card_id: card } of cards) {
      const sums: Record<string, number> = {};
      const played = own
        .flatMap((played): readonly ({ cardID: number } & object)[] =>
          isBatting ? played.batters : played.pitchers,
        )
        .filter(({ cardID }) => cardID === card);
      if (played.length === 0) continue;
      for (const line of played)
        for (const [name, value] of Object.entries(line)) sums[name] = (sums[name] ?? 0) + value;
      const value = isBatting
        ? battingValue(stat as 'AVG', sums as unknown as BattingTotals)
        : pitchingValue(stat as 'ERA', sums as unknown as PitchingTotals);
      const isOn = (RATE_STATS as readonly string[]).includes(stat)
        ? isBatting
          ? sums['pa']! >= minPlateAppearances(own.length)
          : sums['ipOuts']! >= minOuts(own.length)
        : value > 0;
      if (isOn) lines.push({ user, card, value });
    }
  }
  const sign = (LOWER_IS_BETTER_STATS as readonly string[]).includes(stat) ? 1 : -1;
  return lines
    .toSorted(
      (a, b) =>
        sign * (a.value - b.value) ||
        (a.user < b.user ? -1 : a.user > b.user ? 1 : a.card - b.card),
    )
    .slice(0, BOARD_LENGTH);
}

test('every board is what adding up all games by hand gives, whatever was played, after each game', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(game, { minLength: 15, maxLength: 45, size: 'max' }),
      async (games) => {
        await database.sql('truncate games_finished, batting_statistics, pitching_statistics');
        for (const { ended, ...statistics } of games)
          await database.transaction((tx) => enterGameStatistics(tx, statistics, new Date(ended)));
        for (const period of [0, 254, 261, 2512, 2601, 2602]) {
          const { batters, pitchers } = await readBoards(database, period);
          const kept = [
            ...batters.map((row) => ({ ...row, value: battingValueOf(row) })),
            ...pitchers.map((row) => ({ ...row, value: pitchingValueOf(row) })),
          ];
          for (const stat of [...BATTING_STATS, ...PITCHING_STATS]) {
            const board = kept
              .filter((row) => row.stat === stat)
              .map(({ user_id: user, card_id: card, value }) => ({ user, card, value }));
            expect({ stat, period, board }).toEqual({
              stat,
              period,
              board: naiveBoard(games, period, stat),
            });
          }
        }
      },
    ),
    { numRuns: 15 },
  );
});

test('two games of one user that end at the same moment both count', async () => {
  await database.sql('truncate games_finished, batting_statistics, pitching_statistics');
  const line = { pa: 4, ab: 4, h1: 1, h2: 0, h3: 0, hr: 0, r: 0, rbi: 0, bb: 0, sb: 0, wpa: 5 };
  const orders = [cards, cards.toReversed()];
  await Promise.all(
    [...orders, ...orders, ...orders].map((order) =>
      database.transaction((tx) =>
        enterGameStatistics(
          tx,
          {
            userID: users[0]!,
            batters: order.map(({ card_id: cardID }) => ({ cardID, ...line })),
            pitchers: [],
          },
          new Date('2026-03-04T05:06:07.000Z'),
        ),
      ),
    ),
  );
  const { batters } = await readBoards(database, 2603);
  const singles = batters.filter(({ stat }) => stat === 'H1').map(({ h1 }) => h1);
  expect(singles).toEqual(cards.map(() => 6));
  expect(batters.filter(({ stat }) => stat === 'AVG')).toHaveLength(cards.length);
});
