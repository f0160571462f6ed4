import { copyPreparedData } from './harness/prepared-data.ts';
import { restartInTurn } from './restarts/restart-in-turn.ts';
import type { TrustPart } from './trust-part.ts';

interface Amounts extends Record<string, number> {
  readonly restarts: number;
}

/** Restarts in which a balancer that never tries another program must be found. */
const RESTARTS_OF_THE_PLANT = 2;

/**
 * Restarts two programs in turn (SIGTERM) behind nginx with the configuration of deploy/, while
 * users read and roll, and counts the requests that fail. No client repeats a request. Before, a
 * game is watched through nginx: its messages come one by one, and not with the stream's end.
 */
export const restarts: TrustPart<Amounts> = {
  name: 'restarts',
  claim: 'Programs behind a balancer are restarted in turn without a failed request.',
  amounts: { ci: { restarts: 20 }, full: { restarts: 200 } },
  figures: (amounts) => ({
    restarts: {
      label: 'restarts of two programs, in turns',
      target: { exactly: amounts.restarts },
    },
    restartRequests: { label: 'requests meanwhile', target: null },
    restartRolls: { label: 'of them rolls and choices', target: null },
    restartSlowestMs: { label: 'slowest of them, in ms', target: null },
    restartFailures: { label: 'requests that failed', target: { exactly: 0 } },
    restartStreamMessages: {
      label: 'messages of a stream through nginx before its end',
      target: { exactly: 2 },
    },
    restartPlantedFound: {
      label: 'a balancer that tries no other program, found',
      target: { exactly: 1 },
    },
  }),
  amountsFrom: (word) => (/^[1-9]\d*$/.test(word) ? { restarts: Number(word) } : null),
  run: async (amounts, run) => {
    const data = await copyPreparedData(run.tell);
    try {
      const outcome = await restartInTurn(data, { count: amounts.restarts }, run);
      for (const failure of outcome.failures.slice(0, 10)) run.tell(failure);
      const plant = { count: RESTARTS_OF_THE_PLANT, neverTriesAnother: true };
      const planted = await restartInTurn(data, plant, run);
      run.tell(`planted: a balancer that tries no other: ${planted.failures.length} failures`);
      return {
        restarts: amounts.restarts,
        restartRequests: outcome.requests,
        restartRolls: outcome.rolls,
        restartSlowestMs: Math.round(outcome.slowestMs),
        restartFailures: outcome.failures.length,
        restartStreamMessages: outcome.streamMessages,
        restartPlantedFound: planted.failures.length > 0 ? 1 : 0,
      };
    } finally {
      await data.remove();
    }
  },
};
