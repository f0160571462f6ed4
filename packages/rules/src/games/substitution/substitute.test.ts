import { expect, test } from 'vitest';
import { aGame, play } from '../../testing/a-game.ts';
import { loadedDice } from '../../testing/loaded-dice.ts';
import { applyCommand } from '../apply-command.ts';
import { replaceSide } from '../engine/compile-setup.ts';

const sub = (side: 'visitors' | 'home', playerOut: number, playerIn: number) =>
  ({ kind: 'substitute', side, playerOut, playerIn }) as const;

test('a reliever comes in fresh and is charged with nobody on base', () => {
  const game = aGame().fielding({ battersFaced: 9, missedOuts: 1 }).onFirst().build();
  const { state, event } = play(game, loadedDice(), sub('home', 9, 16));
  expect(state.home).toMatchObject({
    pitcher: 16,
    battersFaced: 0,
    missedOutsBefore: 1,
    left: [9],
  });
  expect(state.chargedTo[0]).toBe(9);
  expect(event).toMatchObject({ kind: 'substitution', outs: 0, nextPitcher: 16, resultType: null });
});

test('a pinch hitter takes the place in the order and in the field', () => {
  const { state, event } = play(aGame().build(), loadedDice(), sub('visitors', 0, 19));
  expect(state.visitors.order[0]).toBe(19);
  expect(state.visitors.places[0]).toBe(19);
  expect(event).toMatchObject({ batter: 19, nextBatter: 19 });
});

test('a pinch runner stands where the other stood', () => {
  const { state } = play(aGame().onSecond().build(), loadedDice(), sub('visitors', 7, 20));
  expect(state.bases).toEqual([-1, 20, -1]);
});

test('who has left does not return', () => {
  const game = aGame().build();
  const { state } = play(game, loadedDice(), sub('visitors', 0, 19));
  const back = applyCommand(game.setup, state, sub('visitors', 19, 0), loadedDice());
  expect(back).toMatchObject({ ok: false, code: 'player_not_available' });
});

test.each([
  ['a bench player for another', 20, 19, 'player_not_in_game'],
  ['a player of the nine for another', 0, 1, 'player_not_available'],
  ['nobody', 0, 99, 'player_not_available'],
  ['a pitcher for a fielder', 0, 12, 'player_not_eligible'],
  ['a reliever for a pitcher who faced nobody', 9, 16, 'pitcher_must_face_a_batter'],
])('%s is refused', (_what, playerOut, playerIn, code) => {
  const { setup, state } = aGame().build();
  const turn = applyCommand(setup, state, sub('visitors', playerOut, playerIn), loadedDice());
  expect(turn).toMatchObject({ ok: false, code });
});

test('a bench player for the pitcher is refused', () => {
  const { setup, state } = aGame().build();
  const turn = applyCommand(setup, state, sub('home', 9, 19), loadedDice());
  expect(turn).toMatchObject({ ok: false, code: 'player_not_eligible' });
});

test('a substitute must be eligible for the place', () => {
  const { setup, state } = aGame().build();
  const players = setup.visitors.players.map((player, index) =>
    index === 19 ? { ...player, positions: ['OF'] as const } : player,
  );
  const outfielder = replaceSide(setup, 'visitors', { ...setup.visitors, players });
  const isAccepted = (playerOut: number) =>
    applyCommand(outfielder, state, sub('visitors', playerOut, 19), loadedDice()).ok;
  expect([4, 5, 6, 7, 8].map(isAccepted)).toEqual([false, true, true, true, true]);
});
