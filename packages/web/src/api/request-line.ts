/** The path parameters and the query of a call's URL. */
export interface RequestParts {
  readonly params?: Readonly<Record<string, string | number | undefined>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
}

/**
 * Returns the HTTP method and the URL of a call: `'GET /card/{cardID}'` with its parts becomes
 * `['GET', '/api/card/19110001']`.
 */
export function requestLineOf(
  name: string,
  parts: RequestParts = {},
): [method: string, address: string] {
  const [method = '', template = ''] = name.split(' ', 2);
  const path = template.replaceAll(/\{(\w+)\}/g, (_, parameter: string) => {
    const value = parts.params?.[parameter];
    if (value === undefined) throw new Error(`${name} needs ${parameter}`);
    return encodeURIComponent(String(value));
  });
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(parts.query ?? {})) {
    if (value !== undefined) query.set(key, String(value));
  }
  const search = query.toString();
  return [method, `/api${path}${search === '' ? '' : `?${search}`}`];
}
