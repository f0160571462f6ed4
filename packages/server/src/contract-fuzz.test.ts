import { calls } from '@pennant/contract/calls';
import type { Call } from '@pennant/contract/call';
import fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
import { anApp } from './testing/an-app.ts';
import { findFaults, findPrematureSecrets, toRawRequest } from './testing/contract-faults.ts';
import { arbitraryRequests } from './testing/contract-requests.ts';
import { createFuzzWorld, FUZZ_ROLES, readFuzzedHoldings } from './testing/fuzz-world.ts';
import { sendToApp } from './testing/raw-request.ts';

/** Number of requests to each call in each role; set by `FUZZ_REQUESTS`. */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 20);
/** Each database is sent other requests. */
const SEEDS = { embedded: 1927, 'postgresql-15': 1961, citus: 1998 } as const;
const SEED = Number(process.env['FUZZ_SEED'] ?? SEEDS[inject('testServer').name]);

const app = await anApp({ settings: { limitsFactor: 1e9 } });
const { database } = app;
const send = sendToApp(app.app);
await database.sql(
  `insert into catalogue (history, fingerprint, first_year, last_year, finished_at) values ('record', 'fuzz', 1954, 1954, now())`,
);
await database.sql(
  `insert into catalogue_season (year, place, cards, made_at)
   values (1954, 1, 240, now() - interval '1 minute')`,
);
const world = await createFuzzWorld(app, { year: 1954 });
const before = await readFuzzedHoldings(app, world);

describe.each(FUZZ_ROLES)('whatever a %s sends', (role) => {
  test.each(Object.entries(calls as Readonly<Record<string, Call>>))(
    '%s responds by the contract',
    async (_name, call) => {
      await fc.assert(
        fc.asyncProperty(arbitraryRequests(call, world.knownFor(call)), async (request) => {
          const sent = { call, role, request };
          const response = await send(toRawRequest(world, sent));
          expect(findFaults(world, sent, response)).toEqual([]);
          expect(await findPrematureSecrets(database, world, sent, response)).toEqual([]);
        }),
        { numRuns: REQUESTS, seed: SEED, endOnFailure: REQUESTS > 100 },
      );
    },
    10_000 + REQUESTS * 200,
  );
});

test('and afterwards others have what they had, and the ledger accounts for every change', async () => {
  expect(await readFuzzedHoldings(app, world)).toEqual(before);
});
