import type { User } from '@pennant/contract/account';
import {
  queryOptions,
  useQuery,
  useQueryClient,
  type Query,
  type QueryClient,
} from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

import { callApi } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { dropSession } from './session.ts';
import { onTokensChange, readTokens } from './stored-tokens.ts';

/**
 * The page's visitor. `checking` on the server, and in the browser until the user check is done.
 */
export type Visitor =
  | { readonly kind: 'checking' }
  | { readonly kind: 'guest' }
  | { readonly kind: 'player'; readonly user: User }
  | { readonly kind: 'unreachable'; readonly error: ApiError; readonly retry: () => void };

/** After a check that has failed the next is made so much later, in ms. */
const CHECK_AGAIN_MS = 10_000;

const USER_KEY = ['GET /users/me'];

const readAccessToken = () => readTokens()?.accessToken ?? null;
const accessTokenOnServer = () => undefined;

/** Returns the visitor, checked once with `GET /users/me` and cached. */
export function useVisitor(): Visitor {
  const token = useSyncExternalStore<string | null | undefined>(
    onTokensChange,
    readAccessToken,
    accessTokenOnServer,
  );
  const queryClient = useQueryClient();
  const check = useQuery({ ...USER_CHECK, enabled: typeof token === 'string' });
  if (token === undefined) return { kind: 'checking' };
  if (token === null) return { kind: 'guest' };
  if (check.data) return { kind: 'player', user: check.data };
  if (check.data === null) return { kind: 'guest' };
  if (check.failureReason !== null) {
    return {
      kind: 'unreachable',
      error: check.failureReason,
      retry: () => void invalidateUser(queryClient),
    };
  }
  return { kind: 'checking' };
}

/** Starts the user check before the first render, where there are tokens. Browser only. */
export function prefetchUser(queryClient: QueryClient): void {
  if (readTokens() !== null) void queryClient.prefetchQuery(USER_CHECK);
}

/**
 * Returns the signed-in user. For pages that the route guard shows to players only.
 * @throws where nobody is signed in
 */
export function useUser(): User {
  const visitor = useVisitor();
  if (visitor.kind !== 'player') throw new Error('this page is only shown to players');
  return visitor.user;
}

const USER_CHECK = queryOptions<User | null, ApiError>({
  queryKey: USER_KEY,
  queryFn: ({ signal }) => checkUser(signal),
  staleTime: 60_000,
  // Retries of one check, whose last failure is shown until it succeeds: each new check would begin
  // without a failure, and the page would alternate between the error and its loading state.
  retry: true,
  retryDelay: CHECK_AGAIN_MS,
});

async function checkUser(signal: AbortSignal): Promise<User | null> {
  try {
    return await callApi('GET /users/me', {}, { token: 'id', signal });
  } catch (error) {
    // A token that the server does not know counts as no session.
    if (error instanceof ApiError && error.status === 401) {
      dropSession();
      return null;
    }
    throw error;
  }
}

/** Caches the user as the server last returned them, for example after a saved setting. */
export const setCachedUser = (queryClient: QueryClient, user: User): void =>
  void queryClient.setQueryData(USER_KEY, user);

/**
 * Requests the user again, for example after a final game has given experience. A pending check is
 * cancelled, since its response may be from before the change.
 */
export async function invalidateUser(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries({ queryKey: USER_KEY });
  await queryClient.invalidateQueries({ queryKey: USER_KEY });
}

/** The catalogue's response belongs to no user. */
const isOfUser = ({ queryKey }: Query): boolean => queryKey[0] !== 'GET /catalogue';

/** Removes all cached responses but the catalogue's. */
export const clearUserCache = (queryClient: QueryClient): void =>
  queryClient.removeQueries({ predicate: isOfUser });

/** Removes all cached responses but the catalogue's, and requests anew those that are shown. */
export const resetUserCache = (queryClient: QueryClient): Promise<void> =>
  queryClient.resetQueries({ predicate: isOfUser });
