import { describe, expect, test } from 'vitest';

import { requestLineOf } from '../api/request-line.ts';
import { findRoute, ROUTES } from './routes.ts';
import { ssrRouteOf, ssrRoutePaths } from './ssr-routes.ts';

const PUBLIC = ROUTES.filter(({ access }) => access === 'anyone').map(({ path }) => path);

/** Returns what a page starts with: the address of each call, with what it is for. */
function startOf(pathname: string) {
  const found = findRoute(pathname);
  if (found === null) throw new Error(`no page ${pathname}`);
  const { calls } = ssrRouteOf(found.route.path);
  return (calls?.(found.params) ?? []).map(({ name, input, decidesNotFound, isServerOnly }) =>
    [
      requestLineOf(name, input).join(' '),
      ...(decidesNotFound === true ? ['or 404'] : []),
      ...(isServerOnly === true ? ['not sent'] : []),
    ].join(', '),
  );
}

test.each([
  ['/', ['GET /api/guest/at-bat, not sent', 'GET /api/daily-headline']],
  ['/account', ['GET /api/users/profile', 'GET /api/auth/sessions']],
  ['/wallet', ['GET /api/wallet/get']],
  ['/club', ['GET /api/starterSet', 'GET /api/starterSet/clubs']],
  [
    '/packs/buy',
    [
      'GET /api/series',
      'GET /api/fairness/packs',
      'GET /api/wallet/get',
      'GET /api/packInventory/user',
      'GET /api/card/user/series',
      'GET /api/starterSet',
    ],
  ],
  ['/packs/user', ['GET /api/packInventory/user']],
  [
    '/g/01900000-0000-7000-8000-000000000001/7',
    ['GET /api/public/games/01900000-0000-7000-8000-000000000001, or 404'],
  ],
  [
    '/g/01900000-0000-7000-8000-000000000001/live',
    ['GET /api/public/games/01900000-0000-7000-8000-000000000001/live, or 404'],
  ],
  ['/cards/user', ['GET /api/card/user?limit=500']],
  [
    '/cards/19270001',
    [
      'GET /api/card/19270001, or 404',
      'GET /api/card/19270001/league',
      'GET /api/card/19270001/seasons',
    ],
  ],
  ['/daily', ['GET /api/daily']],
  ['/daily/2026-11-26', ['GET /api/daily/2026-11-26, or 404']],
  ['/cups', ['GET /api/cups']],
  [
    '/cups/01900000-0000-7000-8000-000000000001',
    ['GET /api/cups/01900000-0000-7000-8000-000000000001, or 404'],
  ],
  ['/campaigns', ['GET /api/campaign']],
  ['/campaigns/3', ['GET /api/campaign/3, or 404']],
  ['/campaign-contests/11', ['GET /api/campaignContest/11, or 404']],
  ['/leaderboard', ['GET /api/cardInventory/leaderboard']],
  ['/leaderboard/monthly/2607', ['GET /api/cardInventory/leaderboard/monthly/2607, or 404']],
  ['/leaderboard/quarterly/262', ['GET /api/cardInventory/leaderboard/quarterly/262, or 404']],
  ['/leaderboard/elo', ['GET /api/teams/elo']],
  ['/players/casey', ['GET /api/players/casey, or 404']],
  ['/fairness', []],
  ['/how', ['GET /api/guest/at-bat']],
  ['/rulebook', []],
])('%s starts with %j', (pathname, calls) => {
  expect(startOf(pathname)).toEqual(calls);
});

test('the page of a card reads the others’ data by a number, as its script does', () => {
  const [card, league, seasons] = ssrRouteOf('/cards/:cardID').calls?.({ cardID: '7' }) ?? [];
  expect(card?.input).toEqual({ params: { cardID: '7' } });
  expect([league?.input, seasons?.input]).toEqual([
    { params: { cardID: 7 } },
    { params: { cardID: 7 } },
  ]);
});

test('home has a part of a player, with its own call and script', () => {
  expect(ssrRouteOf('/').forPlayer).toEqual({
    calls: [{ name: 'GET /home' }],
    modules: ['src/features/home/player-day.tsx'],
  });
});

describe('a guest without scripts', () => {
  test('reads every public page that needs no secret of the address', () => {
    const drawn = PUBLIC.filter((path) => ssrRouteOf(path).isServerRendered === true);
    expect(PUBLIC.filter((path) => !drawn.includes(path))).toEqual(NOT_DRAWN);
  });

  test('gets no private page', () => {
    const drawn = ssrRoutePaths().filter((path) => ssrRouteOf(path).isServerRendered === true);
    expect(drawn.filter((path) => !PUBLIC.includes(path))).toEqual([]);
  });
});

test('every public page but forms and lists of addresses is described to a search engine', () => {
  const described = ssrRoutePaths().flatMap((path) => {
    const { description } = ssrRouteOf(path);
    return description === undefined ? [] : [{ path, description }];
  });
  for (const { description } of described) expect(description).toMatch(/^[A-Z].{30,120}\.$/);
  expect(new Set(described.map(({ description }) => description)).size).toBe(described.length);
  const paths = new Set(described.map(({ path }) => path));
  expect(
    ssrRoutePaths().filter(
      (path) => ssrRouteOf(path).isServerRendered === true && !paths.has(path),
    ),
  ).toEqual(['/contact', '/artists', '/login', '/register', '/forgot']);
});

test('only the leaderboards depend on the query: on the statistic that is shown large', () => {
  const asked = ssrRoutePaths().filter((path) => ssrRouteOf(path).query !== undefined);
  expect(asked).toEqual([
    '/leaderboard',
    '/leaderboard/monthly/:monthYear',
    '/leaderboard/quarterly/:yearQuarter',
  ]);
  for (const path of asked) {
    const { query } = ssrRouteOf(path);
    expect(Object.keys(query ?? {})).toEqual(['stat']);
    expect(query?.['stat']).toEqual(expect.arrayContaining(['hr', 'avg', 'k-9']));
  }
});

const NOT_DRAWN = [
  '/logout',
  '/confirm',
  '/reset',
  '/confirm-email',
  '/unsubscribe',
  // What it shows is in the browser alone.
  '/offline',
  '/campaign-contests/:userCampaignContestID/play',
];
