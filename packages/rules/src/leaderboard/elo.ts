/** Constants of the Elo rating (docs/spec/decisions.md, "Contests, rewards, ratings, boards"). */
export const ELO = {
  start: 1500,
  scale: 400,
  /** Number of a team's first games, and the K factors of those and of later games. */
  newcomerGames: 10,
  newcomerK: 40,
  settledK: 20,
} as const;

/** How long the rating of a deleted team holds its user's new teams down, in days. */
export const DELETED_RATING_DAYS = 90;

/**
 * Returns the rating that a new team begins with: what its user's played teams are rated at the
 * lowest, deleted ones of the last days included, and no more than `start`. Making a team anew
 * thus raises no rating.
 *
 * @param lowestPlayed null for a user without played teams.
 */
export const newTeamElo = (lowestPlayed: number | null): number =>
  Math.min(ELO.start, lowestPlayed ?? ELO.start);

/**
 * Returns the fixed rating of a computer team: `start` for a score of 50, the middle of all cards,
 * plus 15 for each further point of score (odds of ten to one for 27 points).
 */
export const computerElo = (score: number): number => ELO.start + 15 * (score - 50);

/**
 * Returns the expected share of wins of a team against another, above 0 and below 1 (Elo's logistic
 * curve).
 */
export const expectedScore = (own: number, other: number): number =>
  1 / (1 + 10 ** ((other - own) / ELO.scale));

/** Returns a team's rating after a game. `games` is the number of its rated games before. */
export const eloAfter = (game: {
  readonly own: number;
  readonly other: number;
  readonly games: number;
  readonly won: boolean;
}): number => {
  const k = game.games < ELO.newcomerGames ? ELO.newcomerK : ELO.settledK;
  return Math.round(game.own + k * ((game.won ? 1 : 0) - expectedScore(game.own, game.other)));
};
