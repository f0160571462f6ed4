import { BATTER_RESULTS, type BatterResult } from '@pennant/rules/cards/card';

/** Share of plate appearances that end in each result; the seven shares sum to 1. */
export type OutcomeRates = Readonly<Record<BatterResult, number>>;

/** Returns the share of plate appearances that end in a hit, home runs included. */
export const hitRate = (rates: OutcomeRates): number => rates.H1 + rates.H2 + rates.H3 + rates.HR;

/** Returns rates with the given six results; all other plate appearances are ordinary outs. */
export const withOrdinaryOuts = (six: Omit<OutcomeRates, 'OO'>): OutcomeRates => ({
  ...six,
  OO: Math.max(0, 1 - six.H1 - six.H2 - six.H3 - six.HR - six.BB - six.SO),
});

/**
 * Returns the weighted mean of rates, such as over the leagues of a player who changed leagues in
 * midseason. Where all weights are 0, the parts count equally.
 */
export const meanRates = (
  parts: readonly { readonly weight: number; readonly rates: OutcomeRates }[],
): OutcomeRates => {
  const only = parts[0];
  if (only !== undefined && parts.length === 1) return only.rates;
  const total = parts.reduce((sum, part) => sum + part.weight, 0);
  const mean = { H1: 0, H2: 0, H3: 0, HR: 0, BB: 0, SO: 0, OO: 0 };
  for (const part of parts) {
    const share = total > 0 ? part.weight / total : 1 / parts.length;
    for (const result of BATTER_RESULTS) mean[result] += share * part.rates[result];
  }
  return mean;
};
