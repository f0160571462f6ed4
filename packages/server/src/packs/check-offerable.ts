import { checkPackCost } from '@pennant/rules/packs/pack-cost';
import { refuse, type Refusal } from '../platform/refusal.ts';

/** Returns why a series may not be offered with these odds, with the figures; null if it may. */
export function checkOfferable(
  series: { readonly cost: number; readonly numberOfCards: number },
  odds: { expectedResale: number; canFillAPack: boolean; cards: number },
): Refusal<'series_cannot_fill_a_pack' | 'cost_below_resale'> | null {
  if (!odds.canFillAPack) {
    return refuse('series_cannot_fill_a_pack', {
      cards: odds.cards,
      numberOfCards: series.numberOfCards,
    });
  }
  return checkCost(series, odds);
}

/** Returns a refusal if the cost of a pack does not cover its expected resale; null if it does. */
export function checkCost(
  { cost }: { readonly cost: number },
  { expectedResale }: { readonly expectedResale: number },
): Refusal<'cost_below_resale'> | null {
  const covered = checkPackCost({ cost, expectedResale });
  if (covered.ok) return null;
  return refuse('cost_below_resale', { cost, expectedResale, lowestCost: covered.lowestCost });
}
