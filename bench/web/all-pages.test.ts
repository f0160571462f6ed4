import { expect, test } from 'vitest';

import { findRoute, ROUTES } from '@pennant/web/app/routes';
import { addressOf, fillParameters, pagesOf } from './all-pages.ts';

const VALUES = fillParameters(() => 'some');

test('every page is opened: its parameters have values, and the address leads to it', () => {
  for (const { path } of ROUTES) {
    const [pathname = ''] = addressOf(path, VALUES).split('?');
    expect(pathname).not.toContain(':');
    expect(findRoute(pathname)?.route.path).toBe(path);
  }
});

test('guests, players and admins together open each page once', () => {
  const opened = (['anyone', 'player', 'admin'] as const).map((access) =>
    pagesOf([access], VALUES),
  );
  expect(new Set(opened.flat()).size).toBe(ROUTES.length);
});

test('a page with a parameter that nobody has thought of is no page', () => {
  expect(() => addressOf('/dugout/:benchID', VALUES)).toThrow('/dugout/:benchID needs a benchID');
});
