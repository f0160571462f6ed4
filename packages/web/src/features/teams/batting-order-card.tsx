import { SLOTS, type Slot } from '@pennant/rules/games/slot';
import { bats } from '@pennant/rules/teams/batting-order';

import type { LineupDraft, PoolCard } from './lineup-draft.ts';

interface Props {
  readonly draft: LineupDraft;
  readonly cardIn: (slot: Slot) => PoolCard | undefined;
}

/** The nine as they will come to bat, as the card on the dugout wall shows them. */
export function BattingOrderCard({ draft, cardIn }: Props) {
  const inOrder = SLOTS.filter(bats).toSorted(
    (a, b) => (draft.order[a] ?? 0) - (draft.order[b] ?? 0),
  );
  return (
    <aside
      aria-label="Batting order"
      className="h-fit border-2 border-rule-strong bg-raised p-4 shadow-sheet lg:sticky lg:top-4"
    >
      <h2 className="mb-2 border-b-4 border-double border-rule-strong pb-1 font-display text-lg">
        Batting Order
      </h2>
      <ol>
        {inOrder.map((slot) => (
          <li
            key={slot}
            className="grid grid-cols-[1.5rem_minmax(0,1fr)_2.5rem] items-baseline gap-2 border-b border-rule py-1.5 last:border-b-0"
          >
            <span className="figures font-varsity text-pennant">{draft.order[slot]}</span>
            <span className="truncate">
              {cardIn(slot)?.label ?? <span className="text-ink-faint">Nobody yet</span>}
            </span>
            <span className="text-right font-varsity text-sm text-ink-soft">{slot}</span>
          </li>
        ))}
      </ol>
    </aside>
  );
}
