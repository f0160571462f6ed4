import { CUP_SIZES } from '@pennant/rules/cups/cup-state';
import type { CupKind } from '@pennant/rules/cups/cup-kind';
import { TEXT_RULES } from '@pennant/rules/text/text-rules';
import { useState } from 'react';

import { messageOf } from '../../../api/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextField } from '../../../ui/form-fields.tsx';
import { CAP_TIERS, draftFaults, formOf, type CupDraft } from './cup-draft.ts';

const KINDS: readonly (readonly [CupKind['kind'], string])[] = [
  ['open', 'Open to all teams'],
  ['scoreCap', 'A cap on the score'],
  ['decade', 'Cards of one decade'],
  ['maxTier', 'Cards up to a tier'],
];

interface Props {
  readonly head: string;
  readonly draft: CupDraft;
  /** False for a cup that somebody has entered: its kind stays. */
  readonly canChangeKind: boolean;
  readonly action: string;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly onSave: (form: ReturnType<typeof formOf>) => void;
  readonly onClose: () => void;
}

/** The form in which an admin makes or changes a cup. */
export function CupForm({
  head,
  draft: begun,
  canChangeKind,
  action,
  isPending,
  error,
  onSave,
  onClose,
}: Props) {
  const [draft, setDraft] = useState(begun);
  const [wasSent, setWasSent] = useState(false);
  const faults = draftFaults(draft);
  const shown = wasSent ? faults : {};
  const set = (change: Partial<CupDraft>) => setDraft({ ...draft, ...change });
  return (
    <form
      noValidate
      aria-label={head}
      className="mb-6 border-2 border-ink bg-raised px-4 py-4 shadow-card sm:px-6"
      onSubmit={(event) => {
        event.preventDefault();
        setWasSent(true);
        const [fault] = Object.keys(faults);
        if (fault === undefined) return onSave(formOf(draft));
        event.currentTarget.querySelector<HTMLElement>(`[name=${fault}]`)?.focus();
      }}
    >
      <h2 className="mb-3 font-display text-xl">{head}</h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Name"
          name="name"
          required
          autoComplete="off"
          maxLength={TEXT_RULES.cupName.maxBytes}
          value={draft.name}
          error={shown.name}
          onChange={({ target }) => set({ name: target.value })}
        />
        <TextField
          label="Begins"
          name="begins"
          hint="In your time zone."
          type="datetime-local"
          required
          value={draft.begins}
          error={shown.begins}
          onChange={({ target }) => set({ begins: target.value })}
        />
        <SelectField
          label="Which teams"
          hint={canChangeKind ? undefined : 'Somebody has entered: the kind stays.'}
          value={draft.kind}
          disabled={!canChangeKind}
          onChange={({ target }) => set({ kind: target.value as CupKind['kind'] })}
        >
          {KINDS.map(([kind, label]) => (
            <option key={kind} value={kind}>
              {label}
            </option>
          ))}
        </SelectField>
        {draft.kind === 'scoreCap' ? (
          <TextField
            label="Highest score"
            name="maxScore"
            inputMode="numeric"
            disabled={!canChangeKind}
            value={draft.maxScore}
            error={shown.maxScore}
            onChange={({ target }) => set({ maxScore: target.value })}
          />
        ) : null}
        {draft.kind === 'decade' ? (
          <TextField
            label="First year"
            name="firstYear"
            inputMode="numeric"
            disabled={!canChangeKind}
            value={draft.firstYear}
            error={shown.firstYear}
            onChange={({ target }) => set({ firstYear: target.value })}
          />
        ) : null}
        {draft.kind === 'maxTier' ? (
          <SelectField
            label="Highest tier"
            value={draft.tier}
            disabled={!canChangeKind}
            onChange={({ target }) => set({ tier: target.value as CupDraft['tier'] })}
          >
            {CAP_TIERS.map((tier) => (
              <option key={tier}>{tier}</option>
            ))}
          </SelectField>
        ) : null}
        <SelectField
          label="Places at most"
          value={draft.maxPlaces}
          onChange={({ target }) =>
            set({ maxPlaces: Number(target.value) as CupDraft['maxPlaces'] })
          }
        >
          {CUP_SIZES.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Hours of a round"
          name="roundHours"
          inputMode="numeric"
          value={draft.roundHours}
          error={shown.roundHours}
          onChange={({ target }) => set({ roundHours: target.value })}
        />
      </div>
      <div role="alert" className="mt-4 empty:hidden">
        {error === null ? null : <p className="font-semibold text-bad">{messageOf(error)}</p>}
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" paint="pennant" disabled={isPending}>
          {isPending ? 'Saving...' : action}
        </Button>
        <Button onClick={onClose}>Close</Button>
      </div>
    </form>
  );
}
