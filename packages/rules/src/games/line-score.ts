import type { GameState } from './state.ts';

/** The scoreboard of a game, as document 2 names it. */
export interface ScoreboardData {
  /** One row for each inning begun; a half that has not been begun is null. */
  readonly inningScores: readonly {
    readonly inning: number;
    readonly visitor: number | null;
    readonly home: number | null;
  }[];
  readonly visitorScore: number;
  readonly visitorHits: number;
  readonly visitorErrors: number;
  readonly homeScore: number;
  readonly homeHits: number;
  readonly homeErrors: number;
}

export const scoreboardData = (state: GameState): ScoreboardData => {
  const { visitors, home } = state;
  const innings = Math.max(visitors.inningRuns.length, home.inningRuns.length);
  return {
    inningScores: Array.from({ length: innings }, (_, index) => ({
      inning: index + 1,
      visitor: visitors.inningRuns[index] ?? null,
      home: home.inningRuns[index] ?? null,
    })),
    visitorScore: visitors.runs,
    visitorHits: visitors.hits,
    visitorErrors: visitors.errors,
    homeScore: home.runs,
    homeHits: home.hits,
    homeErrors: home.errors,
  };
};
