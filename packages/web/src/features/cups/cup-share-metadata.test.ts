import { expect, test } from 'vitest';

import { cupShareMetadata } from './cup-share-metadata.ts';
import { anOpenCup, CUP_ID } from './testing/a-cup.ts';

const described = (differences: Parameters<typeof anOpenCup>[0]) =>
  cupShareMetadata([{}, anOpenCup(differences)])!.description;

test('a link to a cup tells its name, its rule, and how it stands', () => {
  expect(cupShareMetadata([null, anOpenCup()])).toMatchObject({
    title: 'Friday Cup: open',
    path: `/cups/${CUP_ID}`,
  });
  expect(described({})).toMatch(/Any team that can play may enter\. 3 of 32 places are taken\.$/);
  expect(described({ state: 'running' })).toContain('It is being played.');
  expect(described({ state: 'cancelled' })).toContain('It was cancelled.');
  const winner = { User: { username: 'kelly' }, team: 'Mudville' };
  expect(described({ state: 'over', winner })).toMatch(/Mudville.? has won it\.$/);
  expect(described({ state: 'over', winner: null })).toContain('It is over.');
});

test('a page without a cup tells nothing', () => {
  expect(cupShareMetadata([null, {}, 'cup'])).toBeNull();
});
