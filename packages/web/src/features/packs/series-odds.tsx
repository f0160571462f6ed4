import type { Series } from '@pennant/contract/packs';

import { countText, moneyText } from '../../ui/money.tsx';

const percent = (chance: number): string =>
  `${(chance * 100).toFixed(chance > 0 && chance < 0.01 ? 2 : 1)}%`;

/** "1 in 240" */
const oneIn = (chance: number): string =>
  chance === 0 ? '–' : `1 in ${countText(Math.max(1, Math.round(1 / chance)))}`;

/** The published odds of a series: the weight of each tier, and the chance of any one card of it. */
export function SeriesOdds({ series }: { readonly series: Series }) {
  return (
    <details className="mt-4 border-t border-rule pt-2">
      <summary className="min-h-9 cursor-pointer py-1 font-slab font-semibold">
        What is inside
      </summary>
      <table className="mt-1 w-full text-sm">
        <thead>
          <tr className="border-b border-ink text-left font-varsity text-xs text-ink-soft">
            <th scope="col" className="py-1 font-normal">
              Tier
            </th>
            <th scope="col" className="py-1 text-right font-normal">
              Cards
            </th>
            <th scope="col" className="py-1 text-right font-normal">
              Each card
            </th>
            <th scope="col" className="py-1 text-right font-normal">
              One of them
            </th>
          </tr>
        </thead>
        <tbody>
          {series.tiers.map(({ tier, cards, chance, chanceOfEach }) => (
            <tr key={tier} className="border-b border-rule last:border-b-0">
              <th scope="row" className="py-1 text-left font-medium">
                {tier}
              </th>
              <td className="figures py-1 text-right">{countText(cards)}</td>
              <td className="figures py-1 text-right">{percent(chance)}</td>
              <td className="figures py-1 text-right">{oneIn(chanceOfEach)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-sm text-ink-soft">
        A pack of nothing but duplicates sells for {moneyText(Math.round(series.expectedResale))} on
        average.
      </p>
    </details>
  );
}
