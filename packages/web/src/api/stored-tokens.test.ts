import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  beginSession,
  readSessionMark,
  readTokens,
  removeTokens,
  storeTokens,
} from './stored-tokens.ts';

const tokensOf = (session: string) => ({
  accessToken: `${session} access`,
  idToken: `${session} id`,
  refreshToken: `${session} refresh`,
});

test('a tab that sees a new access token sees the other new ones too, at whatever moment it reads', () => {
  const kept = new Map<string, string>();
  const seen: ReturnType<typeof readTokens>[] = [];
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => {
      kept.set(name, value);
      seen.push(readTokens());
    },
  });
  onTestFinished(() => void vi.unstubAllGlobals());

  storeTokens(tokensOf('old'));
  seen.length = 0;
  storeTokens(tokensOf('new'));
  expect(seen).toHaveLength(3);
  expect(seen.filter((tokens) => tokens?.accessToken === 'new access')).toEqual([tokensOf('new')]);
});

describe('the mark of a session', () => {
  /** Stubs a browser with empty storage. */
  function aBrowser() {
    const stored = new Map<string, string>();
    vi.stubGlobal('document', { documentElement: { dataset: {} } });
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => void stored.set(name, value),
      removeItem: (name: string) => void stored.delete(name),
    });
    onTestFinished(() => void vi.unstubAllGlobals());
    return stored;
  }

  test('a guest has none', () => {
    aBrowser();
    expect(readSessionMark()).toBeNull();
  });

  test('it stays while tokens are exchanged, and a new session has another', () => {
    aBrowser();
    beginSession(tokensOf('first'));
    const mark = readSessionMark();
    expect(mark).not.toBeNull();
    storeTokens(tokensOf('first, exchanged'));
    expect(readSessionMark()).toBe(mark);
    beginSession(tokensOf('second'));
    expect(readSessionMark()).not.toBe(mark);
  });

  test('it goes with the tokens', () => {
    const stored = aBrowser();
    beginSession(tokensOf('first'));
    expect(readSessionMark()).not.toBeNull();
    removeTokens();
    expect([...stored.keys()]).toEqual([]);
    expect(readSessionMark()).toBeNull();
  });
});
