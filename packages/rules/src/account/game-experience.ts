/** Experience that a game between different clubs brings its user (3-decisions, A game). */
export const GAME_EXPERIENCE = { final: 10, win: 20 } as const;

/** What a final game brings: nothing for one that was abandoned, and for one between the user's own teams. */
export const gameExperience = (game: {
  readonly won: boolean;
  readonly abandoned: boolean;
  readonly betweenOwnTeams: boolean;
}): number => {
  if (game.abandoned || game.betweenOwnTeams) return 0;
  return GAME_EXPERIENCE.final + (game.won ? GAME_EXPERIENCE.win : 0);
};
