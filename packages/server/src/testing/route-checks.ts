import { calls } from '@pennant/contract/calls';
import type { Call } from '@pennant/contract/call';
import { API_PREFIX } from '../platform/http/call-route.ts';
import { authorizationTable, otherRoutes } from './authorization-table.ts';
import type { AuthorizationWorld } from './authorization-world.ts';
import { IDENTITIES, type Identity } from './identities.ts';
import type { RawRequest, SendRaw } from './raw-request.ts';

/** A route with one request to it, and the response that each identity must get. */
export interface RouteCheck {
  /** `GET /api/games/:id` */
  readonly route: string;
  readonly request: RawRequest;
  readonly responses: Record<Identity, string>;
  /** Whether only users or admins may make it: then nobody else's request changes anything. */
  readonly isProtected: boolean;
}

const contract: Readonly<Record<string, Call>> = calls;

/** Returns the checks of all classified routes, in the order in which they are sent. */
export function routeChecks(world: AuthorizationWorld): RouteCheck[] {
  const others = Object.entries(otherRoutes(world)).map(([route, { path, text, responses }]) => {
    const [method = '', url = ''] = route.split(' ');
    const headers: Record<string, string> = text ? { 'content-type': text.type } : {};
    const request = { method, url: path ?? url, headers, payload: text?.body };
    return { route, request, responses, isProtected: false };
  });
  const rows = Object.entries(authorizationTable(world)).toSorted(
    ([, a], [, b]) => Number(a.isLast ?? false) - Number(b.isLast ?? false),
  );
  const ofCalls = rows.map(([name, { param, query = '', body, responses }]) => {
    const { method, path, who } = contract[name]!;
    const headers: Record<string, string> =
      body === undefined ? {} : { 'content-type': 'application/json' };
    const url = API_PREFIX + path.replace(/\{\w+\}/, param ?? '') + query;
    const payload = body === undefined ? undefined : JSON.stringify(body);
    return {
      route: `${method} ${API_PREFIX}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      request: { method, url, headers, payload },
      responses,
      isProtected: who !== 'anyone',
    };
  });
  // What is read may be asked for by HEAD too: the same status, and no body to tell a code.
  return [...others, ...ofCalls].flatMap((check) =>
    check.request.method === 'GET' ? [asHead(check), check] : [check],
  );
}

const asHead = (check: RouteCheck): RouteCheck => ({
  ...check,
  route: check.route.replace('GET', 'HEAD'),
  request: { ...check.request, method: 'HEAD' },
  responses: Object.fromEntries(
    IDENTITIES.map((identity) => [identity, check.responses[identity].slice(0, 3)]),
  ) as Record<Identity, string>,
});

/** Sends a check's request as an identity; returns the response as the table has it. */
export async function askAs(
  send: SendRaw,
  { request }: RouteCheck,
  token: string | undefined,
): Promise<string> {
  const { status, payload } = await send({
    ...request,
    headers: {
      ...request.headers,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
  });
  const code = status === 200 ? undefined : codeIn(payload);
  return code === undefined ? String(status) : `${status} ${code}`;
}

function codeIn(payload: string): string | undefined {
  try {
    return (JSON.parse(payload) as { code?: string }).code;
  } catch {
    return undefined;
  }
}
