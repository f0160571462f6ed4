import type { User } from '@pennant/contract/account';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { onTestFinished, vi } from 'vitest';

import { setCachedUser } from '../api/current-user.ts';
import { removeTokens, storeTokens } from '../api/stored-tokens.ts';
import { subscribeToToasts, type ToastMessage } from '../ui/toast.ts';
import { aUser } from './a-user.ts';

/** A request that the page has sent. */
interface SentRequest {
  readonly call: string;
  readonly body: unknown;
  readonly headers: Headers;
}

type Reply = Response | Promise<Response>;
type Responder = (request: SentRequest) => Reply;

/**
 * Returns a page of the browser whose server is a table of responses: hooks are rendered in it, and
 * what they send and show is seen. It is for tests with the environment `happy-dom`.
 */
export function aPage({
  path = '/',
  user,
}: { readonly path?: string; readonly user?: Partial<User> } = {}) {
  const responders = new Map<string, Responder>();
  const sent: SentRequest[] = [];
  const toasts: ToastMessage[] = [];
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const locations = [path];
  if (user !== undefined) {
    storeTokens({ accessToken: 'access', idToken: 'id', refreshToken: 'refresh' });
    setCachedUser(queryClient, aUser(user));
  }

  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${address.replace(/^\/api/, '').replace(/\?.*/, '')}`;
    const request = {
      call,
      body: init.body === undefined ? undefined : JSON.parse(init.body as string),
      headers: new Headers(init.headers),
    };
    sent.push(request);
    const respond = responders.get(call);
    return Promise.resolve(respond?.(request) ?? new Response('{}', { status: 404 }));
  });
  const unsubscribe = subscribeToToasts((message) => toasts.push(message));
  onTestFinished(() => {
    cleanup();
    unsubscribe();
    removeTokens();
    queryClient.clear();
    vi.unstubAllGlobals();
  });

  function Location() {
    const { pathname, search } = useLocation();
    useEffect(() => void locations.push(`${pathname}${search}`), [pathname, search]);
    return null;
  }
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={[path]}>
      <QueryClientProvider client={queryClient}>
        <Location />
        {children}
      </QueryClientProvider>
    </MemoryRouter>
  );
  return {
    queryClient,
    sent,
    /** Returns the requests of one call. */
    sentTo: (call: string) => sent.filter((request) => request.call === call),
    /** The toasts that were shown: "good: Saved", "bad: Error …". */
    toasts: () => toasts.map(({ kind, text }) => `${kind}: ${text}`),
    /** The address that the page shows. */
    location: () => locations.at(-1),
    /** Sets what the server responds with from now on to a call such as "GET /wallet/get". */
    respond: (call: string, body: unknown, status = 200) =>
      void responders.set(call, () => Response.json(body, { status })),
    /** Sets what makes the response to a call from its request. */
    respondWith: (call: string, responder: Responder) => void responders.set(call, responder),
    /** Makes the server respond to a call when `finish` is called. */
    hold: (call: string) => {
      const { promise, resolve } = Promise.withResolvers<Response>();
      responders.set(call, () => promise);
      return (body: unknown, status = 200) => resolve(Response.json(body, { status }));
    },
    /** What a component is rendered in: `render(<Page />, { wrapper })`. */
    wrapper,
    render: <Result,>(hook: () => Result) => renderHook(hook, { wrapper }),
  };
}
