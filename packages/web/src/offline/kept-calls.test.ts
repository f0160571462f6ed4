import { calls } from '@pennant/contract/calls';
import { describe, expect, test } from 'vitest';

import type { ApiResponse, CallName } from '../api/call-types.ts';
import { aUser } from '../testing/a-user.ts';
import {
  isKeptCall,
  isTooOld,
  keptUrlOf,
  MAX_KEPT_DAYS,
  MAX_KEPT_GAMES,
  partToKeep,
  urlsTooMany,
} from './kept-calls.ts';

const SUMMARY = 'GET /games/{id}/summary';
const summaryUrl = (id: number) => keptUrlOf(SUMMARY, { params: { id: `game-${id}` } });

test('of all calls those of the collection and of finished games are kept, and none besides', () => {
  const names = Object.values(calls).map(({ method, path }) => `${method} ${path}` as CallName);
  expect(names.filter(isKeptCall).toSorted()).toEqual([
    'GET /card/user',
    'GET /card/user/columns',
    'GET /card/user/series',
    'GET /card/wish',
    'GET /card/{cardID}',
    'GET /card/{cardID}/league',
    'GET /card/{cardID}/seasons',
    'GET /card/{cardID}/series',
    'GET /cardInventory/lock',
    'GET /catalogue',
    'GET /games/user/',
    'GET /games/{id}/summary',
    'GET /packInventory/completed',
    'GET /series',
    'GET /teams/user',
    'GET /users/me',
    'POST /cardInventory',
  ]);
});

describe('what is kept of a response', () => {
  const aSummary = (isFinal: boolean) => ({ isFinal }) as ApiResponse<typeof SUMMARY>;

  test('a finished game is kept whole', () => {
    expect(partToKeep(SUMMARY, aSummary(true))).toEqual({ isFinal: true });
  });

  test('a game under way is not', () => {
    expect(partToKeep(SUMMARY, aSummary(false))).toBeNull();
  });

  test('the user is kept without e-mail address and money', () => {
    const user = aUser({ username: 'casey', email: 'casey@mudville.example', balance: 5000 });
    expect(partToKeep('GET /users/me', user)).toEqual({ ...user, email: '', balance: null });
  });

  test('nothing is kept of the wallet', () => {
    const wallet = { balance: 5000 } as ApiResponse<'GET /wallet/get'>;
    expect(partToKeep('GET /wallet/get', wallet)).toBeNull();
  });
});

test('each input of a call has a place of its own', () => {
  const urls = [
    keptUrlOf('GET /card/user', { query: { limit: 500 } }),
    keptUrlOf('GET /card/user', { query: { limit: 100 } }),
    keptUrlOf('POST /cardInventory', { body: { cardID: 1 } }),
    keptUrlOf('POST /cardInventory', { body: { cardID: 2 } }),
    summaryUrl(1),
    summaryUrl(2),
  ];
  expect(new Set(urls).size).toBe(urls.length);
});

describe('too many', () => {
  const games = (count: number) => Array.from({ length: count }, (_, index) => summaryUrl(index));

  test('are the games that were kept first', () => {
    expect(urlsTooMany(SUMMARY, games(MAX_KEPT_GAMES + 2))).toEqual([summaryUrl(0), summaryUrl(1)]);
  });

  test('is nothing up to the limit, whatever else is kept', () => {
    const collection = keptUrlOf('GET /card/user', { query: { limit: 500 } });
    expect(urlsTooMany(SUMMARY, [collection, ...games(MAX_KEPT_GAMES)])).toEqual([]);
  });
});

describe('too old', () => {
  const NOW = new Date('2026-11-23T12:00:00Z');
  const before = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

  test.each([
    ['just kept', before(0), false],
    ['kept as long ago as a session lives', before(MAX_KEPT_DAYS), false],
    ['kept longer ago', before(MAX_KEPT_DAYS + 0.01), true],
    ['kept by a clock that is a little ahead', before(-0.5), false],
    ['kept days from now: the clock was set back', before(-2), true],
    ['kept at no known time', new Date(''), true],
  ])('%s: %s, %s', (_what, keptAt, tooOld) => {
    expect(isTooOld(keptAt, NOW)).toBe(tooOld);
  });
});
