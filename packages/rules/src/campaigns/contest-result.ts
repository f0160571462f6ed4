/**
 * Default number of games of a contest
 * (docs/spec/teams-games-campaigns.md, "Business constants and limits").
 */
export const DEFAULT_CONTEST_GAMES = 7;

/** Maximum number of games of a contest. */
export const MAX_CONTEST_GAMES = 99;

export const CONTEST_RESULTS = ['win', 'loss', 'tie'] as const;
export type ContestResult = (typeof CONTEST_RESULTS)[number];

/**
 * Returns the result of a series for its player: won or lost as soon as one side has won more than
 * half of its games, a tie where all are played and neither has; null while it is undecided.
 */
export const contestResult = ({
  numOfGames,
  wins,
  losses,
}: {
  readonly numOfGames: number;
  readonly wins: number;
  readonly losses: number;
}): ContestResult | null => {
  if (wins * 2 > numOfGames) return 'win';
  if (losses * 2 > numOfGames) return 'loss';
  return wins + losses >= numOfGames ? 'tie' : null;
};

/** Returns the number of wins that decide a series. */
export const winsNeeded = (numOfGames: number): number => Math.floor(numOfGames / 2) + 1;
