import { SLOTS, type BattingPosition, type Slot } from '@pennant/rules/games/lineup-slots';
import { CARD_POOL_SIZES } from '@pennant/rules/teams/card-pool-sizes';
import { teamScore } from '@pennant/rules/teams/team-score';
import { normalizeText, textFault } from '@pennant/rules/text/check-text';
import { TEXT_RULES } from '@pennant/rules/text/text-rules';
import { useMemo, useState, type FormEvent } from 'react';

import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/form-fields.tsx';
import { RatingStamp } from '../../ui/tier-swatch.tsx';
import { BattingOrderEditor } from './batting-order-editor.tsx';
import {
  fillBestLineup,
  moveInBattingOrder,
  placeCard,
  setBattingOrder,
  type LineupDraft,
  type PoolCard,
} from './lineup-draft.ts';
import { LineupFieldDiagram } from './lineup-field-diagram.tsx';
import { findLineupFault } from './lineup-fault.ts';
import { SLOT_GROUPS } from './lineup-slot-groups.ts';
import { LineupSlotRow } from './lineup-slot-row.tsx';
import { choicesForSlot, placeOrSwap, slotsOfPlayers } from './slot-choices.ts';
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
  /** Called at each change: the reason why the last attempt to save failed may be gone. */
  readonly onEdit: () => void;
}

/** The form of a team: name, card of each slot, and batting order. */
export function LineupForm({
  start,
  pool,
  poolSize,
  onPoolSize,
  saveLabel,
  busy,
  onSave,
  onEdit,
}: Props) {
  const [initial] = useState(start);
  const [name, setName] = useState(initial.name);
  const [draft, setDraft] = useState(initial.draft);
  /** Whether the user has tried to save: from then on the form says what it lacks. */
  const [hasTried, setHasTried] = useState(false);
  /** What the last choice of a card changed in another slot. */
  const [note, setNote] = useState<string | null>(null);

  const { leave, stay } = useUnsavedChangesGuard(
    !busy && (name !== initial.name || draft !== initial.draft),
  );
  const cards = useMemo(() => new Map(pool.map((card) => [card.cardID, card])), [pool]);
  const cardIn = (slot: Slot) => cards.get(draft.cards[slot] ?? 0);
  const choices = useMemo(() => {
    const playerSlots = slotsOfPlayers(draft, (cardID) => cards.get(cardID));
    return new Map(
      SLOTS.map((slot) => [
        slot,
        choicesForSlot(slot, pool, playerSlots, cards.get(draft.cards[slot] ?? 0)),
      ]),
    );
  }, [pool, cards, draft]);
  const edit = (changed: LineupDraft, changeNote: string | null = null) => {
    setDraft(changed);
    setNote(changeNote);
    onEdit();
  };
  const onCard = (slot: Slot, card: PoolCard | null) => {
    if (card === null) return edit(placeCard(draft, slot, null));
    const placed = placeOrSwap(draft, slot, card, (cardID) => cards.get(cardID));
    return edit(placed.draft, placed.note);
  };
  const onOrder = (slot: Slot, order: number) => edit(setBattingOrder(draft, slot, order));
  const onMove = (slot: BattingPosition, order: number) =>
    edit(moveInBattingOrder(draft, slot, order));

  const chosenCards = SLOTS.flatMap((slot) => cardIn(slot) ?? []);
  const score = teamScore(chosenCards.map(({ rating }) => rating));

  const nameFault = textFault(name, TEXT_RULES.teamName);
  const fault = findLineupFault(name, draft);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setHasTried(true);
    if (fault === null) onSave({ name: normalizeText(name), draft });
  };

  return (
    <form
      onSubmit={submit}
      noValidate
      // The scroll margin keeps a field that receives the focus above the sticky bar.
      className="flex flex-col gap-6 [&_:is(input,select,button)]:scroll-mb-36 sm:[&_:is(input,select,button)]:scroll-mb-28"
    >
      <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_auto]">
        <TextField
          label="Team Name"
          name="name"
          required
          maxLength={TEXT_RULES.teamName.maxBytes}
          error={(hasTried || name.trim() !== '' ? nameFault : null) ?? undefined}
          autoComplete="off"
          value={name}
          onChange={({ target }) => {
            setName(target.value);
            onEdit();
          }}
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
        <Button
          paint="outfield"
          // Beside the fields, below the height of their labels.
          className="sm:mt-7"
          onClick={() => edit(fillBestLineup(pool))}
        >
          Fill Best Lineup
        </Button>
      </div>

      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <LineupFieldDiagram cardIn={cardIn} />
          {SLOT_GROUPS.map(({ title, hint, slots }) => (
            <fieldset key={title} className="min-w-0">
              <legend className="mb-1 flex w-full items-baseline justify-between border-b-2 border-ink pb-1 font-slab text-lg font-semibold">
                {title}
                {hint === undefined ? null : (
                  <span className="font-sans text-sm font-normal text-ink-soft">{hint}</span>
                )}
              </legend>
              <ul>
                {slots.map((slot) => (
                  <LineupSlotRow
                    key={slot}
                    slot={slot}
                    choices={choices.get(slot) ?? []}
                    pool={pool}
                    chosen={cardIn(slot)}
                    order={draft.order[slot]}
                    isMissed={hasTried && cardIn(slot) === undefined}
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

      <div
        data-bottom-bar
        className="sticky bottom-0 -mx-gutter flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t-2 border-ink bg-paper px-gutter py-3"
      >
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
        <p role="status" className={note === null ? 'sr-only' : 'w-full'}>
          {note}
        </p>
        {hasTried && fault !== null ? (
          <p role="alert" className="w-full font-semibold text-bad">
            {fault}
          </p>
        ) : null}
      </div>
      <UnsavedChangesDialog onLeave={leave} onStay={stay} />
    </form>
  );
}
