import { addCardStatistics } from '@pennant/server/cards/add-card-statistics';
import {
  enterGameStatistics,
  type GameStatistics,
} from '@pennant/server/leaderboard/enter-game-statistics';
import type { Database } from '@pennant/server/platform/database/database';

const NOW = new Date('2026-05-20T12:00:00.000Z');

/**
 * Returns what a final game adds to the cards' own counters, which it did before there were boards.
 */
const countersOf = ({ batters }: GameStatistics) =>
  batters.map(({ cardID, pa, r, ...line }) => ({
    ...line,
    cardID,
    exp: pa,
    so: 0,
    runs: r,
    cs: 0,
    ipOuts: 0,
  }));

/**
 * Returns the milliseconds of the transactions that end games, up to the commit: with counters
 * alone, and with the boards, in turns.
 */
export async function measureGameEnds(
  database: Database,
  games: readonly GameStatistics[],
  times: number,
): Promise<{ counters: number[]; withBoards: number[] }> {
  const finish = async (game: GameStatistics, hasBoards: boolean): Promise<number> => {
    const before = performance.now();
    await database.transaction(async (tx) => {
      await addCardStatistics(tx, { userID: game.userID, figures: countersOf(game) });
      if (hasBoards) await enterGameStatistics(tx, game, NOW);
    });
    return performance.now() - before;
  };
  const counters: number[] = [];
  const withBoards: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const game = games[time % games.length]!;
    counters.push(await finish(game, false));
    withBoards.push(await finish(game, true));
  }
  return { counters, withBoards };
}
