import { TEXT_RULES } from '@pennant/rules/text/text-rules';

import { TextField } from '../../ui/form-fields.tsx';
import { CardPicker } from './card-picker.tsx';
import { FormSection } from './form-section.tsx';
import type { RewardDraft, RewardFaults } from './reward-draft.ts';
import { cardSummary, moneySummary, packsSummary } from './reward-summaries.ts';
import { SeriesPicker } from './series-picker.tsx';

/** The labels of the fields, in the order of the form. */
export const REWARD_LABELS: Readonly<Record<keyof RewardDraft, string>> = {
  money: 'Money',
  series: 'Series',
  numberOfSeries: 'Number of packs',
  seriesPct: 'Chance of the packs, in %',
  card: 'Card',
  cardPct: 'Chance of the card, in %',
  description: 'Description',
};

interface Props {
  readonly draft: RewardDraft;
  readonly faults: RewardFaults;
  readonly onChange: (draft: RewardDraft) => void;
}

/** The seven form fields of a reward, in three sections: money, packs and card. */
export function RewardFields({ draft, faults, onChange }: Props) {
  const numberField = (
    field: 'money' | 'numberOfSeries' | 'seriesPct' | 'cardPct',
    hint: string,
  ) => (
    <TextField
      label={REWARD_LABELS[field]}
      hint={hint}
      error={faults[field]}
      inputMode="numeric"
      autoComplete="off"
      maxLength={10}
      value={draft[field]}
      onChange={({ target }) => onChange({ ...draft, [field]: target.value })}
    />
  );
  const hasFault = (...fields: readonly (keyof RewardDraft)[]) =>
    fields.some((field) => faults[field] !== undefined);
  return (
    <div className="grid items-start gap-3 sm:gap-4 lg:grid-cols-3">
      <FormSection
        title="Money"
        summary={moneySummary(draft)}
        startsOpen
        hasFault={hasFault('money')}
      >
        {numberField('money', 'Paid always. Empty is nothing.')}
      </FormSection>
      <FormSection
        title="Packs"
        summary={packsSummary(draft)}
        hasFault={hasFault('series', 'numberOfSeries', 'seriesPct')}
      >
        <div className="grid gap-4">
          <SeriesPicker
            label={REWARD_LABELS.series}
            hint="Whose packs; none where empty."
            error={faults.series}
            value={draft.series}
            onChange={(series) => onChange({ ...draft, series })}
          />
          {numberField('numberOfSeries', 'Empty is one pack of the series.')}
          {numberField('seriesPct', 'Empty is 100: certain.')}
        </div>
      </FormSection>
      <FormSection title="Card" summary={cardSummary(draft)} hasFault={hasFault('card', 'cardPct')}>
        <div className="grid gap-4">
          <CardPicker
            label={REWARD_LABELS.card}
            hint="One copy; none where empty."
            value={draft.card}
            onChange={(card) => onChange({ ...draft, card })}
          />
          {numberField('cardPct', 'Empty is 100: certain.')}
        </div>
      </FormSection>
      <TextField
        label={REWARD_LABELS.description}
        className="lg:col-span-3"
        maxLength={TEXT_RULES.rewardText.maxBytes}
        error={faults.description}
        autoComplete="off"
        value={draft.description}
        onChange={({ target }) => onChange({ ...draft, description: target.value })}
      />
    </div>
  );
}
