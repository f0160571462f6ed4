import { expect, test } from 'vitest';
import { createAuthorizationWorld } from './testing/authorization-world.ts';
import { anApp } from './testing/an-app.ts';
import { readHoldings } from './testing/holdings.ts';
import { IDENTITIES } from './testing/identities.ts';
import { observeRoutes } from './testing/observe-routes.ts';
import { sendToApp } from './testing/raw-request.ts';
import { askAs, routeChecks } from './testing/route-checks.ts';

const routes = new Set<string>();
observeRoutes((route) => routes.add(route));
const app = await anApp();
const { database } = app;
const send = sendToApp(app.app);
await database.sql(
  `insert into catalogue (history, fingerprint, first_year, last_year, finished_at) values ('invented', 'authorization', 1954, 1954, now())`,
);
await database.sql(
  `insert into catalogue_season (year, place, cards, made_at)
   values (1954, 1, 240, now() - interval '1 minute')`,
);
const world = await createAuthorizationWorld(app, { year: 1954 });
// Calls that write take no HEAD; without a built page there are no images of cards.
const checks = routeChecks(world).filter(({ route }) => routes.has(route));

test('every route of the router has its line', () => {
  const classified = new Set(checks.map(({ route }) => route));
  expect([...routes].filter((route) => !classified.has(route))).toEqual([]);
});

test('every line is a route of the router', () => {
  const missing = routeChecks(world).filter(({ route }) => !routes.has(route));
  expect(missing.map(({ route }) => route).filter((route) => !route.startsWith('HEAD'))).toEqual([
    'GET /cards/:cardID/preview.png',
  ]);
});

test.each(checks)('$route responds to each of nine identities as it should', async (check) => {
  const responses: Record<string, string> = {};
  for (const identity of IDENTITIES)
    responses[identity] = await askAs(send, check, world.tokens[identity]);
  expect(responses).toEqual(check.responses);
});

test('refused requests have changed nothing', async () => {
  const before = await readHoldings(database, world.owner.userID);
  const shielded = checks.filter(
    ({ isProtected, request }) => isProtected && request.method !== 'HEAD',
  );
  for (const check of shielded) {
    for (const identity of IDENTITIES.filter((name) => name !== 'owner' && name !== 'id'))
      await askAs(send, check, world.tokens[identity]);
  }
  expect(await readHoldings(database, world.owner.userID)).toEqual(before);
});
