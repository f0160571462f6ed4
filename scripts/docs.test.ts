import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SETTING_NAMES } from '@pennant/server/platform/settings';
import { expect, test } from 'vitest';

import { ROOT } from './child-process.ts';

const COVERAGE = 'docs/coverage.md';
const DECISIONS = readdirSync(path.join(ROOT, 'docs', 'decisions')).toSorted();
const SPEC = readdirSync(path.join(ROOT, 'docs', 'spec'));
const pages = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'docs/glossary.md',
  'docs/operating.md',
  'docs/rulebook.md',
  COVERAGE,
  ...DECISIONS.map((file) => `docs/decisions/${file}`),
  ...SPEC.map((file) => `docs/spec/${file}`),
];

/** Returns the paths of this project that a page names in backticks. */
const pathsIn = (text: string) =>
  [...text.matchAll(/`((?:packages|scripts|docs|e2e|bench|deploy)\/[\w./-]+)`/g)].map(
    ([, name]) => name,
  );

const linksIn = (text: string) =>
  [...text.matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g)].map(([, name]) => name);

test.for(pages)('every file that %s names exists', (page) => {
  const text = readFileSync(path.join(ROOT, page), 'utf8');
  const named = pathsIn(text).map((name) => path.join(ROOT, name ?? ''));
  const linked = linksIn(text).map((name) => path.join(ROOT, path.dirname(page), name ?? ''));
  const missing = [...named, ...linked].filter((file) => !existsSync(file));
  expect(missing).toEqual([]);
});

test('the README lists every setting of the program, and no other', () => {
  const [, section = ''] = readFileSync(path.join(ROOT, 'README.md'), 'utf8').split(
    '\n## Settings\n',
  );
  const listed = [...section.split('\n## ')[0]!.matchAll(/^\| `(\w+)` \|/gm)].map(
    ([, name]) => name,
  );
  // NODE_ENV is not a setting of Pennant alone: the text below the table tells what it does here.
  expect(section).toContain('(`NODE_ENV`)');
  expect(new Set(listed)).toEqual(new Set(SETTING_NAMES.filter((name) => name !== 'NODE_ENV')));
});

test('decisions are numbered without gaps or doubles, as their titles say', () => {
  expect(DECISIONS.map((file) => Number(file.slice(0, 4)))).toEqual(DECISIONS.map((_, i) => i));
  const [, ...decisions] = DECISIONS;
  for (const file of decisions) {
    const text = readFileSync(path.join(ROOT, 'docs', 'decisions', file), 'utf8');
    expect(text).toMatch(new RegExp(`^# ${file.slice(0, 4)}\\. `));
  }
});

test('every citation of docs/spec names a heading of its page', () => {
  const listed = execFileSync('git', ['ls-files', 'packages', 'bench', 'e2e', 'scripts'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const sources = listed.split('\n').filter((file) => /(?<!docs\.test)\.tsx?$/.test(file));
  const unknown = sources
    .filter((file) => existsSync(path.join(ROOT, file)))
    .flatMap((file) => {
      const text = readFileSync(path.join(ROOT, file), 'utf8').replaceAll(/\s+(\*|\/\/)?\s*/g, ' ');
      return [...text.matchAll(/docs\/spec\/([\w-]+\.md)(?:, "([^"]+)")?/g)]
        .filter(([, page = '', heading]) => {
          if (!SPEC.includes(page)) return true;
          const content = readFileSync(path.join(ROOT, 'docs', 'spec', page), 'utf8');
          return heading !== undefined && !content.split('\n').includes(`## ${heading}`);
        })
        .map(([citation]) => `${file}: ${citation}`);
    });
  expect(unknown).toEqual([]);
});

/** Returns the rows of a section's table, without its header. */
function rowsOf(section: string): string[][] {
  const text = readFileSync(path.join(ROOT, COVERAGE), 'utf8');
  const [, body = ''] = text.split(`\n## ${section}\n`);
  const lines = (body.split('\n## ')[0] ?? '').split('\n').filter((line) => line.trim() !== '');
  expect(lines.filter((line) => !line.startsWith('|'))).toEqual([]);
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

test.for(['Document 1', 'Document 2', 'Decisions'])(
  'each sentence of %s has its place and a test that shows it',
  (section) => {
    const rows = rowsOf(section);
    expect(rows.length).toBeGreaterThan(50);
    const faulty = rows.filter(
      (row) =>
        row.length !== 3 ||
        row.includes('') ||
        !row[2]!
          .split(', ')
          .every((file) =>
            /^`(packages|e2e|scripts|bench)\/[\w./-]+\.(test|spec)\.tsx?`$/.test(file),
          ),
    );
    expect(faulty).toEqual([]);
    const sentences = rows.map(([sentence, place]) => `${place}: ${sentence}`);
    expect(sentences).toEqual([...new Set(sentences)]);
  },
);
