import { expect, test } from 'vitest';
import { aGame, play } from '../../testing/a-game.ts';
import { loadedDice } from '../../testing/loaded-dice.ts';
import { replaceSide } from '../engine/compile-setup.ts';

/** Plays the strikeout of the batter before the slugger (lineup index 1), who bats next. */
const beforeSlugger = (game: ReturnType<typeof aGame>) => {
  const { setup, state } = game.batting('SO').build();
  const player = setup.visitors.players[1];
  if (!player?.bat) throw new Error('No batter');
  const { bat } = player;
  const slugger = {
    ...bat,
    runs: bat.runs + 0.3,
    odds: Float64Array.of(0.1, 0.1, 0, 0.3, 0, 0, 0.5),
  };
  const players = setup.visitors.players.with(1, {
    ...player,
    bat: slugger,
  });
  const strong = replaceSide(setup, 'visitors', { ...setup.visitors, players });
  return play({ setup: strong, state }, loadedDice()).events.map(({ kind }) => kind);
};

test('with first open and a runner on second, late in a tight game, the slugger is walked', () => {
  expect(beforeSlugger(aGame().inning(9, 'top').outs(1).onSecond())).toEqual([
    'plateAppearance',
    'walk',
  ]);
});

test.each([
  ['with first taken', aGame().inning(9, 'top').outs(1).onFirst().onSecond()],
  ['with nobody on', aGame().inning(9, 'top').outs(1)],
  ['early', aGame().inning(3, 'top').outs(1).onSecond()],
  ['with the game out of reach', aGame().inning(9, 'top').outs(1).score(0, 8).onSecond()],
  ['by a player’s side', aGame().inning(9, 'top').outs(1).onSecond().managedBy('home', 'player')],
])('%s the slugger is not', (_when, game) => {
  expect(beforeSlugger(game)).toEqual(['plateAppearance']);
});

test('a usual batter is not walked for the next who is as good, not even for a double play', () => {
  const kindsAfterStrikeout = (outs: 0 | 1) => {
    const game = aGame().inning(9, 'bottom').score(3, 3).outs(outs).onThird().batting('SO').build();
    return play(game, loadedDice()).events.map(({ kind }) => kind);
  };
  expect(kindsAfterStrikeout(0)).toEqual(['plateAppearance']);
  expect(kindsAfterStrikeout(1)).toEqual(['plateAppearance']);
});
