import { type ApiError, parseApiError } from './api-error.ts';
import {
  onTokensChange,
  readTokens,
  removeTokens,
  storeTokens,
  type StoredTokens,
} from './stored-tokens.ts';

/** What the page does when a session ends without the user's doing. */
export interface SessionEndHandlers {
  /** Navigates to /login, which only the router can. */
  readonly openLogin: () => void;
  /** Tells the user. */
  readonly announce: () => void;
}

let handlers: SessionEndHandlers | null = null;
let isOver = false;
let isUnannounced = false;

/**
 * Registers what to do when the session ends. Where it ended before, while the page was loading,
 * that is done at once.
 */
export function onSessionEnd(newHandlers: SessionEndHandlers): void {
  handlers = newHandlers;
  announceIfNew();
  if (isOver) handlers.openLogin();
}

/** Ends the session: removes the tokens, tells the user and navigates to /login. */
export function endSession(): void {
  isOver = true;
  dropSession();
  handlers?.openLogin();
}

/**
 * Removes tokens that the server does not know any more, and tells the user, who may stay on the
 * page as a guest. Does nothing where there are none: another call was told the same before.
 */
export function dropSession(): void {
  if (readTokens() === null) return;
  removeTokens();
  isUnannounced = true;
  announceIfNew();
}

function announceIfNew(): void {
  if (handlers === null || !isUnannounced) return;
  isUnannounced = false;
  handlers.announce();
}

/**
 * Returns true from the end of a session until /login is shown: meanwhile a guard must not redirect
 * its page anywhere else.
 */
export const isSessionOver = (): boolean => isOver;

/** Records that /login is shown. */
export function clearSessionOver(): void {
  isOver = false;
}

/**
 * Returns new tokens for those that have expired, or null where the session is over. Only one tab
 * refreshes at a time: a refresh token works once, and its second use would end the session on all
 * devices.
 * @throws {ApiError} where the server has too many requests or fails; the session continues
 */
export async function refreshTokens(expired: StoredTokens): Promise<StoredTokens | null> {
  return await runExclusively(async () => {
    const stored = readTokens();
    if (stored === null) return null;
    if (stored.accessToken !== expired.accessToken) return stored;
    if (await isExchanged(stored)) return await waitForNewTokens(stored);
    const response = await fetch('/api/auth/refresh', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refreshToken: stored.refreshToken }),
    });
    if (!response.ok) {
      // These statuses say nothing about the session: it continues.
      if (response.status === 429 || response.status >= 500) throw await parseApiError(response);
      return null;
    }
    const body = (await response.json()) as {
      AccessToken: string;
      IdToken: string;
      RefreshToken: string;
    };
    const fresh = {
      accessToken: body.AccessToken,
      idToken: body.IdToken,
      refreshToken: body.RefreshToken,
    };
    storeTokens(fresh);
    await markExchanged(stored);
    return fresh;
  });
}

/*
 * What one tab writes to local storage reaches the others a little after it has released the
 * refresh lock: the next tab could still read the old tokens and use them again. Held locks are
 * visible to all tabs at once, so a lock named after the old tokens marks them as exchanged.
 */
const exchangeLockName = ({ accessToken }: StoredTokens) => `pennant-exchanged ${accessToken}`;

/** How long the mark is held, in ms: far longer than local storage takes to reach another tab. */
const EXCHANGE_MARK_MS = 60_000;

const markExchanged = (tokens: StoredTokens): Promise<void> =>
  new Promise((resolve) => {
    if (navigator.locks === undefined) {
      resolve();
      return;
    }
    void navigator.locks.request(exchangeLockName(tokens), () => {
      resolve();
      return new Promise((release) => void setTimeout(release, EXCHANGE_MARK_MS));
    });
  });

async function isExchanged(tokens: StoredTokens): Promise<boolean> {
  const locks = await navigator.locks?.query();
  return locks?.held?.some(({ name }) => name === exchangeLockName(tokens)) ?? false;
}

/**
 * Returns the tokens that another tab has stored in place of these, once they arrive; null where it
 * has logged out.
 */
const waitForNewTokens = (old: StoredTokens): Promise<StoredTokens | null> =>
  new Promise((resolve) => {
    const check = () => {
      const stored = readTokens();
      if (stored?.accessToken === old.accessToken) return;
      stop();
      resolve(stored);
    };
    const stop = onTokensChange(check);
    check();
  });

let lastTask: Promise<unknown> = Promise.resolve();

function runExclusively<T>(task: () => Promise<T>): Promise<T> {
  // Web Locks exist only on secure pages; elsewhere tasks are queued within this tab only.
  if (navigator.locks !== undefined) return navigator.locks.request('pennant-refresh', task);
  const queued = lastTask.then(task, task);
  lastTask = queued.catch(() => undefined);
  return queued;
}

/** Returns true where the error says that the access token has expired. */
export const isTokenExpired = (refusal: ApiError): boolean =>
  refusal.status === 401 && (refusal.code === 'token_expired' || /expired/i.test(refusal.message));
