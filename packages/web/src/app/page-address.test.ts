import { describe, expect, test } from 'vitest';

import { pageAddressOf } from './page-address.ts';
import { findRoute } from './routes.ts';

const addressOf = (url: string) => pageAddressOf(url).address;

describe('a page is rendered once', () => {
  test.each([
    ['/leaderboard?x=1', '/leaderboard'],
    ['/?utm_source=mail&x=2', '/'],
    ['/login?', '/login'],
    ['/LeaderBoard/', '/leaderboard'],
    ['/cards/19270001?from=home', '/cards/19270001'],
    ['/register?keptCard=19270001', '/register'],
  ])('whatever parameters its URL carries: %s', (url, address) => {
    expect(addressOf(url)).toBe(address);
  });

  test('for every URL without a page', () => {
    const [first, ...others] = ['/dugout', '/dugout/7?x=1', '//', '/%00', '/cards/7/x'].map(
      addressOf,
    );
    expect(new Set(others)).toEqual(new Set([first]));
    expect(findRoute(first!)).toBeNull();
  });

  test('for every game, since its frame holds nothing of it', () => {
    expect(addressOf('/game/0190-aa/play')).toBe(addressOf('/game/0190-bb/play'));
    expect(addressOf('/game/0190-aa/play')).toBe('/game/gameID/play');
    expect(addressOf('/game/0190-aa/play')).not.toBe(addressOf('/game/0190-aa/summary'));
    expect(findRoute(addressOf('/game/0190-aa/play'))?.route.page).toBe('games/play-page');
  });
});

describe('what a page depends on stays', () => {
  test('the large board of a leaderboard, if there is such a statistic', () => {
    expect(addressOf('/leaderboard?x=1&stat=k-9')).toBe('/leaderboard?stat=k-9');
    expect(addressOf('/leaderboard?stat=HR')).toBe('/leaderboard?stat=hr');
    expect(addressOf('/leaderboard/monthly/2607?stat=hr')).toBe(
      '/leaderboard/monthly/2607?stat=hr',
    );
    expect(addressOf('/leaderboard?stat=1')).toBe('/leaderboard');
    expect(addressOf('/login?stat=hr')).toBe('/login');
  });

  test('path parameters', () => {
    expect(addressOf('/players/Casey')).not.toBe(addressOf('/players/Ruth'));
    expect(addressOf('/players/a%2Fb')).toBe('/players/a%2Fb');
  });
});

describe('a page is rendered with the responses of', () => {
  test('the calls that it starts with', () => {
    expect(pageAddressOf('/cards/19270001?x=1').calls).toEqual([
      '/api/catalogue',
      '/api/card/19270001',
      '/api/card/19270001/league',
      '/api/card/19270001/seasons',
    ]);
  });

  test('a private page with calls of its own has its own address', () => {
    expect(addressOf('/wallet?x=1')).toBe('/wallet');
    expect(addressOf('/leaderboard/elo?stat=hr')).toBe('/leaderboard/elo');
  });

  test('none that only its player may make', () => {
    expect(pageAddressOf('/wallet').calls).toEqual(['/api/catalogue']);
  });

  test('the catalogue alone, where there is no page: its header tells which history is loaded', () => {
    expect(pageAddressOf('/dugout').calls).toEqual(['/api/catalogue']);
  });

  test('none, where the browser renders it', () => {
    expect(pageAddressOf('/confirm?token=abc').calls).toEqual([]);
  });
});
