import { fileURLToPath } from 'node:url';
import { createAuthorizationWorld } from '@pennant/server/testing/authorization-world';
import { readHoldings } from '@pennant/server/testing/holdings';
import { IDENTITIES } from '@pennant/server/testing/identities';
import { askAs, routeChecks, type RouteCheck } from '@pennant/server/testing/route-checks';
import { pageFileCheck } from './authorization/page-files.ts';
import { copyPreparedData, type DataFolder } from './harness/prepared-data.ts';
import { openTestProgram, type OpenedProgram } from './load/open-test-program.ts';
import { AUTHORIZATION_PLANTS } from './plants/authorization-plants.ts';
import { startPlantedProgram, type SourcePlant } from './plants/planted-program.ts';
import type { TrustPart } from './trust-part.ts';

interface Amounts extends Record<string, number> {
  readonly identities: number;
}

const PRINT_ROUTES = fileURLToPath(new URL('./authorization/print-routes.ts', import.meta.url));
/** A season that the history of the data does not have: that of the users' cards. */
const FIRST_YEAR_OF_TESTS = 2024;
const amounts: Amounts = { identities: IDENTITIES.length };

/** What one look at a program finds. */
interface Findings {
  readonly routes: number;
  readonly unclassified: readonly string[];
  readonly requests: number;
  /** Responses that are not those of the table, each in a line. */
  readonly wrong: readonly string[];
  /** Amounts of the owner that the refused requests of others have changed. */
  readonly changed: number;
}

/**
 * Every route of the router of the running program, as the router itself tells them, asked for by
 * nine identities. What each must get stands in the server's table, which its tests go by too.
 */
export const authorization: TrustPart<Amounts> = {
  name: 'authorization',
  claim: 'Every route responds to each of nine identities as its line says, and each has a line.',
  amounts: { ci: amounts, full: amounts },
  figures: ({ identities }) => ({
    routes: { label: 'routes of the router', target: { atLeast: 150 } },
    routesUnclassified: { label: 'of them without a line', target: { exactly: 0 } },
    routeRequests: { label: `requests to them, by ${identities} identities`, target: null },
    routeResponsesWrong: {
      label: 'responses other than its line, or lines without a route',
      target: { exactly: 0 },
    },
    routeEffects: { label: 'things that refused requests have changed', target: { exactly: 0 } },
    routePlanted: { label: 'bugs planted', target: { exactly: AUTHORIZATION_PLANTS.length } },
    routePlantedFound: { label: 'of them found', target: { exactly: AUTHORIZATION_PLANTS.length } },
  }),
  run: async (_amounts, run) => {
    const data = await copyPreparedData(run.tell);
    let year = FIRST_YEAR_OF_TESTS;
    try {
      const found = await lookAt(data, (year += 1), null);
      for (const route of found.unclassified) run.tell(`NOT CLASSIFIED: ${route}`);
      for (const line of found.wrong) run.tell(`WRONG: ${line}`);
      // What is wrong without a bug does not find it.
      const known = new Set([...found.unclassified, ...found.wrong]);
      let plantsFound = 0;
      for (const plant of AUTHORIZATION_PLANTS) {
        const { unclassified, wrong } = await lookAt(data, (year += 1), plant, known);
        const first = [...unclassified, ...wrong].find((line) => !known.has(line));
        run.tell(`planted: ${plant.name}: ${first ?? 'NOT FOUND'}`);
        if (first !== undefined) plantsFound += 1;
      }
      return {
        routes: found.routes,
        routesUnclassified: found.unclassified.length,
        routeRequests: found.requests,
        routeResponsesWrong: found.wrong.length,
        routeEffects: found.changed,
        routePlanted: AUTHORIZATION_PLANTS.length,
        routePlantedFound: plantsFound,
      };
    } finally {
      await data.remove();
    }
  },
};

/**
 * Starts a program and asks for all of its routes.
 *
 * @param known ends it at the first finding beyond these: for a planted bug
 */
async function lookAt(
  { dataDir }: DataFolder,
  year: number,
  plant: SourcePlant | null,
  known?: ReadonlySet<string>,
): Promise<Findings> {
  const program = await startPlantedProgram({ dataDir, imports: [PRINT_ROUTES] }, plant);
  const opened = await openTestProgram(program.url, dataDir);
  try {
    const routes = new Set(
      [...program.output().matchAll(/^route (\S+ \S+)$/gm)].map(([, route = '']) => route),
    );
    return await askForAll(opened, routes, { year, known });
  } finally {
    await opened.close();
    await program.stop();
  }
}

async function askForAll(
  opened: OpenedProgram,
  routes: ReadonlySet<string>,
  { year, known }: { readonly year: number; readonly known: ReadonlySet<string> | undefined },
): Promise<Findings> {
  const { client, database } = opened;
  const world = await createAuthorizationWorld(opened, { year });
  const inTable = routeChecks(world);
  const classified = new Set(inTable.map(({ route }) => route));
  const files = [...routes]
    .filter((route) => !classified.has(route))
    .map((route) => ({ route, check: pageFileCheck(route) }));
  const checks: RouteCheck[] = [
    ...inTable.filter(({ route }) => routes.has(route)),
    // The page's files, which are many, last: a planted bug is found before.
    ...files.flatMap(({ check }) => (check === null ? [] : [check])),
  ];
  const wrong: string[] = inTable
    .filter(({ route }) => !routes.has(route) && isExpected(route))
    .map(({ route }) => `${route}: no such route`);
  const ask = async (check: RouteCheck, identity: (typeof IDENTITIES)[number]) => {
    const expected = check.responses[identity];
    const got = await askAs(client.send, check, world.tokens[identity]);
    if (got !== expected) wrong.push(`${check.route}: ${identity} gets ${got}, not ${expected}`);
  };
  const unclassified = files.filter(({ check }) => check === null).map(({ route }) => route);
  const findings = { routes: routes.size, unclassified, requests: 0, wrong, changed: 0 };
  const isFound = () =>
    known !== undefined && [...unclassified, ...wrong].some((line) => !known.has(line));
  for (const check of checks) {
    if (isFound()) return findings;
    for (const identity of IDENTITIES) await ask(check, identity);
    findings.requests += IDENTITIES.length;
  }

  // Once more, all that others are refused: nothing of the owner may change by it.
  const ownerID = world.owner.userID;
  const before = JSON.stringify(await readHoldings(database, ownerID));
  const shielded = checks.filter(
    ({ isProtected, request }) => isProtected && request.method !== 'HEAD',
  );
  for (const check of shielded) {
    for (const identity of IDENTITIES.filter((name) => name !== 'owner' && name !== 'id'))
      await askAs(client.send, check, world.tokens[identity]);
  }
  findings.changed = JSON.stringify(await readHoldings(database, ownerID)) === before ? 0 : 1;
  return findings;
}

/** Returns whether a line needs its route: HEAD is for what reads, an image for a built page. */
const isExpected = (route: string): boolean =>
  !route.startsWith('HEAD ') && route !== 'GET /cards/:cardID/preview.png';
