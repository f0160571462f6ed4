import fc from 'fast-check';
import { z } from 'zod';

/** Existing ids, texts and bodies that generated requests use besides random values. */
export interface KnownValues {
  readonly ownedIDs: readonly string[];
  readonly catalogueIDs: readonly number[];
  readonly texts: readonly string[];
  /** Days of the calendar. */
  readonly days: readonly string[];
  /** Valid bodies, by the path of their call. */
  readonly bodies: Readonly<Record<string, readonly unknown[]>>;
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

/**
 * An arbitrary of invalid values: unstorable or dangerous texts, numbers out of range, other types.
 */
export const invalidValues: fc.Arbitrary<unknown> = fc.oneof(
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

/**
 * Returns an arbitrary of values for a schema. A few may be invalid: parse them with the schema.
 */
export function arbitraryValues(schema: JsonSchema, known: KnownValues): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf)
    return fc.oneof(...schema.anyOf.map((option) => arbitraryValues(option, known)));
  const { type = 'any' } = schema;
  switch (type) {
    case 'object':
      return arbitraryObjects(schema, known);
    case 'string':
      return arbitraryTexts(schema, known);
    case 'integer':
    case 'number': {
      // A bounded fraction.
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

function arbitraryObjects({ properties = {}, required, ...rest }: JsonSchema, known: KnownValues) {
  if (rest.propertyNames?.enum) {
    return fc.dictionary(
      fc.constantFrom(...(rest.propertyNames.enum as string[])),
      arbitraryValues(rest.additionalProperties ?? {}, known),
    );
  }
  const fields = Object.entries(properties).map(([name, field]) => [
    name,
    arbitraryValues(field, known),
  ]);
  return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: [...(required ?? [])],
  });
}

function arbitraryTexts(
  { format, pattern, minLength = 0, maxLength = 100 }: JsonSchema,
  known: KnownValues,
) {
  if (format === 'uuid') {
    return fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...known.ownedIDs) },
      { weight: 1, arbitrary: fc.uuid() },
    );
  }
  if (format === 'date')
    return fc.oneof(fc.constantFrom(...known.days), fc.stringMatching(new RegExp(pattern ?? '')));
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  return fc.oneof(
    fc.constantFrom(...known.texts.filter(({ length }) => length <= maxLength)),
    fc.string({ unit: 'grapheme', minLength, maxLength }),
  );
}

/** Returns an arbitrary of copies of a value with one error, at any depth. */
export const withOneError = (value: unknown): fc.Arbitrary<unknown> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return invalidValues;
  const fields = Object.keys(value);
  const extra = fc
    .tuple(fc.constantFrom('userID', 'isAdmin', 'toString', 'score', ''), invalidValues)
    .map(([name, wrong]) => ({ ...value, [name]: wrong }));
  if (fields.length === 0) return fc.oneof(extra, invalidValues);
  const field = fc.constantFrom(...fields);
  const wrong = field.chain((name) =>
    withOneError((value as Record<string, unknown>)[name]).map((inside) => ({
      ...value,
      [name]: inside,
    })),
  );
  const incomplete = field.map((name) =>
    Object.fromEntries(Object.entries(value).filter(([key]) => key !== name)),
  );
  return fc.oneof(
    { weight: 6, arbitrary: wrong },
    { weight: 2, arbitrary: incomplete },
    { weight: 2, arbitrary: extra },
    { weight: 1, arbitrary: invalidValues },
  );
};

export const toJsonSchema = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
