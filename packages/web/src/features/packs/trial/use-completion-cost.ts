import type { TierStanding } from '@pennant/rules/packs/cost-to-complete';
import type { OddsTable } from '@pennant/rules/packs/odds-table';
import { useEffect, useState } from 'react';

import type { CostProgress, CostRequest } from './pack-trial-protocol.ts';
import { startWorker } from './start-worker.ts';

/** What is known of the cost: nothing yet, what collectors need, or that it could not be found. */
export type KnownCost = CostProgress | 'failed' | null;

/**
 * Returns what it costs to complete a series from a standing, worked out in a worker that ends with
 * the component. Nothing is begun while `standing` or `table` are missing. Both must be stable.
 */
export function useCompletionCost(
  table: OddsTable | null | undefined,
  cost: number,
  standing: readonly TierStanding[] | null,
): KnownCost {
  const [known, setKnown] = useState<{
    readonly standing: readonly TierStanding[];
    readonly cost: KnownCost;
  } | null>(null);
  useEffect(() => {
    if (!table || standing === null) return undefined;
    const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
    return startWorker<CostRequest>(
      { kind: 'cost', table, cost, standing, seed },
      (progress) => setKnown({ standing, cost: progress }),
      () => setKnown({ standing, cost: 'failed' }),
    );
  }, [table, cost, standing]);
  return known?.standing === standing ? known.cost : null;
}
