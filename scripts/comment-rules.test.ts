import { expect, test } from 'vitest';
import { findCommentFaults } from './comment-rules.ts';

const faultsOf = (text: string, file = 'a.ts') => findCommentFaults(file, text);

test('a comment line of more than 100 columns is a fault; a line of code is left to the formatter', () => {
  expect(faultsOf(`// ${'x'.repeat(98)}`)).toEqual([
    { line: 1, fault: '101 columns, at most 100' },
  ]);
  expect(faultsOf(`// ${'x'.repeat(97)}`)).toEqual([]);
  expect(faultsOf(`const text = '${'x'.repeat(120)}';`)).toEqual([]);
});

test.each(['he', 'him', 'His', 'himself', 'man', 'men', 'whom', 'answers'])(
  'the word %s is not used in a comment',
  (word) => {
    expect(faultsOf(`/** Returns what ${word} holds. */`)).toHaveLength(1);
    expect(faultsOf(`const a = 1; // ${word}`)).toHaveLength(1);
    expect(faultsOf(`  {/* ${word} */}`)).toHaveLength(1);
    expect(faultsOf(`create table a (); -- ${word}`, 'a.sql')).toHaveLength(1);
    expect(faultsOf(`# ${word}`, 'a.py')).toHaveLength(1);
  },
);

test('words that only contain a banned one, code and strings are no faults', () => {
  expect(faultsOf('// the batter, then the manager: Mendel answered')).toEqual([]);
  expect(faultsOf("const text = 'he told them';")).toEqual([]);
});

test('what the documents demand is cited by a page of this repository', () => {
  expect(faultsOf('/** Level thresholds (document 1, section 9). */')).toHaveLength(1);
  expect(
    faultsOf('/** (docs/spec/accounts-packs-cards.md, "Business constants and limits") */'),
  ).toEqual([]);
});
