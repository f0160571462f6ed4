/**
 * Glicko-2 (M. Glickman, "Example of the Glicko-2 system", 2022). Ratings and deviations are on the
 * scale of Glicko: 1500 is the middle.
 */
export interface GlickoRating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

/** A result against an opponent: 1 for a win, 0 for a loss. */
export interface GlickoResult {
  readonly opponent: Pick<GlickoRating, 'rating' | 'deviation'>;
  readonly score: 0 | 1;
}

/** What a player is rated before the first result; no deviation grows beyond it. */
export const GLICKO_START: GlickoRating = { rating: 1500, deviation: 350, volatility: 0.06 };

/** The system constant: how much the volatility may change in a period. */
const TAU = 0.5;
const CONVERGENCE = 0.000001;
/** The scale of Glicko-2 in points of Glicko. */
const SCALE = 173.7178;

/** Returns how much a result against an opponent of this deviation tells, in (0, 1]. */
const weightOf = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi * phi) / Math.PI ** 2);

/** Returns the expected score against an opponent. */
const expectedScore = (mu: number, opponent: { readonly mu: number; readonly phi: number }) =>
  1 / (1 + Math.exp(-weightOf(opponent.phi) * (mu - opponent.mu)));

/** Returns the new volatility: the root of step 5 of the paper, by the Illinois algorithm. */
function findVolatility(
  { phi, volatility }: { readonly phi: number; readonly volatility: number },
  delta: number,
  variance: number,
): number {
  const a = Math.log(volatility * volatility);
  const f = (x: number): number => {
    const e = Math.exp(x);
    const d = phi * phi + variance + e;
    return (e * (delta * delta - d)) / (2 * d * d) - (x - a) / (TAU * TAU);
  };
  let low = a;
  let high: number;
  if (delta * delta > phi * phi + variance) {
    high = Math.log(delta * delta - phi * phi - variance);
  } else {
    let steps = 1;
    while (f(a - steps * TAU) < 0) steps += 1;
    high = a - steps * TAU;
  }
  let atLow = f(low);
  let atHigh = f(high);
  while (Math.abs(high - low) > CONVERGENCE) {
    const middle = low + ((low - high) * atLow) / (atHigh - atLow);
    const atMiddle = f(middle);
    if (atMiddle * atHigh <= 0) {
      low = high;
      atLow = atHigh;
    } else {
      atLow /= 2;
    }
    high = middle;
    atHigh = atMiddle;
  }
  return Math.exp(low / 2);
}

/** Returns a rating after so many periods without a result: less is known of the player. */
export const afterIdlePeriods = (player: GlickoRating, periods: number): GlickoRating => {
  const variance = player.deviation ** 2 + Math.max(0, periods) * (player.volatility * SCALE) ** 2;
  return { ...player, deviation: Math.min(GLICKO_START.deviation, Math.sqrt(variance)) };
};

/** Returns a rating after a period with these results, in any order; idle without any. */
export function afterPeriod(player: GlickoRating, results: readonly GlickoResult[]): GlickoRating {
  if (results.length === 0) return afterIdlePeriods(player, 1);
  const mu = (player.rating - GLICKO_START.rating) / SCALE;
  const phi = player.deviation / SCALE;
  let information = 0;
  let surprise = 0;
  for (const { opponent, score } of results) {
    const other = {
      mu: (opponent.rating - GLICKO_START.rating) / SCALE,
      phi: opponent.deviation / SCALE,
    };
    const weight = weightOf(other.phi);
    const expected = expectedScore(mu, other);
    information += weight * weight * expected * (1 - expected);
    surprise += weight * (score - expected);
  }
  const variance = 1 / information;
  const volatility = findVolatility(
    { phi, volatility: player.volatility },
    variance * surprise,
    variance,
  );
  const before = Math.sqrt(phi * phi + volatility * volatility);
  const after = 1 / Math.sqrt(1 / (before * before) + information);
  return {
    rating: player.rating + SCALE * after * after * surprise,
    deviation: Math.min(GLICKO_START.deviation, SCALE * after),
    volatility,
  };
}
