import type { GameState } from './state.ts';

/** The scoreboard of a game, as document 2 names it. */
export interface ScoreboardData {
  /** Runs of each half-inning begun, the visitors' first half first. */
  readonly inningScores: readonly number[];
  readonly visitorScore: number;
  readonly visitorHits: number;
  readonly visitorErrors: number;
  readonly homeScore: number;
  readonly homeHits: number;
  readonly homeErrors: number;
}

export const scoreboardData = (state: GameState): ScoreboardData => {
  const { visitors, home } = state;
  return {
    inningScores: visitors.inningRuns.flatMap((runs, inning) =>
      inning < home.inningRuns.length ? [runs, home.inningRuns[inning] as number] : [runs],
    ),
    visitorScore: visitors.runs,
    visitorHits: visitors.hits,
    visitorErrors: visitors.errors,
    homeScore: home.runs,
    homeHits: home.hits,
    homeErrors: home.errors,
  };
};
