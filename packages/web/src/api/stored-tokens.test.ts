import { expect, onTestFinished, test, vi } from 'vitest';
import { readTokens, storeTokens } from './stored-tokens.ts';

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
