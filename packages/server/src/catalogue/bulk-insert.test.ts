import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aDatabase } from '../testing/a-database.ts';
import { clubID } from './club-id.ts';
import { toColumnLiterals, buildInsertStatement } from './bulk-insert.ts';
import type { Column } from './bulk-insert.ts';
import { seasonGenerationOrder } from './season-generation-order.ts';

test('whatever a text holds, it comes back from the database as it was', async () => {
  const database = await aDatabase();
  await database.sql('create table kept (place integer, text text, sure boolean)');
  type Item = { place: number; text: string | null; sure: boolean };
  const columns: Column<Item>[] = [
    { name: 'place', type: 'integer', value: (item) => item.place },
    { name: 'text', type: 'text', value: (item) => item.text },
    { name: 'sure', type: 'boolean', value: (item) => item.sure },
  ];
  const text = fc.string({ unit: 'grapheme' }).filter((s) => !s.includes('\0'));
  const tricky = fc.constantFrom('', 'null', 'NULL', '{}', '"', '\\', 'a,b', ' x ', "O'Dell", '}{');
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.oneof(text, tricky, fc.constant(null)), fc.boolean())),
      async (pairs) => {
        const items = pairs.map(([value, sure], place) => ({ place, text: value, sure }));
        await database.sql('truncate kept');
        await database.sql(buildInsertStatement('kept', columns), [
          toColumnLiterals(columns, items),
        ]);
        expect(await database.sql('select * from kept order by place')).toEqual(items);
      },
    ),
    { numRuns: 60 },
  );
});

test('the id of a club season is a UUID, its own, and the same every time', () => {
  expect(clubID(1927, 'NYA')).toBe(clubID(1927, 'NYA'));
  expect(clubID(1927, 'NYA')).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  const ids = [1926, 1927].flatMap((year) => ['NYA', 'NYN'].map((team) => clubID(year, team)));
  expect(new Set(ids).size).toBe(4);
});

test('the newest seasons are made first, then those of famous clubs, then the rest', () => {
  const famous = [
    { year: 1902, team: 'AAA' },
    { year: 1905, team: 'BBB' },
    { year: 1909, team: 'CCC' },
  ];
  const years = Array.from({ length: 10 }, (_, i) => 1900 + i);
  expect(seasonGenerationOrder(years, famous)).toEqual([
    1909, 1908, 1907, 1905, 1902, 1906, 1904, 1903, 1901, 1900,
  ]);
});

test('once the program is usable, the seasons of the first campaigns go before all others', () => {
  const years = Array.from({ length: 153 }, (_, i) => 1871 + i);
  const famous = [2019, 1995, 1960, 1902, 1885, 1871].map((year) => ({ year, team: 'AAA' }));
  const order = seasonGenerationOrder(years, famous);
  expect(order.slice(0, 6)).toEqual([2023, 2022, 2021, 2019, 1995, 1960]);
  expect(order.slice(6, 15)).toEqual([1871, 1872, 1880, 1892, 1889, 1896, 1902, 1914, 1917]);
  expect(order.slice(15, 18)).toEqual([1885, 2020, 2018]);
  expect(order.toSorted((a, b) => a - b)).toEqual(years);
});
