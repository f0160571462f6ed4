import { expect, test } from 'vitest';
import { aGame, play, type BuiltGame } from '../../testing/a-game.ts';
import { loadedDice } from '../../testing/loaded-dice.ts';
import { replaceSide } from '../engine/compile-setup.ts';
import { UNKNOWN_HABITS } from './habits.ts';
import type { ManagerHabits } from '../setup.ts';

type Game = ReturnType<typeof aGame>;

/** Returns the game with a slugger of so many home runs as the batter after the next one. */
const withSlugger = ({ setup, state }: BuiltGame, strikeouts: number, power: number): BuiltGame => {
  const player = setup.visitors.players[1];
  if (!player?.bat) throw new Error('No batter');
  const { bat } = player;
  const odds = Float64Array.of(0.2, 0.1, 0, power, 0, 0, 0.7 - power);
  const slugger = { ...player, bat: { ...bat, runs: bat.runs + power, odds } };
  const visitors = {
    ...setup.visitors,
    players: setup.visitors.players.with(1, slugger),
    strikeouts,
  };
  return { setup: replaceSide(setup, 'visitors', visitors), state };
};

/** Plays the strikeout of the batter before the slugger, who bats next. */
const beforeSlugger = (game: Game, strikeouts = 0.12, power = 0.3) =>
  play(withSlugger(game.batting('SO').build(), strikeouts, power), loadedDice()).events.map(
    ({ kind }) => kind,
  );
const WALKED = ['plateAppearance', 'walk'];
const PITCHED_TO = ['plateAppearance'];

test('with first open and a runner on second, late in a tight game, the slugger is walked', () => {
  expect(beforeSlugger(aGame().inning(9, 'top').outs(1).onSecond())).toEqual(WALKED);
});

test('in the third, with two out, the clear one is walked, too', () => {
  expect(beforeSlugger(aGame().inning(3, 'top').outs(1).onSecond())).toEqual(WALKED);
});

test.each([
  ['with first taken', aGame().inning(9, 'top').outs(1).onFirst().onSecond()],
  ['with nobody on', aGame().inning(9, 'top').outs(1)],
  ['early with one out', aGame().inning(3, 'top').outs(0).onSecond()],
  ['with the game out of reach', aGame().inning(9, 'top').outs(1).score(0, 4).onSecond()],
  ['by a side three behind', aGame().inning(9, 'top').outs(1).score(3, 0).onSecond()],
  ['by a player’s side', aGame().inning(9, 'top').outs(1).onSecond().managedBy('home', 'player')],
])('%s the slugger is not', (_when, game) => {
  expect(beforeSlugger(game)).toEqual(PITCHED_TO);
});

test('a usual batter is not walked for one who is as good', () => {
  const game = aGame().inning(8, 'top').score(3, 3).outs(1).onThird().batting('SO').build();
  expect(play(game, loadedDice()).events.map(({ kind }) => kind)).toEqual(PITCHED_TO);
});

test('with the winning run on third in the last half a walk sets up the force', () => {
  const kindsAfterStrikeout = (outs: 0 | 1) => {
    const game = aGame().inning(9, 'bottom').score(3, 3).outs(outs).onThird().batting('SO').build();
    return play(game, loadedDice()).events.map(({ kind }) => kind);
  };
  expect(kindsAfterStrikeout(0)).toEqual(WALKED);
  // With two out a force helps as little as an out at first.
  expect(kindsAfterStrikeout(1)).toEqual(PITCHED_TO);
});

/** Returns how many sluggers, of ever more home runs, these managers walk in the seventh. */
const countWalked = (habits: ManagerHabits | undefined, strikeouts = 0.14): number =>
  Array.from({ length: 30 }, (_, index) => index / 100).filter((power) => {
    const game = aGame().habits(habits).inning(7, 'top').score(0, 1).outs(1).onSecond();
    return beforeSlugger(game, strikeouts, power).length > 1;
  }).length;
const walking = (intentionalWalks: number): ManagerHabits => ({
  ...UNKNOWN_HABITS,
  intentionalWalks,
});

test('where batters strike out often, more of them are pitched to', () => {
  expect(countWalked(UNKNOWN_HABITS, 0.14)).toBeGreaterThan(countWalked(UNKNOWN_HABITS, 0.25));
});

test('the managers of a league walk as many as were walked in it, whoever bats', () => {
  expect(countWalked(walking(0.44))).toBeGreaterThan(countWalked(walking(0.14)));
  expect(countWalked(walking(0.3), 0.25)).toBe(countWalked(walking(0.3), 0.14));
});

test('a manager who plays to win walks fewer than any league did', () => {
  expect(countWalked(undefined)).toBeLessThan(countWalked(walking(0.14)));
});
