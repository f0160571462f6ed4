import type { Series } from '@pennant/contract/packs';
import { TIERS, type Tier } from '@pennant/rules/cards/tier';
import { listTierOdds, type PricedTierOdds } from '@pennant/rules/packs/series-odds';
import type { ReactNode } from 'react';

import { TierSwatch } from '../../ui/tier-swatch.tsx';
import { useNarrowScreen } from '../../ui/media-query-hooks.ts';
import { formatCount, Money } from '../../ui/money.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { oneInText, percentText } from './chance-text.ts';
import { TierBar } from './tier-bar.tsx';
import { RuleLink } from '../../ui/rule/rule-link.tsx';

const lowestRating = (tier: Tier) => TIERS.find((entry) => entry.tier === tier)?.from ?? 0;

const COLUMNS: readonly Column<PricedTierOdds>[] = [
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
  {
    key: 'chance',
    head: 'Each card',
    cell: ({ chance }) => <RuleLink rule="pack-odds">{percentText(chance)}</RuleLink>,
    figures: true,
  },
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

/** What stands in two lines on a phone, where it is a column of its own elsewhere. */
const TwoLines = ({ first, second }: { readonly first: ReactNode; readonly second: string }) => (
  <>
    {first}
    <span className="block text-xs whitespace-nowrap text-ink-soft">{second}</span>
  </>
);

/** The columns on a phone: the number of cards, and the odds of one, stand below their tier's. */
const PHONE_COLUMNS: readonly Column<PricedTierOdds>[] = COLUMNS.flatMap((column) => {
  if (column.key === 'cards' || column.key === 'one') return [];
  if (column.key === 'tier') {
    const cell = (row: PricedTierOdds) => (
      <TwoLines first={column.cell(row)} second={`${formatCount(row.cards)} cards`} />
    );
    return [{ ...column, cell }];
  }
  if (column.key !== 'chance') return [column];
  const cell = (row: PricedTierOdds) => (
    <TwoLines first={column.cell(row)} second={`one: ${oneInText(row.chanceOfEach)}`} />
  );
  return [{ ...column, cell }];
});

/** The published odds of a series: the chance of each tier, and of any one card of the tier. */
export function TierOdds({ series }: { readonly series: Series }) {
  const rows = listTierOdds(series.odds);
  const lowestFirst = rows.toReversed();
  const narrow = useNarrowScreen();
  return (
    <section aria-label="Tier odds" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <TierBar
        label={`One card of a pack: ${lowestFirst.map(({ tier, chance }) => `${tier} ${percentText(chance)}`).join(', ')}`}
        shares={lowestFirst.map(({ tier, chance }) => ({ tier, part: chance }))}
      />
      <div className="max-sm:[&_:is(th,td)]:px-1.5">
        <Table
          caption="Odds by tier"
          columns={narrow ? PHONE_COLUMNS : COLUMNS}
          rows={rows}
          rowKey={({ tier }) => tier}
        />
      </div>
    </section>
  );
}
