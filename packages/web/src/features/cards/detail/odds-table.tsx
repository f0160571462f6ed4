import type { ReactNode } from 'react';

import type { CitedRule } from '../../../ui/rule/rules.ts';

import { ScrollableTable } from '../../../ui/scrollable-table.tsx';
import { RuleLink } from '../../../ui/rule/rule-link.tsx';

interface Props {
  readonly title: string;
  readonly caption: string;
  /** The heads of the columns: the results', then their figures'. */
  readonly heads: readonly string[];
  /** The sentences that say where the percentages come from, by the heads of their columns. */
  readonly rules?: Readonly<Partial<Record<string, CitedRule>>>;
  /** Each row is a result and its figures. */
  readonly rows: readonly (readonly string[])[];
  /** A note below the table. */
  readonly children?: ReactNode;
}

const NO_RULES: NonNullable<Props['rules']> = {};

/** A table of the odds of a card's dice, one row for each result. */
export function OddsTable({ title, caption, heads, rules = NO_RULES, rows, children }: Props) {
  return (
    <div className="mt-5">
      <h3 className="mb-2 font-slab font-semibold">{title}</h3>
      <ScrollableTable caption={caption} fitsPhone>
        <thead>
          <tr>
            {heads.map((head, index) => (
              <th key={head} scope="col" data-figures={index === 0 ? undefined : true}>
                {rules[head] === undefined ? head : <RuleLink rule={rules[head]}>{head}</RuleLink>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([result, ...figures]) => (
            <tr key={result}>
              <th scope="row">{result}</th>
              {figures.map((figure, index) => (
                <td key={heads[index + 1]} data-figures>
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </ScrollableTable>
      {children === undefined ? null : <p className="mt-2 text-sm text-ink-soft">{children}</p>}
    </div>
  );
}
