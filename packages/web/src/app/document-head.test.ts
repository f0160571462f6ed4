import { describe, expect, test } from 'vitest';
import type { Manifest } from 'vite';

import { isKeptFromSearch, renderAhead, renderHead, renderScripts } from './document-head.ts';

const SITE = 'https://pennant.example';
const aChunk = (name: string, over: Partial<Manifest[string]> = {}) => ({
  file: `assets/${name}.js`,
  ...over,
});

/** A build: the layout with one shared chunk, and two pages that share another. */
const MANIFEST: Manifest = {
  'index.html': aChunk('index', {
    imports: ['_layout'],
    css: ['assets/index.css'],
    assets: [
      'assets/public-sans-400-basic-x.woff2',
      'assets/alfa-slab-one-basic-y.woff2',
      'assets/yellowtail-z.woff2',
    ],
  }),
  _layout: aChunk('layout', { css: ['assets/layout.css'] }),
  _table: aChunk('table', { css: ['assets/table.css'], imports: ['_layout'] }),
  'src/features/leaderboard/leaderboard-page.tsx': aChunk('leaderboard', {
    imports: ['_layout', '_table'],
    css: ['assets/board.css', 'assets/table.css'],
  }),
  'src/features/wallet/wallet-page.tsx': aChunk('wallet', { imports: ['_table'] }),
  'src/features/home/home-page.tsx': aChunk('home', { css: ['assets/home.css'] }),
  'src/features/home/player-day.tsx': aChunk('player-day', { imports: ['_table', '_layout'] }),
  'src/features/cards/card-detail-page.tsx': aChunk('card', { imports: ['_gone'] }),
  font: { file: 'assets/public-sans-400-basic-x.woff2' },
};

const headOf = (pathname: string, answers: readonly unknown[] = []) =>
  renderHead(pathname, { manifest: MANIFEST, site: SITE, answers });
const linesOf = (head: string) => head.split('\n').map((line) => line.trim());
const aheadOf = (pathname: string) => renderAhead(pathname, MANIFEST);
const scriptsOf = (pathname: string) => renderScripts(pathname, MANIFEST);

/** Returns what bootstrap.js reads: the addresses and scripts to load ahead. */
const listAhead = (pathname: string): string[] =>
  JSON.parse(
    (/<meta name="ahead" content="([^"]*)" \/>/.exec(aheadOf(pathname))?.[1] ?? 'null').replaceAll(
      '&quot;',
      '"',
    ),
  ) as string[];
const preloadsOf = (pathname: string): string[] =>
  [...scriptsOf(pathname).matchAll(/<link rel="modulepreload" href="([^"]*)"/g)].map(
    ([, href]) => href ?? '',
  );

describe('the head of a page', () => {
  test('has its title and, for a search engine, its description', () => {
    const [title, description] = linesOf(headOf('/about'));
    expect(title).toBe('<title>About · Pennant</title>');
    expect(description).toBe(
      '<meta name="description" content="What Pennant is, and where its records come from." />',
    );
  });

  test('of a private page has no description', () => {
    expect(headOf('/wallet')).not.toContain('name="description"');
  });

  test('of a page that is not there has neither description nor style of its own', () => {
    const lines = linesOf(headOf('/dugout'));
    expect(lines[0]).toContain('· Pennant</title>');
    expect(lines).toHaveLength(1);
  });

  test('preloads no font, which would hold back the first paint', () => {
    expect(headOf('/about')).not.toContain('as="font"');
  });

  test('has the style sheets of its page, each once, without the layout’s', () => {
    const sheets = linesOf(headOf('/leaderboard')).filter((line) => line.includes('stylesheet'));
    expect(sheets).toEqual([
      '<link rel="stylesheet" href="/assets/board.css" />',
      '<link rel="stylesheet" href="/assets/table.css" />',
    ]);
    expect(headOf('/wallet')).toContain('<link rel="stylesheet" href="/assets/table.css" />');
  });

  test('tells search engines to leave out a game of a user, whether it is there or not', () => {
    const noindex = '<meta name="robots" content="noindex" />';
    expect(headOf('/g/01900000-0000-7000-8000-000000000001/7')).toContain(noindex);
    expect(isKeptFromSearch('/g/01900000-0000-7000-8000-000000000001')).toBe(true);
    expect(isKeptFromSearch('/g/01900000-0000-7000-8000-000000000001/live')).toBe(true);
    expect(headOf('/about')).not.toContain(noindex);
    expect(isKeptFromSearch('/dugout')).toBe(false);
  });

  test('of home has no link to a sheet: the template contains those of home', () => {
    expect(headOf('/')).not.toContain('stylesheet');
  });
});

const CASEY = {
  cardID: 19540001,
  playerID: 'caseymi01',
  name: 'Mighty%20%22The%20%3CBat%3E%22%20Casey',
  year: 1954,
  type: 'Batter',
  rating: 88,
  positions: 'CF',
  clubName: 'Mudville Nine',
  clubNames: 'Tinker & Evers',
  Battings: [{ AB: 500, H: 160, HR: 31, RBI: 98, SB: null }],
  Pitchings: [],
};

