import type { User } from '@pennant/contract/account';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

import { ask } from './ask.ts';
import { CallRefused } from './call-refused.ts';
import { onTokensChange, readTokens, removeTokens } from './stored-tokens.ts';

/** Who is looking at the page. `checking` on the server and until the browser knows. */
export type Visitor =
  | { readonly kind: 'checking' }
  | { readonly kind: 'guest' }
  | { readonly kind: 'player'; readonly user: User }
  | { readonly kind: 'unreachable'; readonly error: CallRefused; readonly retry: () => void };

const USER_KEY = ['GET /users/me'];

const accessToken = () => readTokens()?.accessToken ?? null;
const notYetKnown = () => undefined;

/** The visitor, checked once with `GET /users/me` and kept. */
export function useVisitor(): Visitor {
  const token = useSyncExternalStore<string | null | undefined>(
    onTokensChange,
    accessToken,
    notYetKnown,
  );
  const check = useQuery({ ...USER_CHECK, enabled: typeof token === 'string' });
  if (token === undefined) return { kind: 'checking' };
  if (token === null) return { kind: 'guest' };
  if (check.data) return { kind: 'player', user: check.data };
  if (check.data === null) return { kind: 'guest' };
  if (check.error !== null) {
    return { kind: 'unreachable', error: check.error, retry: () => void check.refetch() };
  }
  return { kind: 'checking' };
}

/** Starts the user check before anything is drawn, where there is a session to check. Browser only. */
export function checkUserAhead(answers: QueryClient): void {
  if (readTokens() !== null) void answers.prefetchQuery(USER_CHECK);
}

/** The signed-in user. For pages behind a player's guard, where there always is one. */
export function useUser(): User {
  const visitor = useVisitor();
  if (visitor.kind !== 'player') throw new Error('this page is only shown to players');
  return visitor.user;
}

const USER_CHECK = queryOptions<User | null, CallRefused>({
  queryKey: USER_KEY,
  queryFn: ({ signal }) => checkUser(signal),
  staleTime: 60_000,
});

async function checkUser(signal: AbortSignal): Promise<User | null> {
  try {
    return await ask('GET /users/me', {}, { token: 'id', signal });
  } catch (error) {
    // A token that the server does not know is no session at all.
    if (error instanceof CallRefused && error.status === 401) {
      removeTokens();
      return null;
    }
    throw error;
  }
}

/** Puts the user as the server last answered him in place: after a saved setting. */
export const keepUser = (answers: QueryClient, user: User): void =>
  void answers.setQueryData(USER_KEY, user);

/**
 * Asks for the user again: after a final game, say, has given experience. The first check may be on its way still, with an answer from
 * before the change: it is given up.
 */
export async function outdateUser(answers: QueryClient): Promise<void> {
  await answers.cancelQueries({ queryKey: USER_KEY });
  await answers.invalidateQueries({ queryKey: USER_KEY });
}

/** Forgets all that the last user was shown, and who he was. Which history is loaded is nobody's own. */
export const forgetUser = (answers: QueryClient): void =>
  answers.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'GET /catalogue' });
