import {
  BATTER_RESULTS,
  DICE_SUMS,
  PITCHER_MODIFIERS,
  SUM_WEIGHTS,
} from '@pennant/rules/cards/card';

import { ScrollableTable } from '../../ui/scrollable-table.tsx';
import type { CardDraft } from './custom-card-draft.ts';

interface Props {
  readonly draft: CardDraft;
  readonly onChange: (draft: CardDraft) => void;
}

const BATTER_CELLS = [...BATTER_RESULTS, 'X'] as const;
const PITCHER_CELLS = ['', ...PITCHER_MODIFIERS] as const;

/** A table of selects for the cells of the card's dice tables, one row for each sum of two dice. */
export function CustomCardDiceFields({ draft, onChange }: Props) {
  const isBatter = draft.type === 'Batter';
  return (
    <ScrollableTable caption="Dice of the card">
      <thead>
        <tr>
          <th scope="col" data-figures>
            Dice
          </th>
          <th scope="col" data-figures>
            Falls
          </th>
          {isBatter ? (
            <>
              <th scope="col">First</th>
              <th scope="col">Extra</th>
            </>
          ) : (
            <th scope="col">Pitcher</th>
          )}
        </tr>
      </thead>
      <tbody>
        {DICE_SUMS.map((sum, index) => (
          <tr key={sum}>
            <th scope="row" data-figures>
              {sum}
            </th>
            <td data-figures>{SUM_WEIGHTS[index]} of 36</td>
            {isBatter ? (
              <>
                <td>
                  <Cell
                    label={`First table, ${sum}`}
                    value={draft.base[index] ?? 'OO'}
                    cells={BATTER_CELLS}
                    onChange={(cell) => onChange({ ...draft, base: draft.base.with(index, cell) })}
                  />
                </td>
                <td>
                  <Cell
                    label={`Extra table, ${sum}`}
                    value={draft.extra[index] ?? 'OO'}
                    cells={BATTER_RESULTS}
                    onChange={(cell) =>
                      onChange({ ...draft, extra: draft.extra.with(index, cell) })
                    }
                  />
                </td>
              </>
            ) : (
              <td>
                <Cell
                  label={`Pitcher's table, ${sum}`}
                  value={draft.pitching[index] ?? ''}
                  cells={PITCHER_CELLS}
                  onChange={(cell) =>
                    onChange({
                      ...draft,
                      pitching: draft.pitching.with(index, cell === '' ? null : cell),
                    })
                  }
                />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}

function Cell<Value extends string>({
  label,
  value,
  cells,
  onChange,
}: {
  readonly label: string;
  readonly value: Value;
  readonly cells: readonly Value[];
  readonly onChange: (value: Value) => void;
}) {
  return (
    <select
      aria-label={label}
      value={value}
      className="min-h-9 w-full rounded-sm border-2 border-rule-strong bg-raised px-2 font-varsity text-ink"
      onChange={({ target }) => onChange(target.value as Value)}
    >
      {cells.map((cell) => (
        <option key={cell} value={cell}>
          {cell === '' ? '–' : cell}
        </option>
      ))}
    </select>
  );
}
