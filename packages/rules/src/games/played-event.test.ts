import { expect, test } from 'vitest';
import { SeededDice } from '../fairness/seeded-dice.ts';
import { randomGameSetup } from '../testing/random-game.ts';
import type { GameEvent } from './event.ts';
import { LiveGame } from './engine/live-game.ts';
import { newGame } from './engine/new-game.ts';
import { roll } from './engine/command-handlers.ts';
import { plainEvents } from './played-event.ts';
import type { GameState } from './state.ts';

/** Games of all kinds, with every event as recorded by the engine and as plain data. */
const played = Array.from({ length: 40 }, (_, seed) => {
  const setup = randomGameSetup(seed);
  const live = new LiveGame(setup, newGame(setup), new SeededDice(seed), {
    events: true,
    automatic: true,
  });
  while (!live.final) roll(live);
  return { live, packed: live.events ?? [], plain: plainEvents(live) };
});

test('a packed event says the same as the plain one, field by field', () => {
  for (const { packed, plain } of played) {
    plain.forEach((event, index) => {
      for (const field of Object.keys(event) as (keyof GameEvent)[]) {
        expect(packed[index]?.[field]).toEqual(event[field]);
      }
    });
  }
});

test('a packed event is stored and sent as the plain one', () => {
  for (const { packed, plain } of played) {
    expect(JSON.stringify(packed)).toBe(JSON.stringify(plain));
  }
});

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
