import type { BatterResult } from '@pennant/rules/cards/card';
import { lineOf, type ResultCounts } from '@pennant/rules/cards/odds';
import type { TrialTally } from '@pennant/rules/games/dice-trial';

import { BoxScoreFrame } from '../../../ui/box-score-frame.tsx';
import { countText } from '../../../ui/money.tsx';
import { AVERAGES, rateText, type Expectation } from './figures.ts';

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
  readonly expected: Expectation;
}

/** The results of a trial before and after the pitcher's adjustment, beside the expected ones. */
export function ResultsTable({ tally, expected }: Props) {
  const lines = {
    before: lineOf(tally.before),
    after: lineOf(tally.after),
    expectedBefore: lineOf(expected.before),
    expectedAfter: lineOf(expected.after),
  };
  const expectedCount = (shares: ResultCounts, result: (typeof COUNTED)[number]) =>
    countText(Math.round(shares[result] * tally.rolls));
  return (
    <div className="max-sm:[&_td]:px-1.5 max-sm:[&_td]:text-xs max-sm:[&_th]:px-1.5">
      <BoxScoreFrame
        caption={`Stats of ${countText(tally.rolls)} rolls before and after the pitcher’s adjustment`}
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
                {rateText(lines.before[key])}
              </td>
              <td data-figures className="figures text-ink-soft">
                {rateText(lines.expectedBefore[key])}
              </td>
              <td data-figures className="figures font-semibold">
                {rateText(lines.after[key])}
              </td>
              <td data-figures className="figures text-ink-soft">
                {rateText(lines.expectedAfter[key])}
              </td>
            </tr>
          ))}
          {COUNTED.map((result) => (
            <tr key={result}>
              <th scope="row" className="border-rule">
                {result}
              </th>
              <td data-figures className="figures">
                {countText(tally.before[result])}
              </td>
              <td data-figures className="figures text-ink-soft">
                {expectedCount(expected.before, result)}
              </td>
              <td data-figures className="figures font-semibold">
                {countText(tally.after[result])}
              </td>
              <td data-figures className="figures text-ink-soft">
                {expectedCount(expected.after, result)}
              </td>
            </tr>
          ))}
        </tbody>
      </BoxScoreFrame>
    </div>
  );
}
