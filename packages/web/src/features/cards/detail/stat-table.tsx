import type { ReactNode } from 'react';

import { splitIntoLines } from './split-into-lines.ts';

export interface Stat {
  readonly head: string;
  readonly value: ReactNode;
}

/** The number of statistics that a phone has room for side by side. */
const MAX_IN_LINE = 9;

/**
 * Statistics of one row under their heads, as on the back of a card: in as many lines as it takes
 * for all to be in sight, a table each.
 */
export function StatTable({
  caption,
  figures,
}: {
  readonly caption: string;
  readonly figures: readonly Stat[];
}) {
  return (
    <div role="region" aria-label={caption} className="box-score">
      {splitIntoLines(figures, MAX_IN_LINE).map((line, index, lines) => (
        <table
          key={line[0]?.head}
          className={`table-fixed ${index === 0 ? '' : 'border-t border-rule-strong'}`}
        >
          <caption className="sr-only">
            {lines.length === 1 ? caption : `${caption}, line ${index + 1}`}
          </caption>
          <thead>
            <tr>
              {line.map(({ head }) => (
                <th key={head} scope="col" className="px-0! pb-1! text-center! max-sm:text-2xs!">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              {line.map(({ head, value }) => (
                <td key={head} className="px-0! text-center max-sm:text-xs">
                  {value}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      ))}
    </div>
  );
}
