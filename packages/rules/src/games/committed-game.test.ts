import { expect, test } from 'vitest';
import { committedDice } from '../fairness/committed-dice.ts';
import type { DiceSource } from '../fairness/dice.ts';
import { randomGameSetup } from '../testing/random-game.ts';
import { findInvariantViolations } from '../testing/game-invariants.ts';
import { newGame } from './engine/new-game.ts';
import { playUntil } from './engine/play-until.ts';
import type { GameState } from './state.ts';
import { applyCommand, type TurnResult } from './apply-command.ts';

const source = (clientSeed: string): DiceSource => {
  return committedDice({
    id: '0198c0de-0000-7000-8000-000000000001',
    serverSeed: '11'.repeat(32),
    clientSeed,
  });
};
const CLIENT = '22'.repeat(16);

test('a game with committed dice is worked out again from its seeds, in whatever steps it was played', () => {
  const setup = randomGameSetup(3);
  const whole = playUntil(setup, newGame(setup), 'final', source(CLIENT));
  expect(findInvariantViolations(setup, whole.state, whole.events)).toEqual([]);

  const half = playUntil(setup, newGame(setup), 'half', source(CLIENT));
  const rest = playUntil(setup, half.state, 'final', source(CLIENT));
  expect([...half.events, ...rest.events]).toEqual(whole.events);
  expect(rest.state).toEqual(whole.state);
});

test('every turn can be worked out alone, from the state before it', () => {
  const setup = randomGameSetup(4);
  const turns: { before: GameState; turn: TurnResult }[] = [];
  let state = newGame(setup);
  while (!state.final) {
    const turn = applyCommand(setup, state, { kind: 'roll' }, source(CLIENT));
    if (!turn.ok) throw new Error(turn.code);
    turns.push({ before: state, turn });
    ({ state } = turn);
  }
  for (const { before, turn } of turns.toReversed()) {
    const stored = JSON.parse(JSON.stringify(before)) as GameState;
    expect(applyCommand(setup, stored, { kind: 'roll' }, source(CLIENT))).toEqual(turn);
  }
});

test('another seed of the client’s is another game', () => {
  const setup = randomGameSetup(5);
  const events = (seed: string) => playUntil(setup, newGame(setup), 'final', source(seed)).events;
  expect(events('33'.repeat(16))).not.toEqual(events(CLIENT));
});
