import { expect, test } from 'vitest';

import { cardAt, collectionDataOf } from './collection-data.ts';
import { formatCsv, formatJson } from './export-collection.ts';
import { aUserCard } from './testing/a-user-card.ts';

const exported = (facts: Parameters<typeof aUserCard>[0]) =>
  cardAt(collectionDataOf([aUserCard(facts)]), 0);

const traded = exported({
  name: encodeURIComponent('José "Joe" Núñez'),
  teamNameID: 'BOS,NYA',
  amount: 2,
});

test('a CSV has the documented columns first, quotes what would break a row, and keeps accents', () => {
  expect(formatCsv([traded])).toBe(
    '\uFEFFName,Year,Type,Team,Pos,Rating,Quantity,Tier,Club,Variant,CardID\r\n' +
      '"José ""Joe"" Núñez",1950,Batter,"BOS,NYA",SS,60,2,bronze,Boston Bees,1950-base,19500001\r\n',
  );
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx'])(
  'a name that is the formula %j is defused',
  (name) => {
    const [, row] = formatCsv([exported({ name: encodeURIComponent(name) })]).split('\r\n');
    expect(row).toMatch(/^'/);
  },
);

test('JSON is a list with the field names of the API and plain names', () => {
  expect(JSON.parse(formatJson([traded]))).toMatchObject([
    { cardID: 19_500_001, name: 'José "Joe" Núñez', rating: 60, amount: 2, tier: 'bronze' },
  ]);
  expect(JSON.parse(formatJson([]))).toEqual([]);
});
