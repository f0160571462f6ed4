import { BATTER_RESULTS, DICE_SUMS, SUM_WEIGHTS } from '@pennant/rules/cards/card';
import { slashLineOf } from '@pennant/rules/cards/dice-odds';
import type { TrialTally } from '@pennant/rules/games/analysis/matchup-trial';

import { formatCount } from '../../../ui/money.tsx';
import { BarChart, type Bar } from './bar-chart.tsx';
import { ConvergenceChart } from './convergence-chart.tsx';
import type { ExpectedResults } from './expected-results.ts';
import { ResultsTable } from './results-table.tsx';

interface Props {
  readonly tally: TrialTally;
  /** Number of rolls requested. */
  readonly rolls: number;
  readonly expected: ExpectedResults;
}

/** The results of a trial: a table of statistics and charts of the distributions. */
export function TrialResults({ tally, rolls, expected }: Props) {
  const resultBars = (side: 'before' | 'after'): Bar[] =>
    BATTER_RESULTS.map((result) => ({
      name: result,
      share: tally.rolls === 0 ? 0 : tally[side][result] / tally.rolls,
      expected: expected[side][result],
    }));
  return (
    <div className="grid items-start gap-8 lg:grid-cols-2">
      <section aria-labelledby="stats" className="min-w-0">
        <h2 id="stats" className="mb-3 font-display text-2xl">
          Calculated stats
        </h2>
        <ResultsTable tally={tally} expected={expected} />
      </section>
      <section aria-labelledby="spread" className="flex min-w-0 flex-col gap-6">
        <h2 id="spread" className="font-display text-2xl">
          Distributions
        </h2>
        <BarChart
          title="Results before and after the pitcher"
          note={`${formatCount(tally.rolls)} rolls`}
          rule="card-odds"
          series={[
            { name: 'Before', paint: 'outfield', bars: resultBars('before') },
            { name: 'After', paint: 'pennant', bars: resultBars('after') },
          ]}
        />
        <ConvergenceChart
          course={tally.course}
          rolls={rolls}
          expected={slashLineOf(expected.after).obp}
        />
      </section>
      <section aria-labelledby="sums" className="min-w-0 lg:col-span-2">
        <h2 id="sums" className="mb-3 font-display text-2xl">
          Dice
        </h2>
        <div className="grid gap-6 lg:grid-cols-3">
          <SumChart title="Batter’s dice" counts={tally.sums.batter} />
          <SumChart title="Second roll after an X" counts={tally.sums.extra} />
          <SumChart title="Pitcher’s dice" counts={tally.sums.pitcher} />
        </div>
      </section>
    </div>
  );
}

function SumChart({
  title,
  counts,
}: {
  readonly title: string;
  readonly counts: readonly number[];
}) {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const bars = DICE_SUMS.map((sum, index) => ({
    name: String(sum),
    share: total === 0 ? 0 : (counts[index] ?? 0) / total,
    expected: (SUM_WEIGHTS[index] ?? 0) / 36,
  }));
  return (
    <BarChart
      title={title}
      note={total === 0 ? 'never thrown' : `${formatCount(total)} throws, expected 1 to 6 of 36`}
      rule="two-dice"
      series={[{ name: title, paint: 'outfield', bars }]}
    />
  );
}
