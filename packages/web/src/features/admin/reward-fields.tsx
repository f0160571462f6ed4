import { TEXT_RULES } from '@pennant/rules/text/text-rules';

import { TextField } from '../../ui/form-fields.tsx';
import { CardPicker } from './card-picker.tsx';
import type { RewardDraft, RewardFaults } from './reward-draft.ts';
import { SeriesPicker } from './series-picker.tsx';

interface Props {
  readonly draft: RewardDraft;
  readonly faults: RewardFaults;
  readonly onChange: (draft: RewardDraft) => void;
}

/** The seven form fields of a reward. */
export function RewardFields({ draft, faults, onChange }: Props) {
  const numberField = (
    field: 'money' | 'numberOfSeries' | 'seriesPct' | 'cardPct',
    label: string,
    hint: string,
  ) => (
    <TextField
      label={label}
      hint={hint}
      error={faults[field]}
      inputMode="numeric"
      autoComplete="off"
      maxLength={10}
      value={draft[field]}
      onChange={({ target }) => onChange({ ...draft, [field]: target.value })}
    />
  );
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {numberField('money', 'Money', 'Paid always. Empty is nothing.')}
      <SeriesPicker
        label="Series"
        hint="Whose packs; none where empty."
        error={faults.series}
        value={draft.series}
        onChange={(series) => onChange({ ...draft, series })}
      />
      {numberField('numberOfSeries', 'Number of packs', 'Empty is one pack of the series.')}
      <CardPicker
        label="Card"
        hint="One copy; none where empty."
        value={draft.card}
        onChange={(card) => onChange({ ...draft, card })}
      />
      {numberField('seriesPct', 'Chance of the packs, in %', 'Empty is 100: certain.')}
      {numberField('cardPct', 'Chance of the card, in %', 'Empty is 100: certain.')}
      <TextField
        label="Description"
        className="sm:col-span-2 lg:col-span-3"
        maxLength={TEXT_RULES.rewardText.maxBytes}
        error={faults.description}
        autoComplete="off"
        value={draft.description}
        onChange={({ target }) => onChange({ ...draft, description: target.value })}
      />
    </div>
  );
}
