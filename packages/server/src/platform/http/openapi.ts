import { refusal, type Call } from '@pennant/contract/call';
import { z } from 'zod';

type Json = Readonly<Record<string, unknown>>;

const CALLERS_TOLD = {
  anyone: 'Anyone may call it.',
  player: 'Signed-in users may call it.',
  admin: 'Admins may call it.',
} as const;

/** The whole contract as an OpenAPI 3.1 document, made from the very schemas that the server checks by. */
export function openApiDocument(calls: Readonly<Record<string, Call>>, version: string): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [name, call] of Object.entries(calls)) {
    (paths[call.path] ??= {})[call.method.toLowerCase()] = operation(name, call);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Pennant',
      version,
      description: 'Every call of Pennant. Answers other than 2xx carry {error, code, details?}.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Refusal: jsonSchema(refusal, 'output') },
    },
  };
}

function operation(operationId: string, call: Call): Json {
  return {
    operationId,
    tags: [call.path.split('/')[1]],
    summary: call.summary,
    description: CALLERS_TOLD[call.who],
    ...(call.who === 'anyone' ? {} : { security: [{ bearer: [] }] }),
    parameters: [
      ...parameters(call.params, 'path'),
      ...parameters(call.query, 'query'),
      ...(call.writes && call.who !== 'anyone' ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(call.body
      ? { requestBody: { required: true, content: content(jsonSchema(call.body, 'input')) } }
      : {}),
    responses: {
      '200': { description: 'Done.', content: content(jsonSchema(call.answer, 'output')) },
      default: {
        description: 'Refused.',
        content: content({ $ref: '#/components/schemas/Refusal' }),
      },
    },
  };
}

const IDEMPOTENCY_KEY: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'Names the request: a repeat with the same key gets the first answer, for 48 hours.',
  schema: { type: 'string', maxLength: 200 },
};

function parameters(schema: z.ZodType | undefined, where: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }));
}

const content = (schema: Json): Json => ({ 'application/json': { schema } });

/** What JSON Schema can't say (a conversion) is left open. */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
  });
  return rest;
}
