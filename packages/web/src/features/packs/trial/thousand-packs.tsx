import type { Series } from '@pennant/contract/packs';
import { TRIAL_PACKS, type TrialResult } from '@pennant/rules/packs/pack-trial';
import { useCallback, useEffect, useRef, useState } from 'react';

import { Button } from '../../../ui/button.tsx';
import { formatCount, formatMoney } from '../../../ui/money.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { CompletionCost } from './completion-cost.tsx';
import { newThrowawaySeeds } from './throwaway-seeds.ts';
import type { TrialProgress, TrialRequest } from './pack-trial-protocol.ts';
import { startWorker } from './start-worker.ts';
import { TrialBands } from './trial-bands.tsx';
import { useOddsTable } from './use-odds-table.ts';

/** A thousand packs of a series for nothing, and what completing the series costs. */
export default function ThousandPacks({ series }: { readonly series: Series }) {
  const { odds, table } = useOddsTable(series.seriesID);
  const stop = useRef<(() => void) | null>(null);
  const [progress, setProgress] = useState<TrialProgress | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => () => stop.current?.(), []);
  const open = useCallback(() => {
    if (!table) return;
    stop.current?.();
    setHasFailed(false);
    setProgress(null);
    stop.current = startWorker<TrialRequest>(
      { kind: 'trial', table, seeds: newThrowawaySeeds(), packs: TRIAL_PACKS },
      setProgress,
      () => setHasFailed(true),
    );
  }, [table]);
  const isOpening = progress !== null && !progress.isDone;
  const count = formatCount(TRIAL_PACKS);
  return (
    <>
      <section aria-labelledby="thousand-packs" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h3 id="thousand-packs" className="font-slab text-lg font-semibold">
          A thousand packs for nothing
        </h3>
        <p className="text-ink-soft">
          Your browser opens {count} packs with a seed that it throws away, by the code that draws
          real ones. They cost nothing and bring nothing: the seed of your own packs stays sealed.
        </p>
        <Button
          className="justify-self-start max-sm:w-full"
          disabled={!table || isOpening}
          onClick={open}
        >
          {progress === null ? `Open ${count} packs` : `Open ${count} others`}
        </Button>
        {hasFailed || odds.isError || table === null ? (
          <p role="alert" className="font-semibold text-bad">
            The packs could not be opened. Look again later.
          </p>
        ) : null}
        {progress === null ? null : (
          <>
            {isOpening ? (
              <ProgressBar label="Packs opened" value={progress.result.packs} max={TRIAL_PACKS} />
            ) : null}
            <TrialBands tiers={progress.result.tiers} />
            <p role="status" className="text-sm text-ink-soft">
              {progress.isDone ? summaryOf(progress.result, series.cost) : ''}
            </p>
          </>
        )}
      </section>
      <CompletionCost series={series} title="To complete it from where you stand" />
    </>
  );
}

/** Returns what a trial says, in two sentences. */
function summaryOf({ tiers, packs }: TrialResult, cost: number): string {
  const drawn = tiers.filter(({ expected }) => expected > 0);
  const within = drawn.filter(({ came, band }) => came >= band.low && came <= band.high).length;
  const different = tiers.reduce((sum, tier) => sum + tier.different, 0);
  const cards = tiers.reduce((sum, tier) => sum + tier.cards, 0);
  return `${within} of ${drawn.length} tiers came within their band, as each does 19 times in 20. ${formatCount(different)} of the ${formatCount(cards)} different cards were among them; real packs would have cost ${formatMoney(packs * cost)}.`;
}
