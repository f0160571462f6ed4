import { expect, test } from 'vitest';

import { foldName } from './fold-name.ts';
import { listInWords } from './list-in-words.ts';
import { CARD_GRID_ROLES } from './virtual/card-grid-roles.ts';
import { TABLE_ROLES } from './virtual/table-roles.ts';

test('a name is found however its letters are typed', () => {
  const typed: readonly (readonly [string, string])[] = [
    ['José NÚÑEZ', 'jose nunez'],
    ['Søren', 'soren'],
    ['Łukasz', 'lukasz'],
    ['Đorđe', 'dorde'],
    ['Guðmundur', 'gudmundur'],
    ['Þór', 'thor'],
    ['Weiß', 'weiss'],
    ['Cæsar', 'caesar'],
    ['Œuvre', 'oeuvre'],
    ['Yıldız', 'yildiz'],
    ['O’Day and O‘Day', "o'day and o'day"],
    ['Mighty Casey', 'mighty casey'],
  ];
  for (const [name, folded] of typed) expect(foldName(name)).toBe(folded);
});

test('a list reads as people say it', () => {
  expect(listInWords([])).toBe('');
  expect(listInWords(['$888'])).toBe('$888');
  expect(listInWords(['$888', '2 packs'])).toBe('$888 and 2 packs');
  expect(listInWords(['$888', '2 packs', 'a card'])).toBe('$888, 2 packs and a card');
});

test('a screen reader hears a table and a list, whatever boxes draw them', () => {
  expect(Object.values(TABLE_ROLES).map(({ role }) => role)).toEqual([
    'table',
    'rowgroup',
    'row',
    'columnheader',
    'cell',
  ]);
  expect(Object.values(CARD_GRID_ROLES).map(({ role }) => role)).toEqual([
    'list',
    'presentation',
    'listitem',
  ]);
});
