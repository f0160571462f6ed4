import { expect, test } from 'vitest';

import { isEmptyPageOf, isPageUrl } from './program-files.ts';

test.each([
  ['/', true],
  ['/cards/user', true],
  ['/game/01900000-0000-7000-8000-0000000000c1/summary', true],
  ['/api', false],
  ['/api/docs', false],
  ['/apiary', true],
  ['/dev/mail', false],
  ['/manifest.webmanifest', false],
  ['/cards/19110001.png', false],
])('%s is a page: %s', (pathname, isPage) => {
  expect(isPageUrl(pathname)).toBe(isPage);
});

const aPage = (build: string, html: string) =>
  `<head><meta name="build" content="${build}" /></head><body><div id="page">${html}</div></body>`;

test.each([
  ['of this build and empty', aPage('b1', ''), true],
  ['of another build, from a server that is still to be replaced', aPage('b2', ''), false],
  ['with content that is not every page’s', aPage('b1', '<h1>Home</h1>'), false],
])('a page %s', (_what, html, isKept) => {
  expect(isEmptyPageOf('b1', html)).toBe(isKept);
});
