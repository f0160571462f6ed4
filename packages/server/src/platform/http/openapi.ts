import swagger from '@fastify/swagger';
import { refusal, type Call } from '@pennant/contract/call';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { z } from 'zod';
import { API_PREFIX } from './routes.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the contract that a route answers. */
    call?: Call;
  }
}

type Json = Readonly<Record<string, unknown>>;

const CALLERS_TOLD = {
  anyone: 'Anyone may call it.',
  player: 'Signed-in users may call it.',
  admin: 'Admins may call it.',
} as const;

/**
 * Has the routes that follow described as an OpenAPI 3.1 document (`app.swagger()`), made from the very schemas of the
 * contract that they check by.
 */
export async function describeCalls(
  app: FastifyInstance,
  { calls, version }: { readonly calls: Readonly<Record<string, Call>>; readonly version: string },
): Promise<void> {
  const names = new Map(Object.entries(calls).map(([name, call]) => [call, name]));
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Pennant',
        version,
        description: 'Every call of Pennant. Answers other than 2xx carry {error, code, details?}.',
      },
      servers: [{ url: API_PREFIX }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    convertConstToEnum: false,
    transform: ({ url, route }) => {
      const call = route.config?.call;
      return { url, schema: call ? described(call, names.get(call)) : { hide: true } };
    },
  });
}

function described(call: Call, operationId: string | undefined): FastifySchema {
  return {
    ...(operationId === undefined ? {} : { operationId }),
    tags: [call.path.split('/')[1]!],
    summary: call.summary,
    description: CALLERS_TOLD[call.who],
    ...(call.who === 'anyone' ? {} : { security: [{ bearer: [] }] }),
    ...(call.params && { params: jsonSchema(call.params, 'input') }),
    ...(call.query && { querystring: jsonSchema(call.query, 'input') }),
    ...(call.body && { body: jsonSchema(call.body, 'input') }),
    ...(call.writes && call.who !== 'anyone' && { headers: IDEMPOTENCY_KEY }),
    response: {
      200: { 'x-response-description': 'Done.', ...jsonSchema(call.answer, 'output') },
      default: { 'x-response-description': 'Refused.', ...jsonSchema(refusal, 'output') },
    },
  };
}

const IDEMPOTENCY_KEY: Json = {
  type: 'object',
  properties: {
    'Idempotency-Key': {
      type: 'string',
      maxLength: 200,
      description:
        'Names the request: a repeat with the same key gets the first answer, for 48 hours.',
    },
  },
};

/** What JSON Schema can't say (a conversion) is left open. */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
  });
  return rest;
}
