import type { Call } from '@pennant/contract/call';
import fc from 'fast-check';
import {
  toJsonSchema,
  withOneError,
  invalidValues,
  arbitraryValues,
  type KnownValues,
} from './contract-values.ts';

/** A generated request; the path is below `/api`. */
export interface GeneratedRequest {
  readonly path: string;
  readonly payload: string | Buffer | undefined;
  readonly contentType: string;
  readonly key: string | undefined;
  /** An Authorization header that replaces the one of the role. */
  readonly authorization: string | undefined;
  /** Whether the request matches the contract; null if only the server can decide. */
  readonly isWellFormed: boolean | null;
}

/** Bodies that are invalid JSON, or JSON that is known to cause bugs. */
const rawBodies = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '17',
  '{"a":NaN}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"username":"a","username":["b"]}',
  '\uFEFF{}',
  '['.repeat(30_000),
  `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
  `{"text":"${'x'.repeat(70_000)}"}`,
  Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x22, 0xc3, 0x28, 0x22, 0x7d]),
] as const;

const contentTypes = [
  'application/json; charset=latin1',
  'application/json, text/html',
  'application/jsonx',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  '*/*',
  ';',
] as const;

const authorizations = [
  'Bearer',
  'Bearer ',
  'Bearer x y',
  'Basic cGxheWVyOnB3',
  'Bearer null',
  `Bearer pna_${'A'.repeat(64)}`,
  `Bearer pnr_${'_'.repeat(64)}`,
  `Bearer ${'x'.repeat(4000)}`,
  'bearer \u00ff',
] as const;

const keys = ['', 'k', 'k', 'other', 'two words', 'x'.repeat(201), '\u00fc', '"'] as const;

const paths = ['%00', '%E0%A4%A', '...', '%2e%2e%2f', '-1', '1.5', '1e400', 'NaN', '%20', '+1'];

/** An object may have a `toString` that is no function, so none becomes a text by itself. */
const toText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined');
const encodeParam = (value: unknown): string => encodeURIComponent(toText(value).toWellFormed());

/** Nothing, or what a URL takes for this folder or the one above: the path of another call. */
const ANOTHERS_PATH = /^(?:\.|%2e){0,2}$/i;

function arbitraryPaths(
  call: Call,
  known: KnownValues,
): fc.Arbitrary<{ path: string; isGood: boolean }> {
  if (!call.params) return fc.constant({ path: call.path, isGood: true });
  const fill = (value: string) =>
    call.path.replace(/\{\w+\}/, () => (ANOTHERS_PATH.test(value) ? '-' : value));
  const good = arbitraryValues(toJsonSchema(call.params), known).map((params) => ({
    path: fill(encodeParam(Object.values(params as object)[0])),
    isGood: true,
  }));
  const bad = fc
    .oneof(fc.constantFrom(...paths), invalidValues.map(encodeParam), fc.webSegment())
    .map((value) => ({ path: fill(value), isGood: false }));
  return fc.oneof({ weight: 6, arbitrary: good }, { weight: 1, arbitrary: bad });
}

function arbitraryQueries(
  call: Call,
  known: KnownValues,
): fc.Arbitrary<{ query: string; isGood: boolean }> {
  if (!call.query)
    return fc.constantFrom({ query: '', isGood: true }, { query: '?a[]=%ff&a', isGood: true });
  const schema = toJsonSchema(call.query);
  const good = arbitraryValues(schema, known).map((fields) => ({
    query: `?${Object.entries(fields as object)
      .map(([name, value]) => `${name}=${encodeParam(name === 'hideCompleted' ? true : value)}`)
      .join('&')}`,
    isGood: true,
  }));
  const names = Object.keys(schema.properties ?? {});
  const pair = fc
    .tuple(
      fc.constantFrom(...names, '__proto__', 'limit[]'),
      fc.oneof(invalidValues.map(encodeParam), fc.constantFrom('%', '%00', '', '1')),
    )
    .map(([name, value]) => `${name}=${value}`);
  const bad = fc
    .array(pair, { minLength: 1, maxLength: 4 })
    .map((pairs) => ({ query: `?${pairs.join('&')}`, isGood: false }));
  return fc.oneof({ weight: 2, arbitrary: good }, { weight: 1, arbitrary: bad });
}

type Body = Pick<GeneratedRequest, 'payload' | 'contentType'> & { readonly isGood: boolean | null };

const JSON_TYPE = 'application/json';

function arbitraryBodies(call: Call, known: KnownValues): fc.Arbitrary<Body> {
  const { body } = call;
  const toJsonBody = (value: unknown): Body => {
    const payload = JSON.stringify(value);
    // Refused before validation, or only when the text is stored; `null` counts as no body.
    const isDecidedByServer = /__proto__|constructor|\\u0000|^null$/.test(payload);
    const isGood = body === undefined || body.safeParse(JSON.parse(payload)).success;
    return { payload, contentType: JSON_TYPE, isGood: isDecidedByServer ? null : isGood };
  };
  const raw = fc
    .tuple(fc.constantFrom(...rawBodies), fc.constantFrom(JSON_TYPE, JSON_TYPE, ...contentTypes))
    .map(([payload, contentType]): Body => ({ payload, contentType, isGood: null }));
  if (!body) {
    return fc.oneof(
      {
        weight: 4,
        arbitrary: fc.constant<Body>({ payload: undefined, contentType: JSON_TYPE, isGood: true }),
      },
      { weight: 1, arbitrary: raw },
    );
  }
  const examples = known.bodies[call.path] ?? [];
  const generated = arbitraryValues(toJsonSchema(body), known);
  const good = examples.length > 0 ? fc.oneof(fc.constantFrom(...examples), generated) : generated;
  return fc.oneof(
    { weight: 4, arbitrary: good.map(toJsonBody) },
    { weight: 6, arbitrary: good.chain(withOneError).map(toJsonBody) },
    { weight: 1, arbitrary: raw },
  );
}

/** Returns an arbitrary of requests to a call: some match the contract, most have an error. */
export function arbitraryRequests(call: Call, known: KnownValues): fc.Arbitrary<GeneratedRequest> {
  const sometimes = <T>(values: readonly T[]) =>
    fc.oneof(
      { weight: 5, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: fc.constantFrom(...values) },
    );
  return fc
    .record({
      path: arbitraryPaths(call, known),
      query: arbitraryQueries(call, known),
      body: arbitraryBodies(call, known),
      key: sometimes(keys),
      authorization: sometimes(authorizations),
    })
    .map(({ path, query, body, key, authorization }) => {
      const verdicts = [path.isGood || null, query.isGood || null, body.isGood];
      const hasExtraHeader = key !== undefined || authorization !== undefined;
      return {
        path: path.path + query.query,
        payload: call.method === 'GET' ? undefined : body.payload,
        contentType: body.contentType,
        key,
        authorization,
        isWellFormed: verdicts.includes(null) || hasExtraHeader ? null : !verdicts.includes(false),
      };
    });
}
