// @vitest-environment happy-dom
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import type { ApiResponse } from '../api/call-types.ts';
import { beginSession, readSessionMark, removeTokens } from '../api/stored-tokens.ts';
import { aCacheStorage } from '../testing/a-cache-storage.ts';
import { aUser } from '../testing/a-user.ts';
import { dropKept } from './drop-kept.ts';
import { MAX_KEPT_DAYS, MAX_KEPT_GAMES } from './kept-calls.ts';
import { keepResponse, listKept, readKept } from './kept-store.ts';

const SUMMARY = 'GET /games/{id}/summary';
const tokensOf = (user: string) => ({
  accessToken: `${user} access`,
  idToken: `${user} id`,
  refreshToken: `${user} refresh`,
});

/** Signs in and returns the mark of the session. */
function signIn(user = 'casey'): string {
  beginSession(tokensOf(user));
  return readSessionMark() ?? '';
}

const keepUser = (session: string, userID: string) =>
  keepResponse(session, { name: 'GET /users/me', parts: {}, response: aUser({ userID }) });

const partsOf = (id: string) => ({ params: { id } });
const keepGame = (session: string, gameID: string) =>
  keepResponse(session, {
    name: SUMMARY,
    parts: partsOf(gameID),
    response: { gameID, isFinal: true } as ApiResponse<typeof SUMMARY>,
  });
const readGame = async (session: string, gameID: string) =>
  (await readKept(session, { name: SUMMARY, parts: partsOf(gameID) }))?.body.gameID ?? null;

let storage: ReturnType<typeof aCacheStorage>;
beforeEach(() => {
  storage = aCacheStorage();
  onTestFinished(removeTokens);
});

test('a finished game is read as it was kept, with its time', async () => {
  const session = signIn();
  await keepUser(session, 'casey');
  await keepGame(session, 'game-1');
  const kept = await readKept(session, { name: SUMMARY, parts: partsOf('game-1') });
  expect(kept?.body).toEqual({ gameID: 'game-1', isFinal: true });
  expect(Date.now() - (kept?.keptAt.getTime() ?? 0)).toBeLessThan(60_000);
  expect(await readGame(session, 'game-2')).toBeNull();
});

test('the games that were kept first go for newer ones', async () => {
  const session = signIn();
  await keepUser(session, 'casey');
  for (let game = 0; game <= MAX_KEPT_GAMES; game += 1) await keepGame(session, `game-${game}`);
  expect(await readGame(session, 'game-0')).toBeNull();
  const games = await listKept(session, SUMMARY);
  expect(games.map(({ body }) => body.gameID).slice(0, 2)).toEqual([
    `game-${MAX_KEPT_GAMES}`,
    `game-${MAX_KEPT_GAMES - 1}`,
  ]);
  expect(games).toHaveLength(MAX_KEPT_GAMES);
});

describe('nothing is kept any more', () => {
  test('after a log-out', async () => {
    const session = signIn();
    await keepUser(session, 'casey');
    removeTokens();
    await vi.waitFor(async () => expect(await storage.keys()).toEqual([]));
  });

  test('of a response that arrives after it', async () => {
    const session = signIn();
    removeTokens();
    await keepGame(session, 'game-1');
    expect(await storage.keys()).toEqual([]);
  });

  test('of a response that is being kept while the session ends in another tab', async () => {
    const session = signIn();
    const open = storage.open;
    storage.open = async (name) => {
      // The other tab writes to the same storage.
      localStorage.clear();
      return open(name);
    };
    await keepGame(session, 'game-1');
    expect(await storage.keys()).toEqual([]);
  });

  test('once somebody signs in, who reads their own alone', async () => {
    const first = signIn('casey');
    await keepUser(first, 'casey');
    await keepGame(first, 'game-1');
    const second = signIn('burdick');
    expect(second).not.toBe(first);
    await keepUser(second, 'burdick');
    expect(await readGame(second, 'game-1')).toBeNull();
    await vi.waitFor(async () => expect(await storage.keys()).toHaveLength(1));
  });

  test('where the server names another user than before', async () => {
    const session = signIn();
    await keepUser(session, 'casey');
    await keepGame(session, 'game-1');
    await keepUser(session, 'burdick');
    expect(await readGame(session, 'game-1')).toBeNull();
  });

  test('that can be read once the server was silent for as long as a session lives', async () => {
    const session = signIn();
    await keepUser(session, 'casey');
    await keepGame(session, 'game-1');
    vi.useFakeTimers({ now: Date.now() + (MAX_KEPT_DAYS + 1) * 86_400_000, toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    expect(await readGame(session, 'game-1')).toBeNull();
    expect(await storage.keys()).toEqual([]);
  });
});

test('the program’s own files stay when what a user kept goes', async () => {
  await storage.open('pennant-files');
  const session = signIn();
  await keepUser(session, 'casey');
  await dropKept(null);
  expect(await storage.keys()).toEqual(['pennant-files']);
});

test('a browser without caches has nothing to drop', async () => {
  vi.stubGlobal('caches', undefined);
  await expect(dropKept(null)).resolves.toBeUndefined();
});
