import type { BatterResult } from '@pennant/rules/cards/card';
import { slashLineOf, type ResultCounts } from '@pennant/rules/cards/dice-odds';
import type { TrialTally } from '@pennant/rules/games/analysis/matchup-trial';

import { ScrollableTable } from '../../../ui/scrollable-table.tsx';
import { formatCount } from '../../../ui/money.tsx';
import { AVERAGES, formatRate, type ExpectedResults } from './expected-results.ts';

/** The counted results, in the order of the table. */
const COUNTED = [
  'H1',
  'H2',
  'H3',
  'HR',
  'SO',
  'OO',
  'BB',
] as const satisfies readonly BatterResult[];

interface Props {
  readonly tally: TrialTally;
  readonly expected: ExpectedResults;
}

/** The results of a trial before and after the pitcher's adjustment, beside the expected ones. */
export function ResultsTable({ tally, expected }: Props) {
  const lines = {
    before: slashLineOf(tally.before),
    after: slashLineOf(tally.after),
    expectedBefore: slashLineOf(expected.before),
    expectedAfter: slashLineOf(expected.after),
  };
  const expectedCount = (shares: ResultCounts, result: (typeof COUNTED)[number]) =>
    formatCount(Math.round(shares[result] * tally.rolls));
  return (
    <div className="max-sm:[&_td]:px-1.5 max-sm:[&_td]:text-xs max-sm:[&_th]:px-1.5">
      <ScrollableTable
        caption={`Stats of ${formatCount(tally.rolls)} rolls before and after the pitcher’s adjustment`}
      >
        <thead>
          <tr>
            <th scope="col">Stat</th>
            <th scope="col" data-figures>
              Before
            </th>
            <th scope="col" data-figures>
              Expected
            </th>
            <th scope="col" data-figures>
              After
            </th>
            <th scope="col" data-figures>
              Expected
            </th>
          </tr>
        </thead>
        <tbody>
          {AVERAGES.map(({ key, name }) => (
            <tr key={key}>
              <th scope="row" className="border-rule">
                {name}
              </th>
              <td data-figures className="figures">
                {formatRate(lines.before[key])}
              </td>
              <td data-figures className="figures text-ink-soft">
                {formatRate(lines.expectedBefore[key])}
              </td>
              <td data-figures className="figures font-semibold">
                {formatRate(lines.after[key])}
              </td>
              <td data-figures className="figures text-ink-soft">
                {formatRate(lines.expectedAfter[key])}
              </td>
            </tr>
          ))}
          {COUNTED.map((result) => (
            <tr key={result}>
              <th scope="row" className="border-rule">
                {result}
              </th>
              <td data-figures className="figures">
                {formatCount(tally.before[result])}
              </td>
              <td data-figures className="figures text-ink-soft">
                {expectedCount(expected.before, result)}
              </td>
              <td data-figures className="figures font-semibold">
                {formatCount(tally.after[result])}
              </td>
              <td data-figures className="figures text-ink-soft">
                {expectedCount(expected.after, result)}
              </td>
            </tr>
          ))}
        </tbody>
      </ScrollableTable>
    </div>
  );
}
