import { TIERS, topRatingOf } from '@pennant/rules/cards/tier';
import { TEXT_RULES } from '@pennant/rules/text/text-rules';
import type { ReactNode } from 'react';

import { CheckField, TextField } from '../../ui/form-fields.tsx';
import { defaultTierWeights, type SeriesDraft } from './series-draft.ts';

interface Props {
  readonly draft: SeriesDraft;
  readonly onChange: (draft: SeriesDraft) => void;
  /** Error messages by field name. */
  readonly faults: Partial<Record<string, string>>;
  /** Whether the series is part of the history: its key and its year cannot change. */
  readonly isOfHistory: boolean;
  /** True for a series that does not exist yet: without cards it cannot be put on sale. */
  readonly isNew?: boolean;
  readonly onSubmit: () => void;
  /** The buttons at the bottom. */
  readonly children: ReactNode;
}

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
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <TextField label="Name" maxLength={TEXT_RULES.seriesName.maxBytes} {...text('name')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Series key"
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
          label="Year"
          disabled={isOfHistory}
          hint={isOfHistory ? 'It keeps its year as well.' : 'Empty for a series of many seasons.'}
          {...numberField('year')}
        />
        <TextField label="Cost" hint="Of one pack." {...numberField('cost')} />
        <TextField
          label="Number of cards"
          hint="In one pack, 1 to 12."
          {...numberField('numberOfCards')}
        />
        <TextField
          label="Lowest rating"
          hint="Cards below it stay out of the packs."
          {...numberField('minRating')}
        />
        <TextField
          label="Purchase limit"
          hint="Packs for each player for good; empty for no limit."
          {...numberField('purchaseLimit')}
        />
      </div>
      <TextField
        label="Teams included"
        hint="Club codes with commas between; empty for all clubs."
        maxLength={400}
        {...text('teamsIncluded')}
      />
      <Weights draft={draft} onChange={onChange} fault={faults['tierWeights']} />
      {isNew ? null : (
        <CheckField
          label="Active: on sale, as long as its packs can be filled and the cost holds"
          checked={draft.isActive}
          onChange={({ target }) => onChange({ ...draft, isActive: target.checked })}
        />
      )}
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
    <fieldset className="border-2 border-rule p-4">
      <legend className="px-2 font-slab font-semibold">Tier weights</legend>
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
      {fault === undefined ? null : (
        <p role="alert" className="mt-2 text-sm font-semibold text-bad">
          {fault}
        </p>
      )}
    </fieldset>
  );
}
