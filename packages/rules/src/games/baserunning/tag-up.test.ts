import { expect, test } from 'vitest';
import { aGame, play } from '../../testing/a-game.ts';
import { loadedDice } from '../../testing/loaded-dice.ts';
import { SURE_TO_SCORE } from './batter-on-throw.ts';

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

/** The user's choices after a fly, as the bases of those who go. */
const choices = (game: ReturnType<typeof aGame>, ball: number) =>
  play(
    game.managedBy('visitors', 'player').batting('OO').build(),
    loadedDice({ ball }),
  ).state.pendingChoice?.options.map(({ runnersAdvancing }) => runnersAdvancing);
const DEEPEST = 0.5001;

test('a runner on first tags up on the deepest flies only', () => {
  expect(choices(aGame().onFirst(), DEEPEST)).toEqual(['1', null]);
  expect(choices(aGame().onFirst(), 0.54)).toBeUndefined();
  expect(choices(aGame().outs(1).onFirst(), DEEPEST)).toEqual(['1', null]);
  expect(choices(aGame().outs(2).onFirst(), DEEPEST)).toBeUndefined();
});

test('a liner, however deep, lets nobody tag up from first', () => {
  expect(choices(aGame().onFirst(), 0.7601)).toBeUndefined();
});

test('behind a runner on second, the one on first goes with them only', () => {
  expect(choices(aGame().onFirst().onSecond(), DEEPEST)).toEqual(['2', '1,2', null]);
  expect(choices(aGame().onFirst().onSecond().onThird(), DEEPEST)).toEqual([
    '3',
    '2,3',
    '1,2,3',
    null,
  ]);
  expect(choices(aGame().onFirst().onThird(), DEEPEST)).toEqual(['3', '1', '1,3', null]);
});

test('behind a throw home on a fly nobody moves who was not sent', () => {
  const game = aGame().managedBy('visitors', 'player').onFirst().onThird().batting('OO').build();
  const { state } = play(game, loadedDice({ ball: 0.71 }));
  const sent = play({ setup: game.setup, state }, loadedDice({ 'runner from third': 0 }), {
    kind: 'choose',
    runnersAdvancing: '3',
  });
  expect(state.pendingChoice?.safeChances[2]).toBeLessThan(SURE_TO_SCORE);
  expect(sent.state.bases).toEqual([6, -1, -1]);
});

test('a tag-up from first is a base, and no sacrifice', () => {
  const game = aGame().managedBy('visitors', 'player').onFirst().batting('OO').build();
  const { state } = play(game, loadedDice({ ball: 0.51 }));
  const send = (drawn: number) =>
    play({ setup: game.setup, state }, loadedDice({ 'runner from first': drawn }), {
      kind: 'choose',
      runnersAdvancing: '1',
    });
  expect(send(0).state.bases).toEqual([-1, 6, -1]);
  expect(send(0).event).toMatchObject({ kind: 'tag', play: null, outs: 0, rbi: 0 });
  expect(send(0.999).event).toMatchObject({ kind: 'tag', outs: 1 });
});

test('a fly too shallow is not offered', () => {
  const game = aGame().managedBy('visitors', 'player').onThird().batting('OO').build();
  expect(play(game, loadedDice({ ball: SHALLOW })).state.pendingChoice).toBeNull();
});
