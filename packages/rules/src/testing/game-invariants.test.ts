import { expect, test } from 'vitest';
import { SeededDice } from '../fairness/seeded-dice.ts';
import type { GameEvent } from '../games/event.ts';
import { newGame } from '../games/engine/new-game.ts';
import { playUntil } from '../games/engine/play-until.ts';
import { randomGameSetup } from './random-game.ts';
import { findInvariantViolations } from './game-invariants.ts';

const setup = randomGameSetup(5);
const { state, events } = playUntil(setup, newGame(setup), 'final', new SeededDice(5));

/** Returns the faults found after a change of the first event that matches. */
const faultsWith = (matches: (event: GameEvent) => boolean, change: Partial<GameEvent>) => {
  const index = events.findIndex(matches);
  expect(index).toBeGreaterThanOrEqual(0);
  return findInvariantViolations(
    setup,
    state,
    events.with(index, { ...(events[index] as GameEvent), ...change }),
  );
};

test('a real game has no faults', () => {
  expect(findInvariantViolations(setup, state, events)).toEqual([]);
});

test.each<[string, (event: GameEvent) => boolean, Partial<GameEvent>]>([
  ['a run that nobody scored', ({ runs }) => runs === 0, { runs: 1 }],
  ['an out that nobody made', ({ outs }) => outs === 0, { outs: 1 }],
  ['a runner who vanished from base', ({ first }) => first !== null, { first: null }],
  ['a hit that the book lacks', ({ resultType }) => resultType === 'H1', { resultType: 'OO' }],
  ['a run batted in too many', ({ rbi }) => rbi === 0, { rbi: 1 }],
  [
    'a run that is earned after all, and never scored',
    ({ runs }) => runs === 0,
    { earnedAfterAll: [{ runner: 0, pitcher: 9 }] },
  ],
  ['an early end', ({ final }) => final, { final: false }],
])('%s is found', (_what, fits, change) => {
  expect(faultsWith(fits, change)).not.toEqual([]);
});

test('a player who comes back is found', () => {
  const index = events.findIndex(({ notes }) => notes.length > 0);
  const change = events[index] as GameEvent;
  const [gone, came] = change.notes;
  if (!gone || !came) throw new Error('No substitution in this game');
  const back = [
    { ...gone, player: came.player },
    { ...came, player: gone.player },
  ];
  const doctored = events.with(index + 1, { ...(events[index + 1] as GameEvent), notes: back });
  expect(findInvariantViolations(setup, state, doctored)).not.toEqual([]);
});
