/**
 * Experience that a user gets for a final game, and in addition for a win
 * (docs/spec/decisions.md, "A game").
 */
export const GAME_EXPERIENCE = { final: 10, win: 20 } as const;

/**
 * Returns the experience that a user gets for a final game: none for an abandoned game or one
 * between the user's own teams.
 */
export const gameExperience = (game: {
  readonly won: boolean;
  readonly abandoned: boolean;
  readonly betweenOwnTeams: boolean;
}): number => {
  if (game.abandoned || game.betweenOwnTeams) return 0;
  return GAME_EXPERIENCE.final + (game.won ? GAME_EXPERIENCE.win : 0);
};
