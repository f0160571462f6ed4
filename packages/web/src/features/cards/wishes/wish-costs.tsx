import type { Series } from '@pennant/contract/packs';
import { useMemo, useState } from 'react';

import { formatCount } from '../../../ui/money.tsx';
import { CompletionCost } from '../../packs/trial/completion-cost.tsx';
import { groupWishes } from './group-wishes.ts';
import type { WishRow } from './wish-list-rows.ts';

/** How many series are worked out: each takes the browser up to a few seconds. */
const MAX_SERIES = 4;

interface Props {
  readonly rows: readonly WishRow[];
  readonly onSale: readonly Series[];
}

/** What the open wishes cost, by the cheapest series of each; closed at first. */
export default function WishCosts({ rows, onSale }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const groups = useMemo(() => groupWishes(rows, onSale), [rows, onSale]);
  if (groups.length === 0) return null;
  const more = groups.length - MAX_SERIES;
  return (
    <details
      className="mb-6"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="min-h-11 cursor-pointer py-2">
        <h2 className="inline font-slab text-lg font-semibold">What these wishes cost</h2>
      </summary>
      {isOpen ? (
        <div className="mt-2 grid gap-3 lg:grid-cols-2">
          {groups.slice(0, MAX_SERIES).map(({ series, wanted, wishes }) => (
            <CompletionCost
              key={series.seriesID}
              series={series}
              wanted={wanted}
              title={`${formatCount(wishes)} ${wishes === 1 ? 'wish' : 'wishes'} of ${series.name}`}
            />
          ))}
          {more > 0 ? (
            <p className="text-sm text-ink-soft">
              And wishes of {formatCount(more)} more series, each with fewer of them.
            </p>
          ) : null}
        </div>
      ) : null}
    </details>
  );
}
