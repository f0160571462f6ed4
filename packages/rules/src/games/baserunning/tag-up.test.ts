import { expect, test } from 'vitest';
import { aGame, play } from '../../testing/a-game.ts';
import { loadedDice } from '../../testing/loaded-dice.ts';

/** Draws of a fly ball (.50 to .76): deep if the rest of the fraction is low. */
const DEEP = 0.51;
const SHALLOW = 0.759;

test('a quick runner on third scores on a deep fly: a sacrifice', () => {
  const game = aGame().outs(1).onThird({ speed: 90 }).batting('OO').build();
  const { state, event } = play(game, loadedDice({ ball: DEEP, 'runner from third': 0.5 }));
  expect(state.visitors.runs).toBe(1);
  expect(event).toMatchObject({ play: 'sacrificeFly', outs: 1, runs: 1, rbi: 1 });
});

test('on a shallow fly the runner stays', () => {
  const game = aGame().outs(1).onThird({ speed: 90 }).batting('OO').build();
  const { state, event } = play(game, loadedDice({ ball: SHALLOW }));
  expect(state.bases).toEqual([-1, -1, 8]);
  expect(event.play).toBeNull();
});

test('a runner thrown out at the plate makes it a double play and no sacrifice', () => {
  const game = aGame().outs(1).onThird().batting('OO').build();
  const { state, event } = play(game, loadedDice({ ball: 0.69, 'runner from third': 0.999 }));
  expect(event).toMatchObject({ play: null, outs: 2, runs: 0 });
  expect(state.ipOuts).toBe(3);
});

test('the runner on second may take third behind the one who tags up', () => {
  const game = aGame().onSecond().onThird().batting('OO').build();
  const { state } = play(
    game,
    loadedDice({ ball: 0.505, 'runner from third': 0.1, 'runner from second': 0.1 }),
  );
  expect(state.bases).toEqual([-1, -1, 7]);
});

test('a player is offered the tag-up and makes it a sacrifice by choice', () => {
  const game = aGame().managedBy('visitors', 'player').onThird().batting('OO').build();
  const fly = play(game, loadedDice({ ball: DEEP }));
  expect(fly.state.pendingChoice).toMatchObject({ kind: 'tag' });
  const sent = play(
    { setup: game.setup, state: fly.state },
    loadedDice({ 'runner from third': 0.1 }),
    { kind: 'choose', runnersAdvancing: '3' },
  );
  expect(sent.event).toMatchObject({
    kind: 'tag',
    managerAction: 'tag',
    play: 'sacrificeFly',
    rbi: 1,
  });
  expect(sent.state.pendingChoice).toBeNull();
});

test('a fly too shallow is not offered', () => {
  const game = aGame().managedBy('visitors', 'player').onThird().batting('OO').build();
  expect(play(game, loadedDice({ ball: SHALLOW })).state.pendingChoice).toBeNull();
});
