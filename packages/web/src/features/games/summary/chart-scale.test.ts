import { expect, test } from 'vitest';

import { mergeRollResponse } from '../play/merge-roll-response.ts';
import { aRollResponse, anEvent, aGameDto } from '../testing/a-game-dto.ts';
import { homeChances, chartScale, eventAtPosition, halfSpans, inningSpans } from './chart-scale.ts';
import { buildGameWinProbability } from './game-win-probability.ts';

const line = buildGameWinProbability(
  mergeRollResponse(
    aGameDto(),
    aRollResponse([
      anEvent(1, { ipOuts: 3 }),
      anEvent(2, { ipOuts: 5 }),
      anEvent(3, { ipOuts: 6 }),
      anEvent(4, { ipOuts: 7 }),
    ]),
  )!,
);
const scale = chartScale(324, 4);

test('the line has a place before the first pitch and one after each event', () => {
  expect(homeChances(line)).toHaveLength(5);
  expect([0, 1, 2, 3, 4].map(scale.x)).toEqual([12, 87, 162, 237, 312]);
});

test('a finger finds the nearest event, and never one that is not there', () => {
  expect([-40, 12, 90, 200, 999].map((at) => eventAtPosition(at, scale, 4))).toEqual([
    0, 0, 1, 3, 4,
  ]);
});

test('in a game under way it finds no event that is still to come', () => {
  const under = chartScale(324, 8);
  expect([87, 162, 300].map((at) => eventAtPosition(at, under, 4))).toEqual([2, 4, 4]);
});

test('the home side is at the top, the visitors at the bottom, above the innings', () => {
  expect(scale.y(1)).toBeLessThan(scale.y(0.5));
  expect(scale.y(0)).toBeLessThan(scale.stripTop);
});

test('innings and halves lie side by side', () => {
  expect(inningSpans(line, scale)).toEqual([
    { inning: 1, from: 12, to: 237 },
    { inning: 2, from: 237, to: 312 },
  ]);
  expect(halfSpans(line, scale).map(({ half, from, to }) => [half, from, to])).toEqual([
    [0, 12, 87],
    [1, 87, 237],
    [2, 237, 312],
  ]);
});

test('a game without events is drawn, too', () => {
  expect(chartScale(324, 0).x(0)).toBe(12);
});
