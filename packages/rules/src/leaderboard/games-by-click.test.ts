import { expect, test } from 'vitest';
import { countsOnBoards, isPlayedByClick } from './games-by-click.ts';

test('a game is played by click where under half of its rolls were asked for one by one', () => {
  expect(isPlayedByClick({ rolls: 80, singleRolls: 0 })).toBe(true);
  expect(isPlayedByClick({ rolls: 80, singleRolls: 39 })).toBe(true);
  expect(isPlayedByClick({ rolls: 80, singleRolls: 40 })).toBe(false);
  expect(isPlayedByClick({ rolls: 81, singleRolls: 40 })).toBe(true);
  expect(isPlayedByClick({ rolls: 81, singleRolls: 81 })).toBe(false);
});

test('twenty games by click count on the boards in a day, and every game that was rolled', () => {
  expect(countsOnBoards(20)).toBe(true);
  expect(countsOnBoards(21)).toBe(false);
  expect(countsOnBoards(null)).toBe(true);
});
