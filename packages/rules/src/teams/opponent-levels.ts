/**
 * A range of chances to win one game, in [0, 1]. An opponent fits where a team's chance against it
 * is from `least` to `most`; the nearer to `aim`, the better.
 */
export interface ChanceRange {
  readonly least: number;
  readonly aim: number;
  readonly most: number;
}

/** The levels of the opponents that a new game proposes, easiest first. */
export const OPPONENT_LEVELS = [
  { level: 'easier', least: 0.58, aim: 0.66, most: 0.76 },
  { level: 'even', least: 0.45, aim: 0.5, most: 0.55 },
  { level: 'harder', least: 0.24, aim: 0.34, most: 0.42 },
] as const satisfies readonly (ChanceRange & { readonly level: string })[];

/** The chance to win a user's first game: more likely than not, and still a game. */
export const FIRST_GAME_CHANCE: ChanceRange = { least: 0.55, aim: 0.6, most: 0.65 };

/** How many times a day another three opponents can be drawn for a team. */
export const MAX_OPPONENT_DRAWS = 20;
