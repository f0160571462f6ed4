import type { AdminSeries } from '@pennant/contract/series-admin';
import { CARD_TYPES, type CardType } from '@pennant/rules/cards/card';
import { TEXT_RULES } from '@pennant/rules/text/text-rules';
import type { ReactNode } from 'react';

import { CheckField, SelectField, TextField } from '../../ui/form-fields.tsx';
import { positionsFor, type CardDraft, type CardTextField } from './custom-card-draft.ts';
import { CustomCardDiceFields } from './custom-card-dice-fields.tsx';

interface Props {
  readonly draft: CardDraft;
  readonly onChange: (draft: CardDraft) => void;
  readonly faults: Partial<Record<CardTextField | 'positions', string>>;
  readonly series: readonly AdminSeries[];
  /** False for an existing card, whose type cannot change. */
  readonly isNew: boolean;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** The form with all fields of a custom card. */
export function CustomCardFormPanel({
  draft,
  onChange,
  faults,
  series,
  isNew,
  onSubmit,
  children,
}: Props) {
  const { text } = draft;
  const set = (name: CardTextField, value: string) =>
    onChange({ ...draft, text: { ...text, [name]: value } });
  const field = (name: CardTextField) => ({
    value: text[name],
    error: faults[name],
    onChange: ({ target }: { target: { value: string } }) => set(name, target.value),
  });
  const numberField = (name: CardTextField) => ({
    ...field(name),
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    maxLength: 5,
  });
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Name"
          maxLength={TEXT_RULES.cardName.maxBytes}
          autoComplete="off"
          {...field('name')}
        />
        <SelectField
          label="Kind"
          value={draft.type}
          disabled={!isNew}
          onChange={({ target }) => {
            const type = target.value as CardType;
            onChange({ ...draft, type, positions: [type === 'Pitcher' ? 'SP' : 'CF'] });
          }}
        >
          {CARD_TYPES.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </SelectField>
        <TextField
          label="Club"
          maxLength={TEXT_RULES.clubName.maxBytes}
          autoComplete="off"
          hint="As it is printed on the card."
          {...field('clubName')}
        />
        <TextField
          label="Club codes"
          maxLength={40}
          autoComplete="off"
          hint="The first dresses the player: BOS,NYA"
          {...field('teamNameID')}
        />
        <div className="grid grid-cols-2 gap-4">
          <TextField label="Year" {...numberField('year')} />
          <TextField label="League" maxLength={3} autoComplete="off" {...field('league')} />
        </div>
        <div className="grid grid-cols-2 gap-4">
          <HandField label="Bats" {...field('bats')} />
          <HandField label="Throws" {...field('throws')} />
        </div>
        <TextField label="Rating" hint="0 to 100: it makes the tier." {...numberField('rating')} />
        <SelectField label="Series" {...field('seriesID')}>
          <option value="">Choose the packs it is in</option>
          {series.map(({ seriesID, name }) => (
            <option key={seriesID} value={seriesID}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <fieldset className="border-2 border-rule p-4">
        <legend className="px-2 font-slab font-semibold">Positions</legend>
        <div className="grid grid-cols-3 gap-x-4 sm:grid-cols-5">
          {positionsFor(draft.type).map((position) => (
            <CheckField
              key={position}
              label={position}
              checked={draft.positions.includes(position)}
              onChange={({ target }) =>
                onChange({
                  ...draft,
                  positions: target.checked
                    ? [...draft.positions, position]
                    : draft.positions.filter((other) => other !== position),
                })
              }
            />
          ))}
        </div>
        {faults.positions === undefined ? null : (
          <p role="alert" className="text-sm font-semibold text-bad">
            {faults.positions}
          </p>
        )}
      </fieldset>
      {draft.type === 'Batter' ? (
        <div className="grid grid-cols-2 gap-4">
          <TextField label="Speed" hint="1 to 98" {...numberField('speed')} />
          <TextField
            label="Errors behind him, %"
            hint="Of outs put in play"
            {...numberField('errors')}
          />
          <TextField
            label="Tries to steal, %"
            hint="Of times on first"
            {...numberField('stealAttempts')}
          />
          <TextField label="Steals that succeed, %" {...numberField('stealSuccess')} />
        </div>
      ) : (
        <TextField
          label="Stamina"
          hint="Percentage of 27 outs, 1 to 150"
          className="max-w-60"
          {...numberField('stamina')}
        />
      )}
      <CustomCardDiceFields draft={draft} onChange={onChange} />
      <div className="flex flex-wrap gap-3">{children}</div>
    </form>
  );
}

function HandField({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (event: { target: { value: string } }) => void;
}) {
  return (
    <SelectField label={label} value={value} onChange={onChange}>
      <option value="">–</option>
      <option value="L">Left</option>
      <option value="R">Right</option>
      <option value="B">Both</option>
    </SelectField>
  );
}
