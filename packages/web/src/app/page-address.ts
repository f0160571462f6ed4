import { generatePath } from 'react-router';

import { requestLineOf } from '../api/request-line.ts';
import { findRoute, type PageRoute } from './routes.ts';
import { ssrRouteOf, type SsrCall } from './ssr-routes.ts';

/** What the server needs to know of a URL before it renders, or finds rendered, its page. */
export interface PageAddress {
  /**
   * The same for all URLs whose pages are the same: unknown parameters are dropped, and all URLs
   * without a page share one. The page is rendered from it, and cached by it.
   */
  readonly address: string;
  /** The URLs of the API calls whose responses the page is rendered with. */
  readonly calls: readonly string[];
}

/** The address of the page for every URL without a route: itself one of them. */
const NOT_FOUND_ADDRESS = '/not-found';
const BASE = 'http://pennant.invalid';

/** Returns what the server needs to know of the path and query of a request. */
export function pageAddressOf(url: string): PageAddress {
  // "//" is no URL.
  const { pathname, searchParams } = new URL(
    URL.canParse(url, BASE) ? url : NOT_FOUND_ADDRESS,
    BASE,
  );
  const found = findRoute(pathname);
  const calls = pageCallsOf(found).map(({ name, input }) => requestLineOf(name, input)[1]);
  if (found === null) return { address: NOT_FOUND_ADDRESS, calls };
  const { route, params } = found;
  const ssrRoute = ssrRouteOf(route.path);
  // Of a private page the server renders the frame, which is the same for every game.
  if (route.access !== 'anyone' && ssrRoute.calls === undefined)
    return { address: route.path.replaceAll(':', ''), calls };
  const query = new URLSearchParams();
  for (const [name, values] of Object.entries(ssrRoute.query ?? {})) {
    const value = searchParams.get(name)?.toLowerCase();
    if (value !== undefined && values.includes(value)) query.set(name, value);
  }
  const search = query.size === 0 ? '' : `?${query}`;
  return { address: generatePath(route.path, params) + search, calls };
}

/** Returns the calls whose responses the server renders a page with. */
export function pageCallsOf(
  found: {
    readonly route: PageRoute;
    readonly params: Readonly<Record<string, string | undefined>>;
  } | null,
): readonly SsrCall[] {
  // Every layout tells how far the catalogue is.
  const layout: SsrCall = { name: 'GET /catalogue' };
  if (found === null) return [layout];
  const { calls, isServerRendered } = ssrRouteOf(found.route.path);
  // The data of a private page is the player's own.
  if (found.route.access !== 'anyone') return [layout];
  return isServerRendered === true ? [layout, ...(calls?.(found.params) ?? [])] : [];
}
