import { setTimeout as pause } from 'node:timers/promises';
import { quantile } from '@pennant/rules/statistics/quantile';
import type { Violation } from './checker/user-history.ts';
import { copyPreparedData } from './harness/prepared-data.ts';
import { chooseRequest } from './load/choose-request.ts';
import { readPostmasterPid } from './load/dump-users.ts';
import { withObservedProgram, type ObservedProgram } from './load/observed-program.ts';
import { sendCopies } from './load/play-history.ts';
import { enterPlayers, readHoldings, type PlayerState } from './load/player-state.ts';
import { createRandom, type Random } from './load/random.ts';
import type { TrustPart } from './trust-part.ts';

interface Amounts extends Record<string, number> {
  readonly kills: number;
}

interface Progress {
  readonly kills: number;
  readonly requests: number;
  readonly unanswered: number;
  readonly lost: number;
  readonly doubled: number;
  readonly other: number;
  readonly readySeconds: readonly number[];
}

const KILLED = ['program', 'database', 'both'] as const;
/** Kills after which the users are checked and others come. */
const BATCH = 10;
const USERS = 4;
const CLIENTS = 8;
/** A program that does not answer after this time has not come back. */
const MAX_READY_MS = 60_000;
const TARGET_READY_SECONDS = 5;

/** Rules of the checker by what a broken one means. */
const LOST = /^what was acknowledged|is there$|stays( ended)?$|is gone$/;
const DOUBLED = /once$|was asked for|same response|belongs to one roll/;

/**
 * Kills the program, its database or both (SIGKILL) while users play, and starts it again. Clients
 * repeat what got no response under the same key; the checker looks for what they were told.
 */
export const kills: TrustPart<Amounts> = {
  name: 'kills',
  claim: 'Whatever is killed, no acknowledged write is lost and none is done twice.',
  amounts: { ci: { kills: 20 }, full: { kills: 300 } },
  figures: (amounts) => ({
    kills: {
      label: 'kills of program, database, both, in turns',
      target: { exactly: amounts.kills },
    },
    killRequests: { label: 'requests meanwhile', target: null },
    killsUnanswered: { label: 'of them without a response, or told to come again', target: null },
    lostWrites: { label: 'acknowledged writes that were lost', target: { exactly: 0 } },
    doubledWrites: { label: 'writes that were done twice', target: { exactly: 0 } },
    killViolations: { label: 'other violations found', target: { exactly: 0 } },
    readyP50Seconds: { label: 'seconds until it answers again, median', target: null },
    readyP95Seconds: {
      label: 'the same, 95th percentile',
      target: { atMost: TARGET_READY_SECONDS },
    },
  }),
  amountsFrom: (word) => (/^\d+$/.test(word) ? { kills: Number(word) } : null),
  run: async (amounts, run) => {
    const data = await copyPreparedData(run.tell);
    let progress = (run.saved ?? {
      kills: 0,
      requests: 0,
      unanswered: 0,
      lost: 0,
      doubled: 0,
      other: 0,
      readySeconds: [],
    }) as Progress;
    try {
      await withObservedProgram(data, async (observed) => {
        while (progress.kills < amounts.kills) {
          const count = Math.min(BATCH, amounts.kills - progress.kills);
          const batch = await playAndKill(observed, data.dataDir, {
            random: createRandom(run.seed * 1_000_000 + progress.kills),
            first: progress.kills,
            count,
          });
          for (const { rule, detail } of batch.violations.slice(0, 5))
            run.tell(`${rule}: ${detail}`);
          const of = (kind: RegExp) =>
            batch.violations.filter(({ rule }) => kind.test(rule)).length;
          const [lost, doubled] = [of(LOST), of(DOUBLED)];
          progress = {
            kills: progress.kills + count,
            requests: progress.requests + batch.requests,
            unanswered: progress.unanswered + batch.unanswered,
            lost: progress.lost + lost,
            doubled: progress.doubled + doubled,
            other: progress.other + batch.violations.length - lost - doubled,
            readySeconds: [...progress.readySeconds, ...batch.readySeconds],
          };
          run.save(progress);
          run.tell(
            `${progress.kills} kills, ${progress.requests} requests, ready after ${batch.readySeconds.map((time) => time.toFixed(1)).join(' ')} s`,
          );
        }
      });
    } finally {
      await data.remove();
    }
    return {
      kills: progress.kills,
      killRequests: progress.requests,
      killsUnanswered: progress.unanswered,
      lostWrites: progress.lost,
      doubledWrites: progress.doubled,
      killViolations: progress.other,
      readyP50Seconds: quantile(progress.readySeconds, 0.5),
      readyP95Seconds: quantile(progress.readySeconds, 0.95),
    };
  },
};

