import { expect, test } from 'vitest';
import type { PitcherCell } from '../../cards/card.ts';
import { aGame, play } from '../../testing/a-game.ts';
import { loadedDice } from '../../testing/loaded-dice.ts';
import { aBatter } from '../../testing/player-builders.ts';

const outfield = loadedDice({ ball: 0.7 });

test.each([
  ['H1', 0],
  ['H2', 1],
  ['H3', 2],
] as const)('%s puts the batter on that base and counts a hit', (result, base) => {
  const { state, event } = play(aGame().batting(result).build(), outfield);
  expect(state.bases[base]).toBe(0);
  expect(state.visitors.hits).toBe(1);
  expect(event).toMatchObject({ resultType: result, origResultType: result, outs: 0, runs: 0 });
});

test('a home run with two on scores three', () => {
  const { state, event } = play(aGame().onFirst().onThird().batting('HR').build(), outfield);
  expect(state.visitors).toMatchObject({ runs: 3, hits: 1, inningRuns: [3] });
  expect(state.bases).toEqual([-1, -1, -1]);
  expect(event).toMatchObject({ runs: 3, rbi: 3, visitingScore: 3 });
});

test('a strikeout is an out and no hit', () => {
  const { state, event } = play(aGame().onFirst().batting('SO').build(), loadedDice());
  expect(state.ipOuts).toBe(1);
  expect(state.bases).toEqual([6, -1, -1]);
  expect(event).toMatchObject({ resultType: 'SO', outs: 1, outKind: null, ballAngle: null });
});

test('a walk moves only those who are forced', () => {
  const { state } = play(aGame().onFirst().onThird().batting('BB').build(), loadedDice());
  expect(state.bases).toEqual([0, 6, 8]);
  expect(state.visitors).toMatchObject({ runs: 0, hits: 0 });
});

test('a walk with the bases loaded brings in a run', () => {
  const game = aGame().onFirst().onSecond().onThird().batting('BB').build();
  const { state, event } = play(game, loadedDice());
  expect(state.bases).toEqual([0, 6, 7]);
  expect(event).toMatchObject({ runs: 1, rbi: 1 });
});

test('the sum of the batter’s dice picks the cell', () => {
  const base = ['HR', 'OO', 'OO', 'OO', 'OO', 'BB', 'OO', 'OO', 'OO', 'OO', 'H3'] as const;
  const { dice } = aBatter();
  const game = aGame()
    .batting('OO', { dice: { ...dice, base } })
    .build();
  expect(play(game, loadedDice({ batter: [1, 1], ball: 0.7 })).event.resultType).toBe('HR');
  expect(play(game, loadedDice({ batter: [2, 5] })).event.resultType).toBe('BB');
  expect(play(game, loadedDice({ batter: [6, 6], ball: 0.7 })).event.resultType).toBe('H3');
});

test('X rolls again on the extra table', () => {
  const base = Array.from({ length: 11 }, () => 'X' as const);
  const extra = ['OO', 'OO', 'H2', 'OO', 'OO', 'OO', 'OO', 'OO', 'OO', 'OO', 'OO'] as const;
  const game = aGame().batting('OO', { dice: { base, extra } }).build();
  const { event } = play(game, loadedDice({ batter: [3, 4], extra: [1, 3], ball: 0.5 }));
  expect(event).toMatchObject({
    resultType: 'H2',
    diceResultH: 7,
    diceResultX: 4,
    batterDice: [3, 4],
    extraDice: [1, 3],
  });
});

test('without an X the extra dice are not thrown', () => {
  const { event } = play(aGame().batting('BB').build(), loadedDice({ pitcher: [2, 6] }));
  expect(event).toMatchObject({ diceResultX: null, extraDice: null, diceResultP: 8 });
});

test.each([
  ['h9l', 'H2', 'OO'],
  ['h9h', 'OO', 'H1'],
  ['hr9l', 'HR', 'OO'],
  ['hr9h', 'H2', 'HR'],
  ['bb9l', 'BB', 'OO'],
  ['bb9h', 'OO', 'BB'],
  ['k9h', 'OO', 'SO'],
  ['k9l', 'SO', 'OO'],
] as const)('the cell %s of a rested pitcher turns %s into %s', (cell, from, to) => {
  const { event } = play(aGame().pitching(cell).batting(from).build(), loadedDice({ ball: 0.95 }));
  expect(event).toMatchObject({ origResultType: from, resultType: to, pitchResultType: cell });
});

test.each([
  ['h9l', 'BB'],
  ['k9h', 'SO'],
  [null, 'H1'],
] as const)('the cell %s leaves %s alone and is not named', (cell: PitcherCell, result) => {
  const { event } = play(aGame().pitching(cell).batting(result).build(), outfield);
  expect(event).toMatchObject({
    origResultType: result,
    resultType: result,
    pitchResultType: null,
  });
});

test('the order turns over after the ninth batter', () => {
  const { setup, state } = aGame().batting('BB').build();
  const last = { ...state, visitors: { ...state.visitors, nextPlace: 8 } };
  const { state: after, event } = play({ setup, state: last }, loadedDice({ ball: 0.95 }));
  expect(after.visitors.nextPlace).toBe(0);
  expect(event).toMatchObject({ batter: 8, nextBatter: 0 });
});

test('every number drawn is kept with its event', () => {
  const { event } = play(
    aGame().onFirst().batting('OO').build(),
    loadedDice({ ball: 0.2, 'double play': 0.9 }),
  );
  expect(event.draws).toEqual([
    { label: 'ball', value: 0.2 },
    { label: 'double play', value: 0.9 },
    { label: 'between batters', value: 0.999 },
  ]);
});
