import { TIERS, topRatingOf } from '@pennant/rules/cards/tier';
import { TEXT_RULES } from '@pennant/rules/text/text-rules';
import type { ReactNode } from 'react';

import { CheckField, TextField } from '../../ui/form-fields.tsx';
import { FormFaults } from './form-faults.tsx';
import { FormSection } from './form-section.tsx';
import { defaultTierWeights, type SeriesDraft } from './series-draft.ts';
import { cardsSummary, packSummary } from './series-summaries.ts';

interface Props {
  readonly draft: SeriesDraft;
  readonly onChange: (draft: SeriesDraft) => void;
  /** Error messages by field name. */
  readonly faults: Partial<Record<SeriesField, string>>;
  /** Whether the series is part of the history: its key and its year cannot change. */
  readonly isOfHistory: boolean;
  /** True for a series that does not exist yet: without cards it cannot be put on sale. */
  readonly isNew?: boolean;
  readonly onSubmit: (form: HTMLFormElement) => void;
  /** The buttons at the bottom. */
  readonly children: ReactNode;
}

/** The labels of the fields that can have a fault, in the order of the form. */
export const SERIES_LABELS = {
  name: 'Name',
  seriesKey: 'Series key',
  year: 'Year',
  cost: 'Cost',
  numberOfCards: 'Number of cards',
  purchaseLimit: 'Purchase limit',
  minRating: 'Lowest rating',
  teamsIncluded: 'Teams included',
  tierWeights: 'The usual weights',
} as const;
type SeriesField = keyof typeof SERIES_LABELS;

type TextName = Exclude<keyof SeriesDraft, 'isActive' | 'tierWeights'>;

/** The form with all fields of a series. */
export function SeriesFormPanel({
  draft,
  onChange,
  faults,
  isOfHistory,
  isNew = false,
  onSubmit,
  children,
}: Props) {
  const text = (name: TextName) => ({
    name,
    value: draft[name],
    error: faults[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: HTMLInputElement }) =>
      onChange({ ...draft, [name]: target.value }),
  });
  const numberField = (name: TextName) => ({ ...text(name), inputMode: 'numeric' as const });
  const hasFault = (...fields: readonly SeriesField[]) =>
    fields.some((field) => faults[field] !== undefined);
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event.currentTarget);
      }}
    >
      <FormSection
        title="Name"
        summary={draft.name || 'not named yet'}
        startsOpen={isNew}
        hasFault={hasFault('name', 'seriesKey', 'year')}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={SERIES_LABELS.name}
            className="sm:col-span-2"
            maxLength={TEXT_RULES.seriesName.maxBytes}
            {...text('name')}
          />
          <TextField
            label={SERIES_LABELS.seriesKey}
            maxLength={40}
            disabled={isOfHistory}
            hint={
              isOfHistory
                ? 'A series of the history keeps its key.'
                : 'Names its wrapper and its variant: old-timers'
            }
            {...text('seriesKey')}
          />
          <TextField
            label={SERIES_LABELS.year}
            disabled={isOfHistory}
            hint={
              isOfHistory ? 'It keeps its year as well.' : 'Empty for a series of many seasons.'
            }
            {...numberField('year')}
          />
        </div>
      </FormSection>
      <FormSection
        title="Pack"
        summary={packSummary(draft)}
        hasFault={hasFault('cost', 'numberOfCards', 'purchaseLimit')}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label={SERIES_LABELS.cost} hint="Of one pack." {...numberField('cost')} />
          <TextField
            label={SERIES_LABELS.numberOfCards}
            hint="In one pack, 1 to 12."
            {...numberField('numberOfCards')}
          />
          <TextField
            label={SERIES_LABELS.purchaseLimit}
            hint="Packs for each player for good; empty for no limit."
            {...numberField('purchaseLimit')}
          />
        </div>
      </FormSection>
      <FormSection
        title="Which cards"
        summary={cardsSummary(draft)}
        hasFault={hasFault('minRating', 'teamsIncluded')}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={SERIES_LABELS.minRating}
            hint="Cards below it stay out of the packs."
            {...numberField('minRating')}
          />
          <TextField
            label={SERIES_LABELS.teamsIncluded}
            hint="Club codes with commas between; empty for all clubs."
            maxLength={400}
            {...text('teamsIncluded')}
          />
        </div>
      </FormSection>
      <FormSection
        title="Tier weights"
        summary={draft.tierWeights === null ? 'the usual ones' : 'its own'}
        hasFault={hasFault('tierWeights')}
      >
        <Weights draft={draft} onChange={onChange} fault={faults.tierWeights} />
      </FormSection>
      {isNew ? null : (
        <CheckField
          label="Active: on sale, as long as its packs can be filled and the cost holds"
          checked={draft.isActive}
          onChange={({ target }) => onChange({ ...draft, isActive: target.checked })}
        />
      )}
      <FormFaults faults={faults} labels={SERIES_LABELS} />
      <div className="flex flex-wrap gap-3">{children}</div>
    </form>
  );
}

function Weights({
  draft,
  onChange,
  fault,
}: Pick<Props, 'draft' | 'onChange'> & { readonly fault: string | undefined }) {
  const { tierWeights } = draft;
  const minRating = Number(draft.minRating);
  return (
    <>
      <CheckField
        label="The usual weights"
        checked={tierWeights === null}
        onChange={({ target }) =>
          onChange({ ...draft, tierWeights: target.checked ? null : defaultTierWeights() })
        }
      />
      {tierWeights === null ? null : (
        <div className="mt-2 grid grid-cols-2 gap-3 sm:grid-cols-3">
          {TIERS.toReversed().map(({ tier }) => (
            <TextField
              key={tier}
              label={tier}
              inputMode="numeric"
              autoComplete="off"
              value={tierWeights[tier]}
              hint={topRatingOf(tier) < minRating ? 'below the lowest rating' : undefined}
              onChange={({ target }) =>
                onChange({ ...draft, tierWeights: { ...tierWeights, [tier]: target.value } })
              }
            />
          ))}
        </div>
      )}
      {fault === undefined ? null : <p className="mt-2 text-sm font-semibold text-bad">{fault}</p>}
    </>
  );
}
