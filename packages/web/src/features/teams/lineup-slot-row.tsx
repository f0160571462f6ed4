import type { Slot } from '@pennant/rules/games/lineup-slots';
import { isBattingSlot } from '@pennant/rules/teams/batting-order';
import { memo, useMemo, useState } from 'react';

import { ComboboxField } from '../../ui/combobox-field.tsx';
import { RatingStamp } from '../../ui/tier-swatch.tsx';
import type { PoolCard } from './lineup-draft.ts';
import { shortSlotLabel, slotLabel } from './lineup-slot-groups.ts';
import { searchChoices, type SlotChoice } from './slot-choices.ts';

const BATTING_ORDERS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

interface Props {
  readonly slot: Slot;
  /** The eligible cards, those that would be swapped among them. */
  readonly choices: readonly SlotChoice[];
  /** All cards of the pool, to say of the others why not. */
  readonly pool: readonly PoolCard[];
  readonly chosen: PoolCard | undefined;
  readonly order: number | undefined;
  /** Whether the user tried to save while the slot was empty. */
  readonly isMissed: boolean;
  readonly onCard: (slot: Slot, card: PoolCard | null) => void;
  readonly onOrder: (slot: Slot, order: number) => void;
}

const textOf = ({ card }: SlotChoice) => card.label;
const keyOf = ({ card }: SlotChoice) => card.cardID;
const isRuledOut = ({ reason }: SlotChoice) => reason !== null;
const renderChoice = ({ card, otherSlot, isSwap, reason }: SlotChoice) => (
  <>
    <RatingStamp rating={card.rating} />
    <span className="min-w-0 grow truncate">{card.label}</span>
    {reason !== null ? (
      <span className="shrink-0 text-sm">{reason}</span>
    ) : otherSlot !== null ? (
      <span className="shrink-0 border border-rule-strong px-1.5 text-sm">
        {isSwap ? `in ${slotLabel(otherSlot)}: swap` : `take from ${slotLabel(otherSlot)}`}
      </span>
    ) : (
      <span className="shrink-0 text-sm text-ink-soft">{card.positions.join(', ')}</span>
    )}
  </>
);

/** One row of the lineup form: the slot, its card, and its number in the batting order. */
export const LineupSlotRow = memo(function SlotRow({
  slot,
  choices,
  pool,
  chosen,
  order,
  isMissed,
  onCard,
  onOrder,
}: Props) {
  const label = slotLabel(slot);
  const [typed, setTyped] = useState('');
  const items = useMemo(
    () => searchChoices(typed, slot, choices, pool),
    [typed, slot, choices, pool],
  );
  const value = useMemo(
    () =>
      chosen === undefined ? null : { card: chosen, otherSlot: null, isSwap: false, reason: null },
    [chosen],
  );
  return (
    <li className="grid grid-cols-[2.75rem_minmax(0,1fr)_auto] items-center gap-1.5 sm:grid-cols-[4.25rem_minmax(0,1fr)_auto] sm:gap-2 border-b border-rule py-1.5">
      <span className="font-varsity text-xs text-ink-soft sm:text-sm" aria-hidden="true">
        <span className="sm:hidden">{shortSlotLabel(slot)}</span>
        <span className="max-sm:hidden">{label}</span>
      </span>
      <ComboboxField<SlotChoice>
        label={`${label} card`}
        hideLabel
        required
        invalid={isMissed}
        items={items}
        value={value}
        onValue={(choice) => onCard(slot, choice?.card ?? null)}
        textOf={textOf}
        keyOf={keyOf}
        lineOf={renderChoice}
        isDisabled={isRuledOut}
        onSearch={setTyped}
        placeholder={choices.length === 0 ? 'No eligible card' : 'Choose a card'}
        nothing="No card of the pool is called so."
      />
      <span className="flex items-center gap-1.5 sm:gap-2">
        {chosen === undefined ? (
          <span className="min-w-9 text-center text-ink-soft" aria-hidden="true">
            –
          </span>
        ) : (
          <RatingStamp rating={chosen.rating} />
        )}
        {isBattingSlot(slot) ? (
          <select
            aria-label={`${label} batting order`}
            className="min-h-11 w-12 rounded-sm border-2 border-rule-strong bg-raised px-1 py-1 text-base text-ink shadow-pressed"
            value={order}
            onChange={({ target }) => onOrder(slot, Number(target.value))}
          >
            {BATTING_ORDERS.map((number) => (
              <option key={number} value={number}>
                {number}
              </option>
            ))}
          </select>
        ) : null}
      </span>
    </li>
  );
});
