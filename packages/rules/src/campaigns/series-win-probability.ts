import { contestResult } from './contest-result.ts';

/**
 * Returns the probability of winning a contest's series, given that of winning a game: every way in
 * which the remaining games can go, until one side has won more than half of all.
 */
export const seriesWinProbability = (
  gameWinProbability: number,
  series: { readonly numOfGames: number; readonly wins: number; readonly losses: number },
): number => {
  const { numOfGames } = series;
  // Probability of each number of wins after the games so far, in a series that is undecided.
  let undecided = new Map([[series.wins, 1]]);
  let won = 0;
  for (let games = series.wins + series.losses; ; games += 1) {
    const next = new Map<number, number>();
    for (const [wins, probability] of undecided) {
      const result = contestResult({ numOfGames, wins, losses: games - wins });
      if (result === 'win') won += probability;
      if (result !== null) continue;
      next.set(wins, (next.get(wins) ?? 0) + probability * (1 - gameWinProbability));
      next.set(wins + 1, (next.get(wins + 1) ?? 0) + probability * gameWinProbability);
    }
    if (next.size === 0) return Math.min(1, won);
    undecided = next;
  }
};
