import { expect, test } from 'vitest';
import { SeededDice } from '../../fairness/seeded-dice.ts';
import { randomGameSetup } from '../../testing/random-game.ts';
import { newGame } from './new-game.ts';
import { playUntil } from './play-until.ts';
import { inningOf } from '../state.ts';
import { aGame, play } from '../../testing/a-game.ts';
import { loadedDice } from '../../testing/loaded-dice.ts';

test('half an inning ends with its third out', () => {
  const setup = randomGameSetup(7);
  const { state, events } = playUntil(setup, newGame(setup), 'half', new SeededDice(7));
  expect(state.ipOuts).toBe(3);
  expect(events.at(-1)?.ipOuts).toBe(3);
  expect(
    events.every(({ batting, kind }) => batting === 'visitors' || kind === 'substitution'),
  ).toBe(true);
});

test('half by half is the whole game', () => {
  const setup = randomGameSetup(8, 'player');
  const whole = playUntil(setup, newGame(setup), 'final', new SeededDice(8));
  const dice = new SeededDice(8);
  let state = newGame(setup);
  while (!state.final) ({ state } = playUntil(setup, state, 'half', dice));
  expect(state).toEqual(whole.state);
  expect(inningOf(state)).toBeGreaterThanOrEqual(9);
});

test('a final game stays as it is', () => {
  const setup = randomGameSetup(9);
  const { state } = playUntil(setup, newGame(setup), 'final', new SeededDice(9));
  expect(playUntil(setup, state, 'final', new SeededDice(9))).toEqual({ state, events: [] });
});

test('a choice left open is made by the computer first', () => {
  const game = aGame().managedBy('visitors', 'player').outs(2).onSecond().batting('H1').build();
  const { state } = play(game, loadedDice({ ball: 0.1 }));
  const { events } = playUntil(game.setup, state, 'half', new SeededDice(10));
  expect(events[0]).toMatchObject({ kind: 'advance', batter: 0 });
  expect(events[0]?.moves[0]).toMatchObject({ runner: 7, from: 3, to: 4 });
});
