import type { PackInventoryItem } from '@pennant/contract/packs';

import { PackWrapper } from '../../ui/pack/pack-wrapper.tsx';
import { Button } from '../../ui/button.tsx';
import { formatCount } from '../../ui/money.tsx';

interface Props {
  readonly item: PackInventoryItem;
  readonly isOpening: boolean;
  readonly isBusy: boolean;
  readonly onOpen: (amount: number) => void;
}

/** The user's unopened packs of one series, with the buttons that open them. */
export function UnopenedPacksPanel({ item, isOpening, isBusy, onOpen }: Props) {
  const { amount, Series } = item;
  return (
    <article
      aria-label={Series.name}
      className="grid h-full grid-cols-[7rem_minmax(0,1fr)] gap-4 border-2 border-rule-strong bg-raised p-4 shadow-sheet"
    >
      <PackWrapper series={Series} decorative className="w-28" />
      <div className="flex flex-col items-start gap-2">
        <h2 className="font-display text-lg leading-tight">{Series.name}</h2>
        <p className="text-ink-soft">
          {formatCount(amount)} {amount === 1 ? 'pack' : 'packs'}
        </p>
        <Button paint="pennant" disabled={isBusy} onClick={() => onOpen(1)}>
          {isOpening ? 'Opening Pack...' : 'Open Pack'}
        </Button>
        {amount > 1 ? (
          <Button
            size="small"
            className="max-sm:min-h-11"
            disabled={isBusy}
            onClick={() => onOpen(amount)}
          >
            {`Open all ${formatCount(amount)}`}
          </Button>
        ) : null}
      </div>
    </article>
  );
}
