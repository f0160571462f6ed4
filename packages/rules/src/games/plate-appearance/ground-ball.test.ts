import { expect, test } from 'vitest';
import { aGame, play } from '../../testing/a-game.ts';
import { loadedDice, type Load } from '../../testing/loaded-dice.ts';

const grounder = (load: Load) => loadedDice({ ball: 0.2, ...load });

test('with nobody on the batter is out at first', () => {
  const { state, event } = play(aGame().batting('OO').build(), grounder({}));
  expect(state.ipOuts).toBe(1);
  expect(event).toMatchObject({ outKind: 'ground', play: null, outs: 1 });
  expect(event.moves).toEqual([{ runner: 0, from: 0, to: 1, out: true }]);
});

test.each([
  [30, 0.47],
  [50, 0.39],
  [80, 0.3],
])('a batter of speed %i grounds into a double play at %f', (speed, drawn) => {
  const game = aGame().onFirst().batting('OO', { speed }).build();
  const { state, event } = play(game, grounder({ 'double play': drawn }));
  expect(event).toMatchObject({ play: 'doublePlay', outs: 2 });
  expect(state.ipOuts).toBe(2);
  expect(state.bases).toEqual([-1, -1, -1]);
});

test('a fast batter beats the relay that doubles a slow one', () => {
  const { event } = play(
    aGame().onFirst().batting('OO', { speed: 80 }).build(),
    grounder({ 'double play': 0.39 }),
  );
  expect(event).toMatchObject({ play: 'force', outs: 1 });
});

test('with nobody out a run scores behind a double play, but nobody bats it in', () => {
  const game = aGame().onFirst().onThird().batting('OO').build();
  const { event } = play(game, grounder({ 'double play': 0.1 }));
  expect(event).toMatchObject({ play: 'doublePlay', runs: 1, rbi: 0 });
});

test('with one out the double play ends the inning before the run', () => {
  const game = aGame().outs(1).onFirst().onThird().batting('OO').build();
  const { state, event } = play(game, grounder({ 'double play': 0.1 }));
  expect(event).toMatchObject({ runs: 0, nextBatting: 'home', first: null, third: null });
  expect(state.ipOuts).toBe(3);
});

test('with two outs there is no double play, only the third out', () => {
  const game = aGame().outs(2).onFirst().onThird().batting('OO').build();
  const { event } = play(game, grounder({}));
  expect(event).toMatchObject({ play: null, outs: 1, runs: 0 });
});

test('a force at second leaves the batter on first', () => {
  const game = aGame().onFirst().onSecond().batting('OO').build();
  const { state, event } = play(game, grounder({ 'double play': 0.5 }));
  expect(event).toMatchObject({ play: 'force', outs: 1 });
  expect(state.bases).toEqual([0, -1, 7]);
});

test('an out at first moves the runner from first up', () => {
  const { state } = play(aGame().onFirst().batting('OO').build(), grounder({ 'double play': 0.9 }));
  expect(state.bases).toEqual([-1, 6, -1]);
});

test.each([
  [0.12, 'out at the plate', { runs: 0, rbi: 0, play: 'fieldersChoice' }, [0, -1, -1]],
  [0.4, 'held', { runs: 0, rbi: 0, play: null }, [-1, -1, 8]],
  [0.62, 'home', { runs: 1, rbi: 1, play: null }, [-1, -1, -1]],
])('with first open, at %f the runner on third is %s', (drawn, _what, event, bases) => {
  const game = aGame().onThird().batting('OO').build();
  const after = play(game, grounder({ 'runner on third': drawn }));
  expect(after.event).toMatchObject({ ...event, outs: 1 });
  expect(after.state.bases).toEqual(bases);
});

test('a runner held on third keeps the one on second', () => {
  const game = aGame().onSecond().onThird().batting('OO').build();
  const { state } = play(game, grounder({ 'runner on third': 0.2 }));
  expect(state.bases).toEqual([-1, 7, 8]);
});

test.each([
  [0.42, [-1, -1, 7]],
  [0.44, [-1, 7, -1]],
])('the runner on second, not forced, goes to third at %f or stays', (drawn, bases) => {
  const game = aGame().onSecond().batting('OO').build();
  expect(play(game, grounder({ 'runner on second': drawn })).state.bases).toEqual(bases);
});

test('with the bases loaded the force is at the plate or all move up', () => {
  const game = aGame().onFirst().onSecond().onThird().batting('OO').build();
  const cut = play(game, grounder({ 'double play': 0.9, 'runner on third': 0.34 }));
  expect(cut.event).toMatchObject({ play: 'fieldersChoice', runs: 0 });
  expect(cut.state.bases).toEqual([0, 6, 7]);
  const through = play(game, grounder({ 'double play': 0.9, 'runner on third': 0.36 }));
  expect(through.event).toMatchObject({ runs: 1, rbi: 1, outs: 1 });
  expect(through.state.bases).toEqual([-1, 6, 7]);
});
