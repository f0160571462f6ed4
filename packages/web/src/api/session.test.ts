import { expect, onTestFinished, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { isTokenExpired, refreshTokens } from './session.ts';

const tokensOf = (session: string) => ({
  accessToken: `${session} access`,
  idToken: `${session} id`,
  refreshToken: `${session} refresh`,
});

/**
 * Stubs the browser of one tab: its local storage, and the locks that it shares with the others,
 * which only a page that was loaded by TLS has.
 */
const aTab = ({ hasLocks = true } = {}) => {
  let stored: Record<string, string> = tokensOf('old');
  const window = new EventTarget();
  const held = new Set<string>();
  const fetched = vi.fn<typeof fetch>(() =>
    Promise.resolve(
      Response.json({ AccessToken: 'new access', IdToken: 'new id', RefreshToken: 'new refresh' }),
    ),
  );
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored[name] ?? null,
    setItem: (name: string, value: string) => void (stored = { ...stored, [name]: value }),
  });
  const locks = {
    request: async (name: string, work: () => Promise<unknown>) => {
      held.add(name);
      const done = await work();
      held.delete(name);
      return done;
    },
    query: () => Promise.resolve({ held: [...held].map((name) => ({ name })), pending: [] }),
  };
  vi.stubGlobal('navigator', hasLocks ? { locks } : {});
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  return {
    held,
    fetched,
    /** Simulates that the tokens stored by another tab arrive here. */
    receive: (tokens: Record<string, string>) => {
      stored = tokens;
      window.dispatchEvent(Object.assign(new Event('storage'), { key: 'accessToken' }));
    },
    forget: () => (stored = tokensOf('old')),
  };
};

test('tokens are exchanged once, though a tab whose turn is next still reads the old ones', async () => {
  const { fetched, receive, forget } = aTab();
  expect(await refreshTokens(tokensOf('old'))).toEqual(tokensOf('new'));
  forget();
  const inTheOtherTab = refreshTokens(tokensOf('old'));
  await vi.advanceTimersByTimeAsync(10);
  receive(tokensOf('new'));
  expect(await inTheOtherTab).toEqual(tokensOf('new'));
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('a tab that waits for new tokens hears of a logout, too', async () => {
  const { receive, forget } = aTab();
  await refreshTokens(tokensOf('old'));
  forget();
  const inTheOtherTab = refreshTokens(tokensOf('old'));
  receive({});
  expect(await inTheOtherTab).toBeNull();
});

test('the mark of an exchange is taken away again', async () => {
  const { held } = aTab();
  await refreshTokens(tokensOf('old'));
  expect(held.size).toBe(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(held.size).toBe(0);
});

test.each([429, 500, 503])(
  'a server that says %d is asked again later: the session goes on',
  async (status) => {
    const { fetched } = aTab();
    fetched.mockResolvedValueOnce(Response.json({ error: 'Not now.' }, { status }));
    await expect(refreshTokens(tokensOf('old'))).rejects.toMatchObject({ status });
    expect(await refreshTokens(tokensOf('old'))).toEqual(tokensOf('new'));
  },
);

test('a refresh token that the server refuses ends the session', async () => {
  const { fetched } = aTab();
  fetched.mockResolvedValueOnce(Response.json({ error: 'Unknown token.' }, { status: 401 }));
  expect(await refreshTokens(tokensOf('old'))).toBeNull();
});

test('tokens that another tab has exchanged are taken as they are', async () => {
  const { fetched, receive } = aTab();
  receive(tokensOf('new'));
  expect(await refreshTokens(tokensOf('old'))).toEqual(tokensOf('new'));
  expect(fetched).not.toHaveBeenCalled();
});

test('who has logged out meanwhile has nothing to exchange', async () => {
  const { fetched, receive } = aTab();
  receive({});
  expect(await refreshTokens(tokensOf('old'))).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});

test('a page without TLS exchanges its tokens once for all its calls', async () => {
  const { fetched, held } = aTab({ hasLocks: false });
  const [first, second] = [refreshTokens(tokensOf('old')), refreshTokens(tokensOf('old'))];
  expect(await first).toEqual(tokensOf('new'));
  expect(await second).toEqual(tokensOf('new'));
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(held.size).toBe(0);
});

test('a page without TLS tries again after a server that failed', async () => {
  const { fetched } = aTab({ hasLocks: false });
  fetched.mockResolvedValueOnce(Response.json({ error: 'Not now.' }, { status: 500 }));
  const [first, second] = [refreshTokens(tokensOf('old')), refreshTokens(tokensOf('old'))];
  await expect(first).rejects.toMatchObject({ status: 500 });
  expect(await second).toEqual(tokensOf('new'));
});

test('the mark of an exchange names the tokens, and only one tab exchanges at a time', async () => {
  const { held, fetched } = aTab();
  fetched.mockImplementation(() => {
    expect([...held]).toEqual(['pennant-refresh']);
    return Promise.resolve(
      Response.json({ AccessToken: 'new access', IdToken: 'new id', RefreshToken: 'new refresh' }),
    );
  });
  await refreshTokens(tokensOf('old'));
  expect([...held]).toEqual(['pennant-exchanged old access']);
});

test.each([
  [401, 'token_expired', 'No.', true],
  [401, 'unauthorized', 'The token has EXPIRED.', true],
  [401, 'unauthorized', 'Unknown token.', false],
  [403, 'token_expired', 'expired', false],
])('a %d with the code %s: "%s" asks for new tokens: %s', (status, code, error, isExpired) => {
  expect(isTokenExpired(new ApiError(status, { error, code }))).toBe(isExpired);
});
