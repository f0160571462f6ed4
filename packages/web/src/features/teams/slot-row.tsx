import type { Slot } from '@pennant/rules/games/slot';
import { bats } from '@pennant/rules/teams/batting-order';
import { memo, useState } from 'react';

import { RatingStamp } from '../../ui/tier-swatch.tsx';
import type { PoolCard } from './lineup-draft.ts';
import { slotLabel } from './slot-groups.ts';

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Above so many choices a select is filled when it is first reached for: thousands of options in 24 selects are slow. */
const EAGER_CHOICES = 300;

const BOX =
  'min-h-11 w-full min-w-0 rounded-sm border-2 border-rule-strong bg-raised px-2 py-1 text-base text-ink shadow-pressed';

interface Props {
  readonly slot: Slot;
  readonly choices: readonly PoolCard[];
  readonly chosen: PoolCard | undefined;
  readonly order: number | undefined;
  readonly onCard: (slot: Slot, cardID: number | null) => void;
  readonly onOrder: (slot: Slot, order: number) => void;
}

/** One line of the lineup card: the place, who plays there, and where he bats. */
export const SlotRow = memo(function SlotRow({
  slot,
  choices,
  chosen,
  order,
  onCard,
  onOrder,
}: Props) {
  const [reached, setReached] = useState(false);
  const label = slotLabel(slot);
  const all = reached || choices.length <= EAGER_CHOICES;
  const shown = all ? choices : choices.slice(0, EAGER_CHOICES);
  const listed =
    chosen === undefined || shown.some(({ cardID }) => cardID === chosen.cardID)
      ? shown
      : [chosen, ...shown];
  return (
    <li className="grid grid-cols-[4.25rem_minmax(0,1fr)_auto] items-center gap-2 border-b border-rule py-1.5">
      <span className="font-varsity text-sm whitespace-nowrap text-ink-soft" aria-hidden="true">
        {label}
      </span>
      <select
        aria-label={`${label} card`}
        className={BOX}
        required
        value={chosen?.cardID ?? ''}
        onFocus={() => setReached(true)}
        onPointerDown={() => setReached(true)}
        onChange={({ target }) => onCard(slot, target.value === '' ? null : Number(target.value))}
      >
        <option value="">{choices.length === 0 ? 'No eligible card' : 'Choose a card'}</option>
        {listed.map((card) => (
          <option key={card.cardID} value={card.cardID}>
            {`${card.rating} · ${card.label} (${card.positions.join(', ')})`}
          </option>
        ))}
      </select>
      <span className="flex items-center gap-2">
        {chosen === undefined ? (
          <span className="min-w-9 text-center text-ink-faint" aria-hidden="true">
            –
          </span>
        ) : (
          <RatingStamp rating={chosen.rating} />
        )}
        {bats(slot) ? (
          <select
            aria-label={`${label} batting order`}
            className={`${BOX} w-14`}
            value={order}
            onChange={({ target }) => onOrder(slot, Number(target.value))}
          >
            {NUMBERS.map((number) => (
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
