import { SLOTS, type BattingPosition, type Slot } from '@pennant/rules/games/lineup-slots';
import { CARD_POOL_SIZES } from '@pennant/rules/teams/card-pool-sizes';
import { LINEUP_REFUSALS, MAX_TEAM_NAME_LENGTH } from '@pennant/rules/teams/lineup';
import { teamScore } from '@pennant/rules/teams/team-score';
import { useCallback, useMemo, useState, type FormEvent } from 'react';

import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/form-fields.tsx';
import { RatingStamp } from '../../ui/tier-swatch.tsx';
import { BattingOrderEditor } from './batting-order-editor.tsx';
import {
  findCardsForSlot,
  emptySlots,
  fillBestLineup,
  moveInBattingOrder,
  placeCard,
  playersInOtherSlots,
  setBattingOrder,
  type LineupDraft,
  type PoolCard,
} from './lineup-draft.ts';
import { LineupFieldDiagram } from './lineup-field-diagram.tsx';
import { SLOT_GROUPS, slotLabel } from './lineup-slot-groups.ts';
import { LineupSlotRow } from './lineup-slot-row.tsx';
import { UnsavedChangesDialog } from './unsaved-changes-dialog.tsx';
import { useUnsavedChangesGuard } from './use-unsaved-changes-guard.ts';

export interface LineupFormValue {
  readonly name: string;
  readonly draft: LineupDraft;
}

interface Props {
  readonly start: LineupFormValue;
  /** The cards to choose from, best first, with those that the draft starts with. */
  readonly pool: readonly PoolCard[];
  readonly poolSize: number;
  readonly onPoolSize: (size: number) => void;
  readonly saveLabel: string;
  readonly busy: boolean;
  readonly onSave: (value: LineupFormValue) => void;
}

/** The form of a team: name, card of each slot, and batting order. */
export function LineupForm({ start, pool, poolSize, onPoolSize, saveLabel, busy, onSave }: Props) {
  const [initial] = useState(start);
  const [name, setName] = useState(initial.name);
  const [draft, setDraft] = useState(initial.draft);
  const [formError, setFormError] = useState<string | null>(null);

  const { leave, stay } = useUnsavedChangesGuard(
    !busy && (name !== initial.name || draft !== initial.draft),
  );
  const cards = useMemo(() => new Map(pool.map((card) => [card.cardID, card])), [pool]);
  const cardIn = (slot: Slot) => cards.get(draft.cards[slot] ?? 0);
  const choices = useMemo(
    () =>
      new Map(
        SLOTS.map((slot) => [
          slot,
          findCardsForSlot(
            slot,
            pool,
            playersInOtherSlots(slot, draft, (cardID) => cards.get(cardID)),
          ),
        ]),
      ),
    [pool, cards, draft],
  );
  const onCard = useCallback(
    (slot: Slot, cardID: number | null) => setDraft((current) => placeCard(current, slot, cardID)),
    [],
  );
  const onOrder = useCallback(
    (slot: Slot, order: number) => setDraft((current) => setBattingOrder(current, slot, order)),
    [],
  );

  const onMove = useCallback(
    (slot: BattingPosition, order: number) =>
      setDraft((current) => moveInBattingOrder(current, slot, order)),
    [],
  );

  const chosenCards = SLOTS.flatMap((slot) => cardIn(slot) ?? []);
  const score = teamScore(chosenCards.map(({ rating }) => rating));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const missingSlots = emptySlots(draft);
    if (name.trim() === '') return setFormError('Team name is required.');
    if (missingSlots.length > 0) {
      return setFormError(
        `Every place needs a card. Still empty: ${missingSlots.map(slotLabel).join(', ')}.`,
      );
    }
    const cardIDs = Object.values(draft.cards);
    if (new Set(cardIDs).size < cardIDs.length) return setFormError(LINEUP_REFUSALS.card_twice);
    setFormError(null);
    onSave({ name: name.trim(), draft });
  };

  return (
    <form
      onSubmit={submit}
      noValidate
      // The scroll margin keeps a field that receives the focus above the sticky bar.
      className="flex flex-col gap-6 [&_:is(input,select,button)]:scroll-mb-36 sm:[&_:is(input,select,button)]:scroll-mb-28"
    >
      <div className="grid items-end gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_auto]">
        <TextField
          label="Team Name"
          name="name"
          required
          maxLength={MAX_TEAM_NAME_LENGTH}
          autoComplete="off"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <SelectField
          label="Card Pool Size"
          value={poolSize}
          onChange={({ target }) => onPoolSize(Number(target.value))}
        >
          {CARD_POOL_SIZES.map((size) => (
            <option key={size} value={size}>
              Best {size}
            </option>
          ))}
        </SelectField>
        <Button paint="outfield" onClick={() => setDraft(fillBestLineup(pool))}>
          Fill Best Lineup
        </Button>
      </div>

      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <LineupFieldDiagram cardIn={cardIn} />
          {SLOT_GROUPS.map(({ title, slots }) => (
            <fieldset key={title} className="min-w-0">
              <legend className="mb-1 flex w-full items-baseline justify-between border-b-2 border-ink pb-1 font-slab text-lg font-semibold">
                {title}
                {title === 'In the field' ? (
                  <span className="font-sans text-sm font-normal text-ink-soft">bats</span>
                ) : null}
              </legend>
              <ul>
                {slots.map((slot) => (
                  <LineupSlotRow
                    key={slot}
                    slot={slot}
                    choices={choices.get(slot) ?? []}
                    chosen={cardIn(slot)}
                    order={draft.order[slot]}
                    isMissed={formError !== null && cardIn(slot) === undefined}
                    onCard={onCard}
                    onOrder={onOrder}
                  />
                ))}
              </ul>
            </fieldset>
          ))}
        </div>
        <BattingOrderEditor draft={draft} cardIn={cardIn} onMove={onMove} />
      </div>

      <div className="sticky bottom-0 -mx-gutter flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t-2 border-ink bg-paper px-gutter py-3">
        <p className="flex items-center gap-3 font-slab text-lg">
          Team score
          <RatingStamp rating={score} />
          <span className="font-sans text-sm text-ink-soft">
            {chosenCards.length} of {SLOTS.length} places filled
          </span>
        </p>
        <Button type="submit" paint="pennant" disabled={busy}>
          {busy ? 'Saving...' : saveLabel}
        </Button>
        {formError === null ? null : (
          <p role="alert" className="w-full font-semibold text-bad">
            {formError}
          </p>
        )}
      </div>
      <UnsavedChangesDialog onLeave={leave} onStay={stay} />
    </form>
  );
}
