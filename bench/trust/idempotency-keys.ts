import { setTimeout as pause } from 'node:timers/promises';
import type { LoggedRequest } from './checker/request-log.ts';
import {
  CITUS_DATABASE,
  EMBEDDED_DATABASE,
  nameFigures,
  type DatabaseKind,
} from './harness/tested-database.ts';
import { chooseRequest } from './load/choose-request.ts';
import type { LoggingClient, TrustRequest } from './load/logging-client.ts';
import { withObservedProgram, type ObservedProgram } from './load/observed-program.ts';
import { sendCopies } from './load/play-history.ts';
import { enterPlayers, readHoldings, type PlayerState } from './load/player-state.ts';
import { createRandom, type Random } from './load/random.ts';
import type { TrustPart } from './trust-part.ts';

interface Amounts extends Record<string, number> {
  readonly keys: number;
}

interface Progress {
  readonly keys: number;
  readonly copies: number;
  readonly reused: number;
  readonly violations: number;
}

/** Keys after which the users are checked and others come. */
const BATCH = 250;
const USERS = 4;
/** Keys under way at once. */
const CLIENTS = 6;
const MAX_COPIES = 10;

/**
 * Requests that spend, grant, open and sell, each in 2 to 10 copies under one key, most of them at
 * once and some later; every tenth key is tried again on another request, which must be refused.
 */
const idempotencyKeysOn = (kind: DatabaseKind): TrustPart<Amounts> => ({
  findObstacle: kind.findObstacle,
  name: kind.name('keys'),
  claim: `${kind.claim}Copies of one request have one effect and get the same response.`,
  amounts: { ci: { keys: 500 }, full: { keys: 10_000 } },
  figures: ({ keys }) =>
    nameFigures(kind, {
      keys: { label: 'idempotency keys', target: { exactly: keys } },
      keyCopies: { label: 'requests under them', target: null },
      keysReused: { label: 'keys tried again on another request', target: null },
      keyViolations: { label: 'violations found', target: { exactly: 0 } },
    }),
  amountsFrom: (word) => (/^\d+$/.test(word) ? { keys: Number(word) } : null),
  run: async ({ keys }, run) => {
    const data = await kind.open(run.tell);
    let progress = (run.saved ?? { keys: 0, copies: 0, reused: 0, violations: 0 }) as Progress;
    try {
      await withObservedProgram(data, async (observed) => {
        while (progress.keys < keys) {
          const random = createRandom(run.seed * 1_000_000 + progress.keys);
          const batch = Math.min(BATCH, keys - progress.keys);
          const found = await tryKeys(observed, random, batch);
          for (const text of found.violations.slice(0, 5)) run.tell(text);
          progress = {
            keys: progress.keys + batch,
            copies: progress.copies + found.copies,
            reused: progress.reused + found.reused,
            violations: progress.violations + found.violations.length,
          };
          run.save(progress);
          run.tell(`${progress.keys} keys, ${progress.violations} violations`);
        }
      });
    } finally {
      await data.remove();
    }
    return nameFigures(kind, {
      keys: progress.keys,
      keyCopies: progress.copies,
      keysReused: progress.reused,
      keyViolations: progress.violations,
    });
  },
});

export const idempotencyKeys = idempotencyKeysOn(EMBEDDED_DATABASE);
export const clusterIdempotencyKeys = idempotencyKeysOn(CITUS_DATABASE);

async function tryKeys(
  { client, market, check }: ObservedProgram,
  random: Random,
  keys: number,
): Promise<{ copies: number; reused: number; violations: string[] }> {
  const players = await enterPlayers(client, market, USERS);
  const violations: string[] = [];
  let left = keys;
  let copies = 0;
  let reused = 0;
  const act = async () => {
    while (left > 0) {
      left -= 1;
      const state = random.oneOf(players);
      const key = `${players[0]!.player.username}-${left}`;
      const chosen = chooseRequest(market, state, random, { isSpending: true });
      const request = { ...chosen.request, key };
      const count = 2 + random.below(MAX_COPIES - 1);
      const sent = await sendAtOnceAndLater(client, state, request, count, random);
      copies += count;
      const texts = new Set(sent.map(({ status, response }) => JSON.stringify([status, response])));
      if (texts.size > 1)
        violations.push(`${request.call}: ${[...texts].join(' | ').slice(0, 300)}`);
      if (random.below(10) > 0) continue;
      reused += 1;
      const refused = await reuseKey(client, request);
      if (refused.status !== 409)
        violations.push(`${request.call}: another request under its key gets ${refused.status}`);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, act));
  for (const state of players) await readHoldings(client, state);
  const found = await check(`keys-${players[0]!.player.username}`, client.takeLog());
  return {
    copies,
    reused,
    violations: [...violations, ...found.map(({ rule, detail }) => `${rule}: ${detail}`)],
  };
}

/** Sends most copies at once and the others when there is a response. */
async function sendAtOnceAndLater(
  client: LoggingClient,
  state: PlayerState,
  request: TrustRequest,
  copies: number,
  random: Random,
): Promise<LoggedRequest[]> {
  const later = random.below(Math.min(3, copies - 1));
  const sent = await sendCopies(client, state, request, copies - later);
  for (let copy = 0; copy < later; copy += 1) {
    await pause(random.below(20));
    sent.push(await client.send(request));
  }
  return sent;
}

/** Sends another request under the key; it is not logged, since nothing may come of it. */
function reuseKey(client: LoggingClient, { key, token, call }: TrustRequest) {
  const body =
    call === 'POST /wallet/claim' ? { seriesID: 1, amount: 1 } : { discordUsername: 'another' };
  return client.send({
    call:
      call === 'POST /wallet/claim' ? 'POST /packInventory/open' : 'PUT /users/setDiscordUsername',
    body,
    ...(key === undefined ? {} : { key }),
    ...(token === undefined ? {} : { token }),
  });
}
