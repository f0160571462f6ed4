import type { Series } from '@pennant/contract/packs';
import { TIERS, type Tier } from '@pennant/rules/cards/tier';

import { TierSwatch } from '../../ui/tier-swatch.tsx';
import { useNarrowScreen } from '../../ui/media-query-hooks.ts';
import { formatCount, Money } from '../../ui/money.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { oneInText, percentText } from './chance-text.ts';
import { TierBar } from './tier-bar.tsx';

const lowestRating = (tier: Tier) => TIERS.find((entry) => entry.tier === tier)?.from ?? 0;

const COLUMNS: readonly Column<Series['tiers'][number]>[] = [
  {
    key: 'tier',
    head: 'Tier',
    cell: ({ tier }) => (
      <span className="inline-flex items-center gap-2 font-medium">
        <TierSwatch rating={lowestRating(tier)} />
        <span aria-hidden="true">{tier}</span>
      </span>
    ),
  },
  { key: 'cards', head: 'Cards', cell: ({ cards }) => formatCount(cards), figures: true },
  { key: 'chance', head: 'Each card', cell: ({ chance }) => percentText(chance), figures: true },
  {
    key: 'one',
    head: 'One of them',
    cell: ({ chanceOfEach }) => oneInText(chanceOfEach),
    figures: true,
  },
  {
    key: 'resells',
    head: 'Resells',
    cell: ({ salePrice }) => <Money amount={salePrice} />,
    figures: true,
  },
];

/** On a phone the odds of one card stand below its tier's, and all columns fit. */
const PHONE_COLUMNS = COLUMNS.filter(({ key }) => key !== 'one').map((column) =>
  column.key === 'chance'
    ? {
        ...column,
        cell: ({ chance, chanceOfEach }: Series['tiers'][number]) => (
          <>
            {percentText(chance)}
            <span className="block text-xs whitespace-nowrap text-ink-soft">
              one: {oneInText(chanceOfEach)}
            </span>
          </>
        ),
      }
    : column,
);

/** The published odds of a series: the chance of each tier, and of any one card of the tier. */
export function TierOdds({ series }: { readonly series: Series }) {
  const lowestFirst = series.tiers.toReversed();
  const narrow = useNarrowScreen();
  return (
    <section aria-label="Tier odds" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <TierBar
        label={`One card of a pack: ${lowestFirst.map(({ tier, chance }) => `${tier} ${percentText(chance)}`).join(', ')}`}
        shares={lowestFirst.map(({ tier, chance }) => ({ tier, part: chance }))}
      />
      <div className="max-sm:[&_:is(th,td)]:px-1.5 max-sm:[&_th]:whitespace-normal">
        <Table
          caption="Odds by tier"
          columns={narrow ? PHONE_COLUMNS : COLUMNS}
          rows={series.tiers}
          rowKey={({ tier }) => tier}
        />
      </div>
    </section>
  );
}
