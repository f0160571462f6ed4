import { expect, test } from 'vitest';

import { requestLineOf } from './request-line.ts';

test('a call without parts is its path below /api', () => {
  expect(requestLineOf('GET /wallet/get')).toEqual(['GET', '/api/wallet/get']);
});

test('a parameter takes its place in the path, encoded', () => {
  expect(requestLineOf('GET /card/{cardID}', { params: { cardID: 19_110_001 } })[1]).toBe(
    '/api/card/19110001',
  );
  expect(requestLineOf('GET /card/{cardID}', { params: { cardID: 'a/b' } })[1]).toBe(
    '/api/card/a%2Fb',
  );
});

test('a query leaves out what is not given', () => {
  expect(requestLineOf('GET /wallet/get', { query: { after: undefined, limit: 50 } })[1]).toBe(
    '/api/wallet/get?limit=50',
  );
});

test('a path without its parameter is a mistake of ours', () => {
  expect(() => requestLineOf('GET /card/{cardID}')).toThrow('needs cardID');
});
