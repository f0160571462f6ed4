import type { ReactNode } from 'react';

import { BoxScoreFrame } from '../../../ui/box-score-frame.tsx';

export interface Figure {
  readonly head: string;
  readonly value: ReactNode;
}

/** A table with one row of statistics under their heads. */
export function FigureTable({
  caption,
  figures,
}: {
  readonly caption: string;
  readonly figures: readonly Figure[];
}) {
  return (
    <BoxScoreFrame caption={caption}>
      <thead>
        <tr>
          {figures.map(({ head }) => (
            <th key={head} scope="col" data-figures>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {figures.map(({ head, value }) => (
            <td key={head} data-figures>
              {value}
            </td>
          ))}
        </tr>
      </tbody>
    </BoxScoreFrame>
  );
}
