import { describe, expect, test } from 'vitest';

import { ssrRoutePaths } from './ssr-routes.ts';
import { pageNames, preloadPage } from './page-loader.tsx';
import { hasPage, findRoute, pageIdentityOf, ROUTES } from './routes.ts';

const routed = new Set(ROUTES.map(({ page }) => page));

test('every page there is has a route', () => {
  expect(pageNames().filter((name) => !routed.has(name))).toEqual([]);
});

// Node has no window: a page that uses one while its module loads fails here.
test.each([...routed])('%s loads without a browser', async (page) => {
  await expect(preloadPage(page)).resolves.toBeUndefined();
});

describe('an address finds its route', () => {
  test('a page by its path', () => {
    expect(findRoute('/wallet/add-money')?.route.page).toBe('wallet/add-money-page');
  });

  test('the wallet only for players, the FAQ for anyone', () => {
    expect(findRoute('/wallet')?.route.access).toBe('player');
    expect(findRoute('/faq')?.route.access).toBe('anyone');
  });

  test('none where there is no page', () => {
    expect(findRoute('/dugout')).toBeNull();
    expect(hasPage('/dugout')).toBe(false);
  });
});

test('going from one event of a game to another is no change of page', () => {
  expect(pageIdentityOf('/g/abc/12')).toBe('/g/abc');
  expect(pageIdentityOf('/g/abc')).toBe('/g/abc');
  expect(pageIdentityOf('/g/abc/live')).toBe('/g/abc/live');
  expect(pageIdentityOf('/g/def/12')).toBe('/g/def');
  expect(pageIdentityOf('/cards/12')).toBe('/cards/12');
  expect(pageIdentityOf('/dugout')).toBe('/dugout');
});

test('no two routes claim one path', () => {
  expect(new Set(ROUTES.map(({ path }) => path)).size).toBe(ROUTES.length);
});

test('what the server knows of a page belongs to a route', () => {
  const paths = new Set(ROUTES.map(({ path }) => path));
  expect(ssrRoutePaths().filter((path) => !paths.has(path))).toEqual([]);
});
