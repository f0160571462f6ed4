import { defineCall, okResponse, type Call } from '@pennant/contract/call';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { registerOpenApi } from './openapi.ts';

const trade = defineCall({
  method: 'POST',
  path: '/cards/{id}/trade',
  summary: 'Trades a card.',
  who: 'player',
  params: z.object({ id: z.uuid() }),
  body: z.object({ kind: z.literal('trade'), amount: z.int().min(1).max(9) }),
  answer: okResponse,
  writes: true,
});
const list = defineCall({
  method: 'GET',
  path: '/cards',
  summary: 'Lists cards.',
  who: 'anyone',
  query: z.object({ limit: z.int().optional() }),
  answer: z.array(z.string()),
  writes: false,
});
const register = defineCall({
  method: 'POST',
  path: '/users',
  summary: 'Registers.',
  who: 'anyone',
  answer: okResponse,
  writes: true,
});
const audit = defineCall({
  method: 'GET',
  path: '/admin/audit',
  summary: 'Lists what admins did.',
  who: 'admin',
  answer: okResponse,
  writes: false,
});

interface Operation {
  operationId?: string;
  tags: string[];
  summary: string;
  description: string;
  security?: object[];
  parameters?: { name: string; in: string; required?: boolean; schema: object }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { description: string; content: Record<string, { schema: object }> }>;
}

async function documentOf(calls: Readonly<Record<string, Call>>) {
  const app = fastify();
  await registerOpenApi(app, { calls, version: '1.2.3' });
  app.get('/page', async () => 'page');
  for (const call of [trade, list, register, audit]) {
    app.route({
      method: call.method,
      url: `/api${call.path.replace('{id}', ':id')}`,
      config: { call },
      handler: async () => ({ ok: true }),
    });
  }
  await app.ready();
  const document = app.swagger() as unknown as {
    openapi: string;
    info: object;
    servers: object[];
    components: { securitySchemes: object };
    paths: Record<string, Record<string, Operation>>;
  };
  await app.close();
  return document;
}

const document = await documentOf({ trade, list, register, audit });
const operation = (method: string, path: string) => document.paths[path]![method]!;

test('the document tells the version, where the calls are, and how to sign in', () => {
  expect(document).toMatchObject({
    openapi: '3.1.0',
    info: { title: 'Pennant', version: '1.2.3', description: expect.stringContaining('code') },
    servers: [{ url: '/api' }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  });
  expect(Object.keys(document.paths).toSorted()).toEqual([
    '/admin/audit',
    '/cards',
    '/cards/{id}/trade',
    '/users',
  ]);
});

test('a call has its name, its group, who may make it, and whether with a token', () => {
  expect(operation('post', '/cards/{id}/trade')).toMatchObject({
    operationId: 'trade',
    tags: ['cards'],
    summary: 'Trades a card.',
    description: 'Signed-in users may call it.',
    security: [{ bearer: [] }],
  });
  expect(operation('get', '/admin/audit')).toMatchObject({
    operationId: 'audit',
    tags: ['admin'],
    description: 'Admins may call it.',
    security: [{ bearer: [] }],
  });
  const open = operation('get', '/cards');
  expect(open.description).toBe('Anyone may call it.');
  expect(open).not.toHaveProperty('security');
});

test('a call takes what the contract says, and a key where a user’s call writes', () => {
  const { parameters = [], requestBody } = operation('post', '/cards/{id}/trade');
  expect(parameters.map(({ name, in: place }) => [name, place])).toEqual([
    ['id', 'path'],
    ['Idempotency-Key', 'header'],
  ]);
  expect(parameters[0]).toMatchObject({ schema: { type: 'string', format: 'uuid' } });
  expect(parameters[1]).toMatchObject({
    description: expect.stringContaining('48 hours'),
    schema: { type: 'string', maxLength: 200 },
  });
  expect(requestBody?.content['application/json']?.schema).toMatchObject({
    type: 'object',
    required: ['kind', 'amount'],
    properties: {
      kind: { type: 'string', const: 'trade' },
      amount: { type: 'integer', minimum: 1, maximum: 9 },
    },
  });
  expect(operation('get', '/cards').parameters).toMatchObject([
    { name: 'limit', in: 'query', schema: { type: 'integer' } },
  ]);
  expect(operation('get', '/cards').parameters).toHaveLength(1);
  expect(operation('post', '/users')).not.toHaveProperty('parameters');
  expect(operation('post', '/users')).not.toHaveProperty('requestBody');
});

test('a call answers what the contract says, or a refusal', () => {
  const { responses } = operation('get', '/cards');
  expect(responses['200']).toEqual({
    description: 'Done.',
    content: { 'application/json': { schema: { type: 'array', items: { type: 'string' } } } },
  });
  expect(responses['default']).toMatchObject({
    description: 'Refused.',
    content: {
      'application/json': {
        schema: { required: ['error', 'code'], properties: { code: { type: 'string' } } },
      },
    },
  });
  expect(JSON.stringify(document)).not.toContain('$schema');
});

test('a call that the contract does not name has no operation id', async () => {
  const { paths } = await documentOf({});
  expect(paths['/cards']?.['get']).not.toHaveProperty('operationId');
});