describe('a link to a card, shared elsewhere,', () => {
  const lines = linesOf(headOf('/cards/19540001', [{ catalogue: true }, CASEY]));
  const name = 'Mighty &quot;The &lt;Bat>&quot; Casey 1954';

  test('shows the card, its season and its picture', () => {
    expect(lines[0]).toBe(`<title>${name} · Pennant</title>`);
    const description =
      'CF, Tinker &amp; Evers. .320, 31 HR, 98 RBI. A titanium card, rated 88, with its dice tables.';
    expect(lines[1]).toBe(`<meta name="description" content="${description}" />`);
    expect(lines.slice(2, 13)).toEqual([
      '<meta property="og:site_name" content="Pennant" />',
      '<meta property="og:type" content="website" />',
      `<meta property="og:title" content="${name}" />`,
      `<meta property="og:description" content="${description}" />`,
      '<meta property="og:url" content="https://pennant.example/cards/19540001" />',
      '<meta property="og:image" content="https://pennant.example/cards/19540001/preview.png" />',
      '<meta property="og:image:type" content="image/png" />',
      '<meta property="og:image:width" content="1200" />',
      '<meta property="og:image:height" content="630" />',
      `<meta property="og:image:alt" content="The card of ${name}, titanium, rated 88" />`,
      '<meta name="twitter:card" content="summary_large_image" />',
    ]);
  });

  test('of a card that is not there has no picture', () => {
    const head = headOf('/cards/19540001', [{ catalogue: true }]);
    expect(head).not.toContain('og:');
    expect(head).toContain("A player's season as a card");
  });

  test('other pages have no picture, whatever they were rendered with', () => {
    expect(headOf('/leaderboard', [CASEY])).not.toContain('og:');
  });
});

describe('a link that is shown by words alone', () => {
  const invitation = {
    state: 'open',
    username: 'wright',
    team: 'Red Stockings',
    isRated: true,
    expires: '2026-11-26T12:00:00.000Z',
    gameID: null,
  };
  const lines = linesOf(headOf('/live/join/abc', [{ catalogue: true }, invitation]));

  test('has title and description, and no picture', () => {
    expect(lines[0]).toBe('<title>wright wants to play you · Pennant</title>');
    expect(lines).toContain('<meta property="og:title" content="wright wants to play you" />');
    expect(lines).toContain('<meta name="twitter:card" content="summary" />');
    expect(lines.join('')).not.toContain('og:image');
  });

  test('is that of a cup, too, which search engines list', () => {
    const cup = {
      cupID: 'c1',
      name: 'Friday Cup: open',
      kind: { kind: 'open' },
      state: 'open',
      entrants: 3,
      maxPlaces: 32,
      matches: [],
      prizes: {},
    };
    const ofCup = linesOf(headOf('/cups/c1', [{ catalogue: true }, cup]));
    expect(ofCup[0]).toBe('<title>Friday Cup: open · Pennant</title>');
    expect(ofCup[1]).toContain('3 of 32 places are taken.');
    expect(ofCup.join('')).not.toContain('noindex');
  });

  test('is still kept from search engines', () => {
    expect(lines).toContain('<meta name="robots" content="noindex" />');
  });

  test('tells nothing where the server does not show what it leads to', () => {
    for (const path of ['/live/join/abc', '/live/7', '/challenge/abc', '/g/7/live'])
      expect(headOf(path, [{ catalogue: true }, undefined])).not.toContain('og:');
  });
});

describe('ahead of the scripts are loaded', () => {
  test('the page’s own script and what it imports, without what the layout brings', () => {
    expect(preloadsOf('/leaderboard')).toEqual(['/assets/leaderboard.js', '/assets/table.js']);
    expect(preloadsOf('/cards/7')).toEqual(['/assets/card.js']);
    expect(scriptsOf('/wallet')).toContain('crossorigin fetchpriority="low" />');
  });

  test('the calls of a private page', () => {
    expect(listAhead('/wallet')).toEqual(['/api/wallet/get']);
    expect(listAhead('/cards/user')).toEqual(['/api/card/user?limit=500']);
  });

  test('of home the player’s day, its scripts and sheets, which the guest’s page does not need', () => {
    expect(listAhead('/')).toEqual([
      '/api/home',
      '/assets/player-day.js',
      '/assets/table.js',
      '/assets/table.css',
    ]);
    expect(preloadsOf('/')).toEqual(['/assets/home.js']);
  });

  test('nothing more for a public page, whose data comes with it', () => {
    expect(listAhead('/leaderboard')).toEqual([]);
    expect(listAhead('/cards/7')).toEqual([]);
  });

  test('nothing at all where there is no page', () => {
    expect([aheadOf('/dugout'), scriptsOf('/dugout')]).toEqual(['', '']);
  });
});

test('the page that the service worker keeps is marked, and no other', () => {
  expect(linesOf(headOf('/offline'))).toContain('<meta name="kept-page" />');
  expect(headOf('/wallet')).not.toContain('kept-page');
});
