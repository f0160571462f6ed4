import type { BattingPosition, Slot } from '@pennant/rules/games/lineup-slots';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

import { battingOrderOf, type LineupDraft, type PoolCard } from './lineup-draft.ts';

interface Props {
  readonly draft: LineupDraft;
  readonly cardIn: (slot: Slot) => PoolCard | undefined;
  readonly onMove: (slot: BattingPosition, order: number) => void;
}

const ORDER_BY_KEY: Readonly<Record<string, (order: number) => number>> = {
  ArrowUp: (order) => order - 1,
  ArrowDown: (order) => order + 1,
  Home: () => 1,
  End: () => 9,
};

/**
 * The batting order, which the user rearranges: a row is dragged by its handle with mouse or
 * finger, or moved by the arrow keys, Home and End on the handle. Screen readers announce every
 * move.
 */
export function BattingOrderEditor({ draft, cardIn, onMove }: Props) {
  const [announcement, setAnnouncement] = useState('');
  const [dragged, setDragged] = useState<BattingPosition | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const battingOrder = battingOrderOf(draft);
  const playerLabel = (slot: Slot) => cardIn(slot)?.label ?? slot;

  const move = (slot: BattingPosition, wanted: number) => {
    const order = Math.min(Math.max(wanted, 1), battingOrder.length);
    if (order === draft.order[slot]) return;
    onMove(slot, order);
    setAnnouncement(`${playerLabel(slot)} bats ${order}.`);
  };
  /** Returns how many rows have their middle above a vertical position, in pixels. */
  const countRowsAbove = (y: number): number => {
    const rows = [...(list.current?.children ?? [])];
    return rows.filter((row) => {
      const { top, height } = row.getBoundingClientRect();
      return y > top + height / 2;
    }).length;
  };
  const onPointerMove = (event: PointerEvent, slot: BattingPosition) => {
    if (dragged !== slot) return;
    // Past the middle of another row, the dragged slot takes that row's number in the order.
    const rowsAbove = countRowsAbove(event.clientY);
    const order = draft.order[slot] ?? 1;
    const wanted = rowsAbove >= order ? rowsAbove : rowsAbove + 1;
    if (wanted !== order) move(slot, wanted);
  };
  const onKeyDown = (event: KeyboardEvent, slot: BattingPosition) => {
    const wanted = ORDER_BY_KEY[event.key]?.(draft.order[slot] ?? 1);
    if (wanted === undefined) return;
    event.preventDefault();
    move(slot, wanted);
  };

  return (
    <section
      aria-label="Batting order"
      className="h-fit border-2 border-rule-strong bg-raised p-4 shadow-sheet lg:sticky lg:top-4"
    >
      <h2 className="border-b-4 border-double border-rule-strong pb-1 font-display text-lg">
        Batting Order
      </h2>
      <p id="batting-order-help" className="py-1 text-sm text-ink-soft">
        Drag a row, or move it with the arrow keys.
      </p>
      <ol ref={list}>
        {battingOrder.map((slot) => (
          <li
            key={slot}
            className={`grid grid-cols-[1.5rem_minmax(0,1fr)_2.25rem_2.75rem] items-center gap-2 border-b border-rule last:border-b-0 ${dragged === slot ? 'bg-sunk outline-2 outline-pennant' : ''}`}
          >
            <span className="figures font-varsity text-pennant">{draft.order[slot]}</span>
            <span className="truncate">
              {cardIn(slot)?.label ?? <span className="text-ink-soft">Nobody yet</span>}
            </span>
            <span className="text-right font-varsity text-sm text-ink-soft">{slot}</span>
            <button
              type="button"
              aria-label={`Move ${slot}, ${playerLabel(slot)}, bats ${draft.order[slot]}`}
              aria-describedby="batting-order-help"
              className="grid size-11 cursor-grab touch-none place-items-center text-ink-soft hover:text-ink active:cursor-grabbing"
              onKeyDown={(event) => onKeyDown(event, slot)}
              onPointerDown={(event) => {
                event.currentTarget.setPointerCapture(event.pointerId);
                setDragged(slot);
              }}
              onPointerMove={(event) => onPointerMove(event, slot)}
              onPointerUp={() => setDragged(null)}
              onPointerCancel={() => setDragged(null)}
            >
              <svg viewBox="0 0 16 16" width="16" aria-hidden="true" className="fill-current">
                <path d="M2 3h12v2H2zM2 7h12v2H2zM2 11h12v2H2z" />
              </svg>
            </button>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </section>
  );
}
