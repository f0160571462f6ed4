import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, expect, test } from 'vitest';
import { forgetUncertainResults } from './earlier-results.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'mutants-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('survivors among constants and what the clock stopped are tried again, the rest is kept', () => {
  const file = path.join(folder, 'results.json');
  const mutants = [
    { id: '1', status: 'Killed', static: true },
    { id: '2', status: 'Survived', static: true },
    { id: '3', status: 'Survived', static: false },
    { id: '4', status: 'NoCoverage' },
    { id: '5', status: 'Timeout', static: false },
  ];
  writeFileSync(file, JSON.stringify({ files: { 'a.ts': { source: 'x', mutants } }, other: 7 }));
  forgetUncertainResults(file);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    files: { 'a.ts': { source: 'x', mutants: [mutants[0], mutants[2], mutants[3]] } },
    other: 7,
  });
});

test('without an earlier run there is nothing to forget', () => {
  expect(() => forgetUncertainResults(path.join(folder, 'none.json'))).not.toThrow();
});
