import type { GameState } from '../state.ts';

/**
 * The scoreboard of a game, with the field names of the API (docs/spec/teams-games-campaigns.md,
 * "Entities and their fields").
 */
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

/** Returns the scoreboard of a game. */
export const scoreboardOf = (state: GameState): ScoreboardData => {
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
