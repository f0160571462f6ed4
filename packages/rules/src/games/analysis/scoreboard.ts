import type { GameState, SideState } from '../state.ts';

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

type SideScore = Pick<SideState, 'runs' | 'hits' | 'errors' | 'inningRuns'>;

/** How far a game is or came, and its score: what of a state outlasts the game. */
export interface GameScore extends Pick<GameState, 'eventNumber' | 'ipOuts'> {
  readonly visitors: SideScore;
  readonly home: SideScore;
}

const sideScoreOf = ({ runs, hits, errors, inningRuns }: SideScore): SideScore => ({
  runs,
  hits,
  errors,
  inningRuns,
});

/** Returns what of a state outlasts the game. */
export const scoreOf = ({ eventNumber, ipOuts, visitors, home }: GameScore): GameScore => ({
  eventNumber,
  ipOuts,
  visitors: sideScoreOf(visitors),
  home: sideScoreOf(home),
});

/** Returns the scoreboard of a game. */
export const scoreboardOf = ({ visitors, home }: GameScore): ScoreboardData => {
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
