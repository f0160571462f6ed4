import { type CallRefused, refusalIn } from './call-refused.ts';
import {
  onTokensChange,
  readTokens,
  removeTokens,
  storeTokens,
  type StoredTokens,
} from './stored-tokens.ts';

let leave: (() => void) | null = null;
let isOver = false;

/** Says how to get to /login when the session is over; the router knows. It may be over before the router is there. */
export function onSessionOver(goToLogin: () => void): void {
  leave = goToLogin;
  if (isOver) goToLogin();
}

/** Ends the session as documented: the tokens are removed and the page becomes /login. */
export function endSession(): void {
  isOver = true;
  removeTokens();
  leave?.();
}

/** True from the end of a session until /login is there: a guard must not send its page anywhere else meanwhile. */
export const isSessionOver = (): boolean => isOver;

/** /login is there. */
export function arriveAtLogin(): void {
  isOver = false;
}

/**
 * New tokens for those that have expired, or null where the session is over. One refresh at a time over all tabs:
 * a refresh token works once, and its second use would end the session everywhere.
 */
export async function refreshTokens(expired: StoredTokens): Promise<StoredTokens | null> {
  return await oneAtATime(async () => {
    const now = readTokens();
    if (now === null) return null;
    if (now.accessToken !== expired.accessToken) return now;
    if (await isExchanged(now)) return await tokensAfter(now);
    const response = await fetch('/api/auth/refresh', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refreshToken: now.refreshToken }),
    });
    if (!response.ok) {
      // Too many or too busy says nothing about the session: it stays.
      if (response.status === 429 || response.status >= 500) throw await refusalIn(response);
      return null;
    }
    const answer = (await response.json()) as {
      AccessToken: string;
      IdToken: string;
      RefreshToken: string;
    };
    const fresh = {
      accessToken: answer.AccessToken,
      idToken: answer.IdToken,
      refreshToken: answer.RefreshToken,
    };
    storeTokens(fresh);
    await markExchanged(now);
    return fresh;
  });
}

/*
 * What one tab stores reaches the others a little later than the end of its turn: the next one could still read the old tokens and
 * spend them again. Who holds which lock every tab knows at once, so a lock of their own says that tokens are exchanged.
 */
const markOf = ({ accessToken }: StoredTokens) => `pennant-exchanged ${accessToken}`;

/** In ms: far longer than anything stored is on its way. */
const MARKED_FOR = 60_000;

const markExchanged = (tokens: StoredTokens): Promise<void> =>
  new Promise((marked) => {
    if (navigator.locks === undefined) {
      marked();
      return;
    }
    void navigator.locks.request(markOf(tokens), () => {
      marked();
      return new Promise((over) => void setTimeout(over, MARKED_FOR));
    });
  });

async function isExchanged(tokens: StoredTokens): Promise<boolean> {
  const locks = await navigator.locks?.query();
  return locks?.held?.some(({ name }) => name === markOf(tokens)) ?? false;
}

/** Those that another tab has stored in the stead of these, once they are here; null where it has logged out. */
const tokensAfter = (old: StoredTokens): Promise<StoredTokens | null> =>
  new Promise((resolve) => {
    const look = () => {
      const now = readTokens();
      if (now?.accessToken === old.accessToken) return;
      stop();
      resolve(now);
    };
    const stop = onTokensChange(look);
    look();
  });

let waiting: Promise<unknown> = Promise.resolve();

function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  // Locks exist only on secure pages; elsewhere one tab at least takes turns with itself.
  if (navigator.locks !== undefined) return navigator.locks.request('pennant-refresh', work);
  const turn = waiting.then(work, work);
  waiting = turn.catch(() => undefined);
  return turn;
}

/** True where the refusal says that the access token has run out. */
export const isExpired = (refusal: CallRefused): boolean =>
  refusal.status === 401 && (refusal.code === 'token_expired' || /expired/i.test(refusal.message));
