import type { BoxScoreRow } from '@pennant/contract/game-summary';
import { expect, test } from 'vitest';

import { boxScoreLines, positionText, positionTitle } from './box-score-lines.ts';

const aRow = (over: Partial<BoxScoreRow>): BoxScoreRow => ({
  gameLineupID: 'game.v00',
  cardID: 1,
  name: 'Joe',
  order: 1,
  position: 'C',
  positions: ['C'],
  type: 'Batter',
  ab: 4,
  ipOuts: 0,
  h1: 1,
  h2: 0,
  h3: 0,
  hr: 0,
  r: 0,
  rbi: 0,
  bb: 0,
  so: 0,
  sb: 0,
  cs: 0,
  wpa: 0,
  er: 0,
  e: 0,
  decision: null,
  ...over,
});
const pitcher = (over: Partial<BoxScoreRow>) =>
  aRow({ type: 'Pitcher', order: null, position: 'P', positions: ['P'], ab: 0, h1: 0, ...over });

test('a side has its totals at bat below the batters, and on the mound below the pitchers', () => {
  const lines = boxScoreLines([
    aRow({ ab: 4, r: 2, rbi: 1, hr: 1 }),
    aRow({ ab: 3, r: 1, order: 2 }),
    pitcher({ ipOuts: 20, r: 3, er: 2, so: 6 }),
    pitcher({ ipOuts: 7, r: 1, er: 0, so: 2 }),
  ]);
  expect(lines.map(({ player, type }) => [player === null, type])).toEqual([
    [false, 'Batter'],
    [false, 'Batter'],
    [true, 'Batter'],
    [false, 'Pitcher'],
    [false, 'Pitcher'],
    [true, 'Pitcher'],
  ]);
  expect(lines[2]).toMatchObject({ ab: 7, h1: 2, hr: 1, r: 3, rbi: 1 });
  expect(lines[5]).toMatchObject({ ipOuts: 27, r: 4, er: 2, so: 8 });
});

test('who came in stands below whom they replaced, set in', () => {
  const lines = boxScoreLines([aRow({ order: 1 }), aRow({ order: 1 }), aRow({ order: 2 })]);
  expect(lines.map(({ isSubstitute }) => isSubstitute)).toEqual([false, true, false, false, false]);
});

test('relievers are no substitutes in the order', () => {
  const lines = boxScoreLines([pitcher({}), pitcher({})]);
  expect(lines.some(({ isSubstitute }) => isSubstitute)).toBe(false);
});

test('positions stand as a scorer writes them, and in words where they are letters', () => {
  const pinchHitter = aRow({ position: '1B', positions: ['PH', '1B'] });
  expect(positionText(pinchHitter)).toBe('PH-1B');
  expect(positionTitle(pinchHitter)).toBe('pinch hitter, then 1B');
  expect(positionTitle(aRow({}))).toBeNull();
  expect(positionText({ position: 'SS' }), 'a response of before').toBe('SS');
});
