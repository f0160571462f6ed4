/** Elo's figures (3-decisions, Contests, rewards, ratings, boards). */
export const ELO = {
  start: 1500,
  scale: 400,
  /** How far a team's first games move it, and how far later ones. */
  newcomerGames: 10,
  newcomerK: 40,
  settledK: 20,
} as const;

/**
 * A computer team's rating, which does not move: a club of score 50, the middle of all cards, is rated as a newcomer, and
 * each point of score is worth 15 (a tenfold advantage for 27 points).
 */
export const computerElo = (score: number): number => ELO.start + 15 * (score - 50);

/** The share of games that a team of this rating wins against the other, over 0 and under 1 (Elo's logistic curve). */
export const expectedScore = (own: number, other: number): number =>
  1 / (1 + 10 ** ((other - own) / ELO.scale));

/** A team's rating after a game. `games` is how many it had been rated for before. */
export const eloAfter = (game: {
  readonly own: number;
  readonly other: number;
  readonly games: number;
  readonly won: boolean;
}): number => {
  const k = game.games < ELO.newcomerGames ? ELO.newcomerK : ELO.settledK;
  return Math.round(game.own + k * ((game.won ? 1 : 0) - expectedScore(game.own, game.other)));
};
