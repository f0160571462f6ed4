/** Number of games of a UTC day that may be played by click and count on the boards. */
export const MAX_CLICKED_GAMES_A_DAY = 20;

/**
 * Returns whether a game was played by click: the user asked for under half of its rolls one by
 * one, and left the others to Play to End or Play Half-inning.
 */
export const isPlayedByClick = (game: {
  /** Number of plate appearances that were rolled. */
  readonly rolls: number;
  /** Number of those that the user asked for one by one. */
  readonly singleRolls: number;
}): boolean => game.singleRolls * 2 < game.rolls;

/**
 * Returns whether a game enters the sums of the boards and the number of games finished.
 *
 * @param clickedGameOfDay its number among the user's games of the day that were played by click,
 *   from 1; null if it was not.
 */
export const countsOnBoards = (clickedGameOfDay: number | null): boolean =>
  clickedGameOfDay === null || clickedGameOfDay <= MAX_CLICKED_GAMES_A_DAY;
