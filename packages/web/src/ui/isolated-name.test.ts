import { expect, test } from 'vitest';

import { isolateName, isolateNamesIn } from './isolated-name.ts';

test('a name in Hebrew or Arabic keeps to itself: the score after it stays after it', () => {
  const hebrew = '\u05d0\u05e8\u05d9\u05d5\u05ea';
  const arabic = 'FC \u0646\u0633\u0648\u0631 2';
  expect(`${isolateName(hebrew)} 5`).toBe(`\u2068${hebrew}\u2069 5`);
  expect(isolateName(arabic)).toBe(`\u2068${arabic}\u2069`);
});

test('every other name is written as its user wrote it', () => {
  for (const name of ['1906 Chicago Cubs', '\u041b\u044c\u0432\u044b', '\u864e', 'Los Ni\u00f1os'])
    expect(isolateName(name)).toBe(name);
});

test('a sentence of the server keeps its order around a name in Hebrew or Arabic', () => {
  const hebrew = '\u05d0\u05e8\u05d9\u05d5\u05ea';
  const text = `${hebrew} won 11-1.`;
  expect(isolateNamesIn(text, ['$& Sox', hebrew])).toBe(`\u2068${hebrew}\u2069 won 11-1.`);
  expect(isolateNamesIn('$& Sox won 11-1.', ['$& Sox', hebrew])).toBe('$& Sox won 11-1.');
});
