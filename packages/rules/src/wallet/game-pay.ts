/** Pay of games against computer teams, in whole money. */
export const GAME_PAY = {
  /** A lost game. */
  loss: 15,
  /** A win with a probability of .5; one that was half as likely pays twice as much. */
  evenWin: 60,
  /** Minimum and maximum pay of a win. */
  leastWin: 30,
  mostWin: 180,
  /** Maximum pay of all games in one UTC day. */
  dailyCap: 1000,
} as const;

/**
 * Maximum expected pay of a game over all win probabilities. The expected pay of a win is constant
 * until a win pays `mostWin`; at that probability a loss is likeliest. Includes .5 for rounding. No
 * choice of opponents pays more on average.
 */
export const MAX_MEAN_PAY =
  GAME_PAY.evenWin / 2 + GAME_PAY.loss * (1 - GAME_PAY.evenWin / 2 / GAME_PAY.mostWin) + 0.5;

/**
 * Returns the pay of a final game: for a win evenWin x .5 / its probability, rounded, between
 * leastWin and mostWin; for a loss a flat sum; nothing for an abandoned game or one between the
 * user's own teams. At most what remains of the day's cap.
 *
 * `pregameWinProbability` is the user's win probability before the game, above 0 and below 1, with
 * the best lineup of their 24 cards (`optimalPregameWinProbability`); `paidToday` is the user's pay
 * from games this UTC day.
 */
export const gamePay = (game: {
  readonly won: boolean;
  readonly winChance: number;
  readonly abandoned: boolean;
  readonly betweenOwnTeams: boolean;
  readonly paidToday: number;
}): number => {
  if (game.abandoned || game.betweenOwnTeams) return 0;
  const { loss, evenWin, leastWin, mostWin, dailyCap } = GAME_PAY;
  const win = Math.round((evenWin * 0.5) / game.winChance);
  const pay = game.won ? Math.min(mostWin, Math.max(leastWin, win)) : loss;
  return Math.max(0, Math.min(pay, dailyCap - game.paidToday));
};
