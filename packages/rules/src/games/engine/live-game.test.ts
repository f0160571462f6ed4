import { expect, test } from 'vitest';
import { SeededDice } from '../../fairness/seeded-dice.ts';
import { randomGameSetup } from '../../testing/random-game.ts';
import type { GameState } from '../state.ts';
import { roll } from './command-handlers.ts';
import { LiveGame } from './live-game.ts';
import { newGame } from './new-game.ts';

test('a game put down and taken up again is the same', () => {
  const setup = randomGameSetup(7);
  let state: GameState = newGame(setup);
  while (!state.final) {
    const live = new LiveGame(setup, state, new SeededDice(state.eventNumber), {
      events: false,
      automatic: true,
    });
    expect(live.state()).toEqual(state);
    roll(live);
    const stored = JSON.stringify(live.state());
    state = JSON.parse(stored) as GameState;
  }
});

test('dice are drawn within an event only', () => {
  const setup = randomGameSetup(7);
  const live = new LiveGame(setup, newGame(setup), new SeededDice(1), {
    events: false,
    automatic: true,
  });
  expect(() => live.draw('ball')).toThrow('within an event only');
});
