import type { Tier } from '@pennant/rules/cards/tier';

import { ScrollableTable } from '../../ui/scrollable-table.tsx';
import { formatAverageMoney, formatCount, formatMoney } from '../../ui/money.tsx';
import type { SeriesEconomics } from './series-draft.ts';
import { RuleLink } from '../../ui/rule/rule-link.tsx';

const formatPercent = (chance: number): string =>
  `${(chance * 100).toFixed(chance > 0 && chance < 0.01 ? 2 : 1)}%`;

// Written out in full, since Tailwind scans the source for class names.
const TIER_FILLS: Record<Tier, string> = {
  iron: 'fill-tier-iron',
  bronze: 'fill-tier-bronze',
  silver: 'fill-tier-silver',
  gold: 'fill-tier-gold',
  titanium: 'fill-tier-titanium',
  uranium: 'fill-tier-uranium',
};

/** The live panel beside the form: the odds players would see, and whether the cost is allowed. */
export function SeriesEconomicsPanel({
  figures,
  cost,
}: {
  readonly figures: SeriesEconomics | null;
  readonly cost: number;
}) {
  return (
    <section
      aria-labelledby="figures"
      className="border-2 border-rule-strong bg-raised p-4 shadow-sheet"
    >
      <h2 id="figures" className="mb-3 font-display text-xl">
        Odds and resale
      </h2>
      {figures === null ? (
        <p className="text-ink-soft">Put the figures right to see the odds.</p>
      ) : (
        <>
          <OddsBar figures={figures} />
          <ScrollableTable caption="Odds of one card of a pack">
            <thead>
              <tr>
                <th scope="col">Tier</th>
                <th scope="col" data-figures>
                  Cards
                </th>
                <th scope="col" data-figures>
                  <RuleLink rule="pack-odds">Chance</RuleLink>
                </th>
              </tr>
            </thead>
            <tbody>
              {figures.tiers.map(({ tier, cards, chance }) => (
                <tr key={tier}>
                  <th scope="row">{tier}</th>
                  <td data-figures>{formatCount(cards)}</td>
                  <td data-figures>{formatPercent(chance)}</td>
                </tr>
              ))}
            </tbody>
          </ScrollableTable>
          <dl className="mt-4 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
            <Figure name="Cards in the packs" value={formatCount(figures.cards)} />
            <Figure
              name="A pack resells for, on average"
              value={formatAverageMoney(figures.expectedResale)}
            />
            <Figure name="Lowest cost, resale / 0.85" value={formatMoney(figures.lowestCost)} />
            <Figure name="Usual cost" value={formatMoney(figures.usualCost)} />
          </dl>
          <p
            role="status"
            className={`mt-4 border-l-4 pl-3 font-semibold ${figures.coversResale && figures.canFillAPack ? 'border-good text-good' : 'border-bad text-bad'}`}
          >
            {describeCost(figures, cost)}
          </p>
        </>
      )}
    </section>
  );
}

function describeCost(figures: SeriesEconomics, cost: number): string {
  if (!figures.canFillAPack)
    return `${figures.cards} cards cannot fill a pack yet. Put more cards in.`;
  if (!figures.coversResale)
    return `Refused: a cost of ${Number.isNaN(cost) ? 'no figure' : formatMoney(cost)} is below ${formatMoney(figures.lowestCost)}.`;
  return `The cost holds: ${formatMoney(cost)} is at least ${formatMoney(figures.lowestCost)}.`;
}

function Figure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="figures text-right font-semibold">{value}</dd>
    </>
  );
}

/** Returns the segment of each tier on the bar, in percent of its width. */
const tierSegments = ({ tiers }: SeriesEconomics) => {
  const upwards = tiers.toReversed();
  return upwards.map(({ tier, chance }, index) => ({
    tier,
    width: chance * 100,
    x: upwards.slice(0, index).reduce((sum, below) => sum + below.chance * 100, 0),
  }));
};

/** A stacked bar of the chances of the tiers, the best at the right. */
function OddsBar({ figures }: { readonly figures: SeriesEconomics }) {
  return (
    <svg
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      className="mb-3 h-6 w-full border-2 border-ink"
      aria-hidden="true"
    >
      {tierSegments(figures).map(({ tier, x, width }) => (
        <rect key={tier} x={x} y="0" width={width} height="6" className={TIER_FILLS[tier]} />
      ))}
    </svg>
  );
}
