/** Games of a contest unless its maker says otherwise (document 2, section 9). */
export const DEFAULT_CONTEST_GAMES = 7;

/** The longest contest. */
export const MOST_CONTEST_GAMES = 99;

export const CONTEST_RESULTS = ['win', 'loss', 'tie'] as const;
export type ContestResult = (typeof CONTEST_RESULTS)[number];

/**
 * How a series stands for its player: won or lost as soon as one side has won more than half of its games, a tie where all are
 * played and neither has; null while it is open.
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

/** Wins that decide a series. */
export const winsNeeded = (numOfGames: number): number => Math.floor(numOfGames / 2) + 1;
