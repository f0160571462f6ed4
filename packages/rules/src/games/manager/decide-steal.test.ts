import { expect, test } from 'vitest';
import { aGame, play } from '../../testing/a-game.ts';
import { loadedDice } from '../../testing/loaded-dice.ts';

const fast = { speed: 98, stealAttemptRate: 0.5, stealSuccessRate: 0.8 };
const slow = { speed: 20, stealAttemptRate: 0.5, stealSuccessRate: 0.8 };
const dice = (drawn: number) => loadedDice({ 'between batters': drawn, steal: 0.1 });

test('a fast runner on second with third open goes seldom, as often as in their season', () => {
  const game = () => aGame().rates('record').onSecond(fast).batting('SO').build();
  expect(play(game(), dice(0.086)).events.map(({ kind }) => kind)).toContain('steal');
  expect(play(game(), dice(0.088)).events).toHaveLength(1);
});

test('a fast runner on first goes as often as in their season', () => {
  const game = () => aGame().onFirst(fast).batting('SO').build();
  const { events, state } = play(game(), dice(0.506));
  expect(events[1]).toMatchObject({ kind: 'steal', sb: 1, managerAction: 'steal' });
  expect(state.bases).toEqual([-1, 6, -1]);
  expect(play(game(), dice(0.507)).events).toHaveLength(1);
});

test('by design a slow runner stays, since it costs runs; at the rates of the record they go', () => {
  expect(play(aGame().onFirst(slow).batting('SO').build(), dice(0.02)).events).toHaveLength(1);
  const record = aGame().rates('record').onFirst(slow).batting('SO').build();
  expect(play(record, dice(0.02)).events[1]?.kind).toBe('steal');
});

test('with second occupied the runner on first stays', () => {
  const game = aGame().onFirst(fast).onSecond(slow).batting('SO').build();
  expect(play(game, dice(0.02)).events).toHaveLength(1);
});

test('a player calls their own steals', () => {
  const game = aGame().managedBy('visitors', 'player').onFirst(fast).batting('SO').build();
  expect(play(game, dice(0.02)).events).toHaveLength(1);
});

test('late in a tight game the runner goes whenever it raises the chance to win much', () => {
  const steals = (score: number) =>
    play(
      aGame().inning(9, 'top').score(0, score).onFirst(fast).batting('SO').build(),
      dice(0.9),
    ).events.some(({ kind }) => kind === 'steal');
  expect(steals(0)).toBe(true);
  expect(steals(3)).toBe(false);
});
