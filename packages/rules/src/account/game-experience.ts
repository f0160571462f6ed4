/**
 * Experience that a user gets for a final game, and in addition for a win
 * (docs/spec/decisions.md, "A game").
 */
export const GAME_EXPERIENCE = { final: 10, win: 20 } as const;

/**
 * Number of final games of a UTC day that bring all their experience, and of those after them that
 * bring half of it; later ones bring none.
 */
export const EXPERIENCE_DAY = { wholeGames: 20, halfGames: 20 } as const;

/**
 * Returns the share of its experience that a game brings, to its user and to its cards.
 *
 * @param gameOfDay its number among the user's final games of its UTC day, from 1.
 */
export const experienceShare = (gameOfDay: number): 1 | 0.5 | 0 => {
  const { wholeGames, halfGames } = EXPERIENCE_DAY;
  if (gameOfDay <= wholeGames) return 1;
  return gameOfDay <= wholeGames + halfGames ? 0.5 : 0;
};

/** Returns the experience of a card: half of an odd number is rounded down. */
export const cardExperience = (whole: number, gameOfDay: number): number =>
  Math.floor(whole * experienceShare(gameOfDay));

/**
 * Returns the experience that a user gets for a final game.
 *
 * @param game `gameOfDay` as above; null for an abandoned game and one between the user's own
 *   teams, which bring none and are not counted.
 */
export const gameExperience = (game: {
  readonly won: boolean;
  readonly gameOfDay: number | null;
}): number =>
  game.gameOfDay === null
    ? 0
    : (GAME_EXPERIENCE.final + (game.won ? GAME_EXPERIENCE.win : 0)) *
      experienceShare(game.gameOfDay);
