import type { ReactNode } from 'react';

import { BoxScoreFrame } from '../../../ui/box-score-frame.tsx';

interface Props {
  readonly title: string;
  readonly caption: string;
  /** Of the results first, then of their figures. */
  readonly heads: readonly string[];
  /** A result and its figures. */
  readonly rows: readonly (readonly string[])[];
  /** What is to be known of the figures. */
  readonly children?: ReactNode;
}

/** What a card's dice come to, result by result. */
export function OddsTable({ title, caption, heads, rows, children }: Props) {
  return (
    <div className="mt-5">
      <h3 className="mb-2 font-slab font-semibold">{title}</h3>
      <BoxScoreFrame caption={caption}>
        <thead>
          <tr>
            {heads.map((head, at) => (
              <th key={head} scope="col" data-figures={at === 0 ? undefined : true}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([result, ...figures]) => (
            <tr key={result}>
              <th scope="row">{result}</th>
              {figures.map((figure, at) => (
                <td key={heads[at + 1]} data-figures>
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </BoxScoreFrame>
      {children === undefined ? null : <p className="mt-2 text-sm text-ink-soft">{children}</p>}
    </div>
  );
}
