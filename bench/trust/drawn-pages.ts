import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { copyPreparedData } from './harness/prepared-data.ts';
import { startTrustProgram } from './harness/trust-program.ts';
import type { Figures, TrustPart } from './trust-part.ts';

/** Addresses that one guest hammers, each with a number in place of N. */
const HAMMERED = [
  '/leaderboard?x=N',
  '/?x=N',
  '/cards/N',
  '/players/nobodyN',
  '/dugout/N',
  '/cards/N/preview.png',
] as const;

/**
 * What a worker process sends: the times of others' requests, in ms, and how many were hammered.
 */
interface Measured {
  readonly othersMs: readonly number[];
  readonly othersFailed: number;
  readonly hammered: number;
}

interface DrawnPagesAmounts extends Readonly<Record<string, number>> {
  /** Connections of the one guest. */
  readonly connections: number;
  /** For each of the addresses. */
  readonly seconds: number;
}

/**
 * While one guest asks for pages with made-up parameters, for cards and for images over many
 * connections, other guests ask for a call and for pages that people read. The limits are those
 * of the program: `LIMITS_FACTOR=1`.
 */
export const drawnPages: TrustPart<DrawnPagesAmounts> = {
  name: 'drawn-pages',
  claim: 'One guest who asks for ever more pages does not slow down the others.',
  amounts: { ci: { connections: 16, seconds: 5 }, full: { connections: 16, seconds: 30 } },
  figures: ({ connections, seconds }) => ({
    drawnPagesOthersP95Ms: {
      label: `others' p95 in ms, the worst of ${HAMMERED.length} addresses, ${connections} connections, ${seconds} s each`,
      target: { atMost: 100 },
    },
    drawnPagesOthersMedianMs: { label: 'their median in ms, the worst', target: null },
    drawnPagesOthersFailed: { label: 'requests of others that failed', target: { exactly: 0 } },
    drawnPagesHammered: { label: 'requests of the one guest', target: null },
  }),
  async run(amounts, { tell }) {
    const data = await copyPreparedData(tell);
    const program = await startTrustProgram({
      dataDir: data.dataDir,
      // The guest and the others differ by address: a trusted proxy on this machine says so.
      settings: { LIMITS_FACTOR: '1', TRUST_PROXY: 'loopback' },
    });
    try {
      return await measureDrawnPages(program.url, amounts, tell);
    } finally {
      await program.stop();
      await data.remove();
    }
  },
};

/** Hammers a running program, which trusts a proxy on this machine and has its usual limits. */
export async function measureDrawnPages(
  url: string,
  { connections, seconds }: DrawnPagesAmounts,
  tell: (message: string) => void,
): Promise<Figures> {
  const worst = { p95: 0, median: 0, failed: 0, hammered: 0 };
  for (const address of HAMMERED) {
    const { othersMs, othersFailed, hammered } = await measure(url, {
      address,
      connections,
      seconds,
    });
    const sorted = othersMs.toSorted((a, b) => a - b);
    const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
    const median = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
    tell(
      `${address}: others' median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms of ${sorted.length}; ${hammered} hammered`,
    );
    worst.p95 = Math.max(worst.p95, p95);
    worst.median = Math.max(worst.median, median);
    worst.failed += othersFailed;
    worst.hammered += hammered;
  }
  return {
    drawnPagesOthersP95Ms: worst.p95,
    drawnPagesOthersMedianMs: worst.median,
    drawnPagesOthersFailed: worst.failed,
    drawnPagesHammered: worst.hammered,
  };
}

/** Hammers in a process of its own, so that its work does not delay what is measured. */
async function measure(
  url: string,
  request: { address: string; connections: number; seconds: number },
): Promise<Measured> {
  const script = fileURLToPath(new URL('./drawn-pages/hammer.ts', import.meta.url));
  const child = fork(script, [url, JSON.stringify(request)]);
  const [measured] = (await once(child, 'message')) as [Measured];
  return measured;
}
