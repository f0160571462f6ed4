import swagger from '@fastify/swagger';
import { errorBody, type Call } from '@pennant/contract/call';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { z } from 'zod';
import { API_PREFIX } from './call-route.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the contract that a route handles. */
    call?: Call;
  }
}

type Json = Readonly<Record<string, unknown>>;

const CALLERS_DESCRIPTION = {
  anyone: 'Anyone may call it.',
  player: 'Signed-in users may call it.',
  admin: 'Admins may call it.',
} as const;

/**
 * Registers the generation of an OpenAPI 3.1 document (`app.swagger()`) for the routes registered
 * later, from the schemas of the contract that validate their requests.
 */
export async function registerOpenApi(
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
      return { url, schema: call ? describeCall(call, names.get(call)) : { hide: true } };
    },
  });
}

function describeCall(call: Call, operationId: string | undefined): FastifySchema {
  return {
    ...(operationId === undefined ? {} : { operationId }),
    tags: [call.path.split('/')[1]!],
    summary: call.summary,
    description: CALLERS_DESCRIPTION[call.who],
    ...(call.who === 'anyone' ? {} : { security: [{ bearer: [] }] }),
    ...(call.params && { params: toJsonSchema(call.params, 'input') }),
    ...(call.query && { querystring: toJsonSchema(call.query, 'input') }),
    ...(call.body && { body: toJsonSchema(call.body, 'input') }),
    ...(call.writes && call.who !== 'anyone' && { headers: IDEMPOTENCY_KEY }),
    ...(call.isStream && { headers: LAST_EVENT_ID }),
    response: {
      200: call.isStream ? describeStream(call) : describeAnswer(call),
      default: { 'x-response-description': 'Refused.', ...toJsonSchema(errorBody, 'output') },
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

const describeAnswer = ({ answer }: Call): Json => ({
  'x-response-description': 'Done.',
  ...toJsonSchema(answer, 'output'),
});

/** A stream's body is server-sent events, each of the schema. */
const describeStream = ({ answer }: Call): Json => ({
  description: 'Messages, until either side ends the stream.',
  content: { 'text/event-stream': { schema: toJsonSchema(answer, 'output') } },
});

const LAST_EVENT_ID: Json = {
  type: 'object',
  properties: {
    'Last-Event-ID': {
      type: 'string',
      description: 'The id of the last message that the client has: the stream goes on after it.',
    },
  },
};

/** Returns a JSON Schema; what it can't express (a conversion) accepts any value. */
function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
  });
  return rest;
}
