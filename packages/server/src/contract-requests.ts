import type { Call } from '@pennant/contract/call';
import fc from 'fast-check';
import { z } from 'zod';

/** What requests are made of besides chance: ids and texts that mean something to the program. */
export interface Known {
  readonly ownedIDs: readonly string[];
  readonly catalogueIDs: readonly number[];
  readonly texts: readonly string[];
  /** Whole bodies that the program takes, by the path of their call. */
  readonly bodies: Readonly<Record<string, readonly unknown[]>>;
}

/** A request below `/api` as it goes out. */
export interface MadeRequest {
  readonly path: string;
  readonly payload: string | Buffer | undefined;
  readonly contentType: string;
  readonly key: string | undefined;
  /** An Authorization header in place of the one of the role. */
  readonly authorization: string | undefined;
  /** Whether it keeps to the contract; null where only the server can tell. */
  readonly isWellFormed: boolean | null;
}

interface JsonSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly propertyNames?: JsonSchema;
  readonly additionalProperties?: JsonSchema;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
}

/** What nobody should send: texts that can't be kept or mean something elsewhere, numbers off the scale, other types. */
const strange: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(
    'a\0b',
    '\ud800',
    'x\udfff',
    '\u202Eevil',
    "'; drop table account; --",
    '%00%ff',
    '',
  ),
  fc.constantFrom(' ', '../../etc/passwd', 'x'.repeat(5000), '🧢'.repeat(60), 'undefined', 'NaN'),
  fc.constantFrom(-1, 0, 0.5, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308, 'Infinity', '1e3', '0x10'),
  fc.constantFrom<unknown>(
    null,
    true,
    [],
    {},
    [{}],
    JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`),
  ),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.oneof(fc.double(), fc.jsonValue({ maxDepth: 3 })),
);

/** Bodies that are no JSON, or JSON of a kind that has bitten others. */
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

const paths = ['%00', '%E0%A4%A', '..', '%2e%2e%2f', '-1', '1.5', '1e400', 'NaN', '%20', '+1'];

/** Values that a schema takes, or nearly: whatever comes out is to be asked of the schema itself. */
function valuesOf(schema: JsonSchema, known: Known): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => valuesOf(each, known)));
  const { type = 'any' } = schema;
  switch (type) {
    case 'object':
      return objectsOf(schema, known);
    case 'string':
      return textsOf(schema, known);
    case 'integer':
    case 'number': {
      // A share: bounded, and no whole number.
      if (type === 'number' && schema.maximum !== undefined)
        return fc.double({ min: schema.minimum ?? 0, max: schema.maximum, noNaN: true });
      const { minimum = (schema.exclusiveMinimum ?? 0) + 1, maximum = 2 ** 31 - 1 } = schema;
      const max = Math.min(maximum, 2 ** 31 - 1);
      const numbers = fc.oneof(
        fc.integer({ min: minimum, max }),
        fc.integer({ min: minimum, max: Math.max(minimum, Math.min(max, 40)) }),
      );
      const ids = known.catalogueIDs.filter((id) => id <= max);
      return max > 10_000 ? fc.oneof(fc.constantFrom(...ids), numbers) : numbers;
    }
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue();
  }
}

function objectsOf({ properties = {}, required, ...rest }: JsonSchema, known: Known) {
  if (rest.propertyNames?.enum) {
    return fc.dictionary(
      fc.constantFrom(...(rest.propertyNames.enum as string[])),
      valuesOf(rest.additionalProperties ?? {}, known),
    );
  }
  const fields = Object.entries(properties).map(([name, each]) => [name, valuesOf(each, known)]);
  return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: [...(required ?? [])],
  });
}

function textsOf({ format, pattern, minLength = 0, maxLength = 100 }: JsonSchema, known: Known) {
  if (format === 'uuid') {
    return fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...known.ownedIDs) },
      { weight: 1, arbitrary: fc.uuid() },
    );
  }
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  return fc.oneof(
    fc.constantFrom(...known.texts.filter(({ length }) => length <= maxLength)),
    fc.string({ unit: 'grapheme', minLength, maxLength }),
  );
}

/** The same value with something wrong in one place, be it deep inside. */
const spoilt = (value: unknown): fc.Arbitrary<unknown> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return strange;
  const fields = Object.keys(value);
  const extra = fc
    .tuple(fc.constantFrom('userID', 'isAdmin', 'toString', 'score', ''), strange)
    .map(([name, wrong]) => ({ ...value, [name]: wrong }));
  if (fields.length === 0) return fc.oneof(extra, strange);
  const field = fc.constantFrom(...fields);
  const wrong = field.chain((name) =>
    spoilt((value as Record<string, unknown>)[name]).map((inside) => ({
      ...value,
      [name]: inside,
    })),
  );
  const less = field.map((name) =>
    Object.fromEntries(Object.entries(value).filter(([key]) => key !== name)),
  );
  return fc.oneof(
    { weight: 6, arbitrary: wrong },
    { weight: 2, arbitrary: less },
    { weight: 2, arbitrary: extra },
    { weight: 1, arbitrary: strange },
  );
};

const jsonSchemaOf = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

const encoded = (value: unknown): string => encodeURIComponent(String(value).toWellFormed());

function pathsTo(call: Call, known: Known): fc.Arbitrary<{ path: string; isGood: boolean }> {
  if (!call.params) return fc.constant({ path: call.path, isGood: true });
  const fill = (value: string) => call.path.replace(/\{\w+\}/, () => value);
  const good = valuesOf(jsonSchemaOf(call.params), known).map((params) => ({
    path: fill(encoded(Object.values(params as object)[0])),
    isGood: true,
  }));
  const bad = fc
    .oneof(fc.constantFrom(...paths), strange.map(encoded), fc.webSegment())
    // Without anything in its place, it is the path of another call.
    .map((value) => ({ path: fill(value || '-'), isGood: false }));
  return fc.oneof({ weight: 6, arbitrary: good }, { weight: 1, arbitrary: bad });
}

function queriesTo(call: Call, known: Known): fc.Arbitrary<{ query: string; isGood: boolean }> {
  if (!call.query)
    return fc.constantFrom({ query: '', isGood: true }, { query: '?a[]=%ff&a', isGood: true });
  const schema = jsonSchemaOf(call.query);
  const good = valuesOf(schema, known).map((fields) => ({
    query: `?${Object.entries(fields as object)
      .map(([name, value]) => `${name}=${encoded(name === 'hideCompleted' ? true : value)}`)
      .join('&')}`,
    isGood: true,
  }));
  const names = Object.keys(schema.properties ?? {});
  const pair = fc
    .tuple(
      fc.constantFrom(...names, '__proto__', 'limit[]'),
      fc.oneof(strange.map(encoded), fc.constantFrom('%', '%00', '', '1')),
    )
    .map(([name, value]) => `${name}=${value}`);
  const bad = fc
    .array(pair, { minLength: 1, maxLength: 4 })
    .map((pairs) => ({ query: `?${pairs.join('&')}`, isGood: false }));
  return fc.oneof({ weight: 2, arbitrary: good }, { weight: 1, arbitrary: bad });
}

type Body = Pick<MadeRequest, 'payload' | 'contentType'> & { readonly isGood: boolean | null };

const JSON_TYPE = 'application/json';

function bodiesTo(call: Call, known: Known): fc.Arbitrary<Body> {
  const { body } = call;
  const sent = (value: unknown): Body => {
    const payload = JSON.stringify(value);
    // Refused before it is compared with the contract, or only where the text would be kept; `null` is no body at all.
    const isForTheServer = /__proto__|constructor|\\u0000|^null$/.test(payload);
    const isGood = body === undefined || body.safeParse(JSON.parse(payload)).success;
    return { payload, contentType: JSON_TYPE, isGood: isForTheServer ? null : isGood };
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
  const drawn = valuesOf(jsonSchemaOf(body), known);
  const good = examples.length > 0 ? fc.oneof(fc.constantFrom(...examples), drawn) : drawn;
  return fc.oneof(
    { weight: 4, arbitrary: good.map(sent) },
    { weight: 6, arbitrary: good.chain(spoilt).map(sent) },
    { weight: 1, arbitrary: raw },
  );
}

/** Requests to a call: some as the contract has them, most with something wrong with them. */
export function requestsTo(call: Call, known: Known): fc.Arbitrary<MadeRequest> {
  const now = <T>(of: readonly T[]) =>
    fc.oneof(
      { weight: 5, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: fc.constantFrom(...of) },
    );
  return fc
    .record({
      path: pathsTo(call, known),
      query: queriesTo(call, known),
      body: bodiesTo(call, known),
      key: now(keys),
      authorization: now(authorizations),
    })
    .map(({ path, query, body, key, authorization }) => {
      const parts = [path.isGood || null, query.isGood || null, body.isGood];
      const isOdd = key !== undefined || authorization !== undefined;
      return {
        path: path.path + query.query,
        payload: call.method === 'GET' ? undefined : body.payload,
        contentType: body.contentType,
        key,
        authorization,
        isWellFormed: parts.includes(null) || isOdd ? null : !parts.includes(false),
      };
    });
}
