import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

const TOKENS = { accessToken: 'a', idToken: 'i', refreshToken: 'r' };

/** Stubs a browser with tokens, and loads a page's module of the session anew. */
const aSession = async () => {
  const stored = new Map<string, string>(Object.entries(TOKENS));
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    removeItem: (name: string) => void stored.delete(name),
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const session = await import('./session.ts');
  return { ...session, openLogin: vi.fn<() => void>(), announce: vi.fn<() => void>(), stored };
};

beforeEach(() => {
  vi.resetModules();
});

test('calls that fail together end the session once: one toast, and /login', async () => {
  const { onSessionEnd, endSession, openLogin, announce, stored } = await aSession();
  onSessionEnd({ openLogin, announce });
  endSession();
  endSession();
  expect(stored.size).toBe(0);
  expect(announce).toHaveBeenCalledTimes(1);
  expect(openLogin).toHaveBeenCalled();
});

test('a session that ends while the page loads is told once the page is there', async () => {
  const { onSessionEnd, endSession, openLogin, announce } = await aSession();
  endSession();
  onSessionEnd({ openLogin, announce });
  expect(announce).toHaveBeenCalledTimes(1);
  expect(openLogin).toHaveBeenCalledTimes(1);
});

test('whose session was ended on another device is told, and stays on the page', async () => {
  const { onSessionEnd, dropSession, openLogin, announce } = await aSession();
  onSessionEnd({ openLogin, announce });
  dropSession();
  expect(announce).toHaveBeenCalledTimes(1);
  expect(openLogin).not.toHaveBeenCalled();
});

test('a guest has no session to lose', async () => {
  const { onSessionEnd, dropSession, announce, openLogin, stored } = await aSession();
  stored.clear();
  onSessionEnd({ openLogin, announce });
  dropSession();
  expect(announce).not.toHaveBeenCalled();
});

test('from the end until Login is shown no guard leads elsewhere', async () => {
  const { onSessionEnd, endSession, clearSessionOver, isSessionOver, openLogin, announce } =
    await aSession();
  expect(isSessionOver()).toBe(false);
  endSession();
  expect(isSessionOver()).toBe(true);
  clearSessionOver();
  onSessionEnd({ openLogin, announce });
  expect(isSessionOver()).toBe(false);
  expect(openLogin).not.toHaveBeenCalled();
});

test('a player who signs in again and is thrown out again is told again', async () => {
  const { onSessionEnd, dropSession, announce, openLogin, stored } = await aSession();
  onSessionEnd({ openLogin, announce });
  dropSession();
  for (const [name, value] of Object.entries(TOKENS)) stored.set(name, value);
  dropSession();
  expect(announce).toHaveBeenCalledTimes(2);
});
