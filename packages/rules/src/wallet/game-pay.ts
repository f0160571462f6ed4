/** What games against computer teams pay. Whole money. */
export const GAME_PAY = {
  /** A lost game. */
  loss: 15,
  /** A win against an even side; one that was half as likely pays twice as much. */
  evenWin: 60,
  /** The least and the most that a win pays. */
  leastWin: 30,
  mostWin: 180,
  /** The most that games pay in one UTC day. */
  dailyCap: 1000,
} as const;

/**
 * The most that a game pays on average, whatever the odds: a win's share of it is the same at all odds, up to those where a win pays
 * just the most; there the loss is likeliest. Half a unit for rounding. Choosing opponents gains no more than this.
 */
export const MOST_MEAN_PAY =
  GAME_PAY.evenWin / 2 + GAME_PAY.loss * (1 - GAME_PAY.evenWin / 2 / GAME_PAY.mostWin) + 0.5;

/**
 * What a game that became final pays its user: a win evenWin x .5 / its chance, rounded, within leastWin and mostWin; a loss a
 * flat sum; nothing for an abandoned game and for one between his own teams. What the day's cap leaves over is all he gets.
 *
 * `winChance` is the chance of his win before the game, over 0 and under 1, with the best side of his 24 (`winChanceAtBest`);
 * `paidToday` what games paid him this UTC day.
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