async function playAndKill(
  observed: ObservedProgram,
  dataDir: string,
  {
    random,
    first,
    count,
  }: { readonly random: Random; readonly first: number; readonly count: number },
): Promise<{
  readonly violations: readonly Violation[];
  readonly readySeconds: readonly number[];
  readonly requests: number;
  readonly unanswered: number;
}> {
  const { client, market, check } = observed;
  const players = await enterPlayers(client, market, USERS);
  let isOver = false;
  const playing = Array.from({ length: CLIENTS }, async (_, number) => {
    for (let request = 0; !isOver; request += 1)
      await playOnce(
        observed,
        random.oneOf(players),
        random,
        `${players[0]!.player.username}-${number}-${request}`,
      );
  });
  const readySeconds: number[] = [];
  try {
    for (let kill = first; kill < first + count; kill += 1) {
      await pause(500 + random.below(2500));
      readySeconds.push(await killAndAwait(observed, dataDir, KILLED[kill % KILLED.length]!));
    }
    await pause(500);
  } finally {
    isOver = true;
  }
  await Promise.all(playing);
  for (const state of players) await readHoldings(client, state);
  const log = client.takeLog();
  const violations = await check(`kills-${first}`, log, { isInterrupted: true });
  const unanswered = log.filter(({ status }) => status === null || status >= 500).length;
  return { violations, readySeconds, requests: log.length, unanswered };
}

/** Sends a request; one with a key again and again until it is answered. */
async function playOnce(
  { client, market }: ObservedProgram,
  state: PlayerState,
  random: Random,
  key: string,
): Promise<void> {
  const { request, takesKey } = chooseRequest(market, state, random);
  const sent = takesKey ? { ...request, key } : request;
  const giveUpAt = Date.now() + 2 * MAX_READY_MS;
  for (;;) {
    const [answer] = await sendCopies(client, state, sent, 1);
    const status = answer?.status ?? null;
    if (status !== null && status < 500 && status !== 429) return;
    await pause(50);
    if (!takesKey) return;
    if (Date.now() > giveUpAt) throw new Error(`${sent.call} is not answered any more`);
  }
}

/** Kills; returns the seconds until the program responds from its database again. */
async function killAndAwait(
  { current, restart }: ObservedProgram,
  dataDir: string,
  killed: (typeof KILLED)[number],
): Promise<number> {
  const postmaster = await readPostmasterPid(dataDir);
  const began = performance.now();
  if (killed !== 'program') process.kill(postmaster, 'SIGKILL');
  if (killed !== 'database') {
    await current().kill();
    await restart();
  }
  while (performance.now() - began < MAX_READY_MS) {
    const isReady = await fetch(`${current().url}/api/health`)
      .then((response) => response.ok)
      .catch(() => false);
    // A killed database may answer a last time: it is back only with another process.
    const isBack =
      killed === 'program' ||
      (await readPostmasterPid(dataDir).catch(() => postmaster)) !== postmaster;
    if (isReady && isBack) return (performance.now() - began) / 1000;
    await pause(20);
  }
  throw new Error(
    `the program does not answer after its ${killed} was killed:\n${current().output()}`,
  );
}
