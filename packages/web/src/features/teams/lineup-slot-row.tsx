import type { Slot } from '@pennant/rules/games/lineup-slots';
import { isBattingSlot } from '@pennant/rules/teams/batting-order';
import { memo } from 'react';

import { ComboboxField } from '../../ui/combobox-field.tsx';
import { RatingStamp } from '../../ui/tier-swatch.tsx';
import type { PoolCard } from './lineup-draft.ts';
import { slotLabel } from './lineup-slot-groups.ts';

const BATTING_ORDERS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

interface Props {
  readonly slot: Slot;
  readonly choices: readonly PoolCard[];
  readonly chosen: PoolCard | undefined;
  readonly order: number | undefined;
  /** Whether the user tried to save while the slot was empty. */
  readonly isMissed: boolean;
  readonly onCard: (slot: Slot, cardID: number | null) => void;
  readonly onOrder: (slot: Slot, order: number) => void;
}

const textOf = ({ label }: PoolCard) => label;
const keyOf = ({ cardID }: PoolCard) => cardID;
const renderOption = ({ rating, label, positions }: PoolCard) => (
  <>
    <RatingStamp rating={rating} />
    <span className="min-w-0 grow truncate">{label}</span>
    <span className="text-sm text-ink-soft">{positions.join(', ')}</span>
  </>
);

/** One row of the lineup form: the slot, its card, and its number in the batting order. */
export const LineupSlotRow = memo(function SlotRow({
  slot,
  choices,
  chosen,
  order,
  isMissed,
  onCard,
  onOrder,
}: Props) {
  const label = slotLabel(slot);
  return (
    <li className="grid grid-cols-[2.75rem_minmax(0,1fr)_auto] items-center gap-1.5 sm:grid-cols-[4.25rem_minmax(0,1fr)_auto] sm:gap-2 border-b border-rule py-1.5">
      <span className="font-varsity text-xs text-ink-soft sm:text-sm" aria-hidden="true">
        {label}
      </span>
      <ComboboxField
        label={`${label} card`}
        hideLabel
        required
        invalid={isMissed}
        items={choices}
        value={chosen ?? null}
        onValue={(card) => onCard(slot, card?.cardID ?? null)}
        textOf={textOf}
        keyOf={keyOf}
        lineOf={renderOption}
        placeholder={choices.length === 0 ? 'No eligible card' : 'Choose a card'}
        nothing="No eligible card is called so."
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
