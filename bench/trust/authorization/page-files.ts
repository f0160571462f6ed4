import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RouteCheck } from '@pennant/server/testing/route-checks';
import { IDENTITIES, type Identity } from '@pennant/server/testing/identities';

const CLIENT = path.resolve(import.meta.dirname, '../../../packages/web/dist/client');

/** Returns the check of a route that serves a file of the built page; null if it is another. */
export function pageFileCheck(route: string): RouteCheck | null {
  const [method = '', url = ''] = route.split(' ');
  const isFile = url !== '/' && existsSync(path.join(CLIENT, decodeURIComponent(url)));
  if (!isFile || !(method === 'GET' || method === 'HEAD')) return null;
  return {
    route,
    request: { method, url, headers: {}, payload: undefined },
    responses: Object.fromEntries(IDENTITIES.map((name) => [name, '200'])) as Record<
      Identity,
      string
    >,
    isProtected: false,
  };
}
