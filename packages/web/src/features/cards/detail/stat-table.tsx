import type { ReactNode } from 'react';

import { ScrollableTable } from '../../../ui/scrollable-table.tsx';

export interface Stat {
  readonly head: string;
  readonly value: ReactNode;
}

/** A table with one row of statistics under their heads. */
export function StatTable({
  caption,
  figures,
}: {
  readonly caption: string;
  readonly figures: readonly Stat[];
}) {
  return (
    <ScrollableTable caption={caption}>
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
    </ScrollableTable>
  );
}
