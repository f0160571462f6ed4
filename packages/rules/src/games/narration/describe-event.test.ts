import { expect, test } from 'vitest';
import { aGame, play, type BuiltGame } from '../../testing/a-game.ts';
import { loadedDice, type Load } from '../../testing/loaded-dice.ts';
import type { Command } from '../command.ts';
import { describeEvent } from './describe-event.ts';
import { describeResult } from './describe-result.ts';
import { shortName } from './short-name.ts';

const describe = (game: BuiltGame, load: Load, command?: Command): string =>
  describeEvent(game.setup, play(game, loadedDice(load), command).event);

const named = () =>
  aGame().onFirst({ name: 'Ann One' }).onSecond({ name: 'Bea Two' }).onThird({ name: 'Cy Three' });
const batter = { name: 'Mo Batter' };

test.each([
  ['Mike Trout', 'Trout'],
  ['Elly De La Cruz', 'De La Cruz'],
  ['J. D. Martinez', 'Martinez'],
  ['Ken Griffey Jr.', 'Griffey Jr.'],
  ['Ichiro', 'Ichiro'],
])('%s is called %s', (name, short) => {
  expect(shortName(name)).toBe(short);
});

test('a hit names who scored', () => {
  const game = aGame().onThird({ name: 'Cy Three' }).batting('H1', batter).build();
  expect(describe(game, { ball: 0.3 })).toMatch(/^Batter .*single.*; Three scores from third\.$/);
});

test('a runner who goes on from the base of the hit is named once', () => {
  const game = aGame().onSecond({ name: 'Bea Two' }).batting('H1', batter).build();
  const sentence = describe(game, { ball: 0.05, 'runner from third': 0 });
  expect(sentence).toMatch(/; Two scores from second\.$/);
  expect(sentence.match(/Two/g)).toHaveLength(1);
});

test('a home run with the bases loaded is a grand slam', () => {
  expect(describe(named().batting('HR', batter).build(), { ball: 0.5 })).toMatch(
    /^Batter hits a grand slam to .*, \d{3} feet\.$/,
  );
});

test('a double play says who turned it', () => {
  const game = aGame().onFirst().batting('OO', batter).build();
  expect(describe(game, { ball: 0.1, 'double play': 0 })).toMatch(
    /^Batter grounds into a double play, \d-\d-\d\.$/,
  );
});

test('a sacrifice fly, an error, a force', () => {
  const third = aGame().onThird({ name: 'Cy Three' }).batting('OO', batter).build();
  expect(describe(third, { ball: 0.51, 'runner from third': 0 })).toMatch(
    /^Batter hits a sacrifice fly to (left|center|right); Three tags and scores\.$/,
  );
  const thirdAndError = aGame().errorRate(0.2).onThird().batting('OO', batter).build();
  expect(describe(thirdAndError, { ball: 0.1 })).toMatch(/^Batter reaches on an error by the /);
  const first = aGame().onFirst({ name: 'Ann One' }).batting('OO', batter).build();
  expect(describe(first, { ball: 0.1, 'double play': 0.5 })).toMatch(
    /; One is forced at second\.$/,
  );
});

test('steals', () => {
  const game = aGame().onFirst({ name: 'Ann One' }).build();
  const command = { kind: 'steal', runnersAdvancing: '1' } as const;
  expect(describe(game, { steal: 0 }, command)).toBe('One steals second.');
  expect(describe(game, { steal: 0.99 }, command)).toBe('One is caught stealing second.');
});

test('changes', () => {
  const game = aGame().build();
  const swap = (side: 'visitors' | 'home', playerOut: number, playerIn: number) =>
    describe(game, {}, { kind: 'substitute', side, playerOut, playerIn });
  expect(swap('home', 9, 16)).toBe('H-RP3 relieves Starter.');
  expect(swap('visitors', 3, 20)).toBe('V-B2 comes in for V-3B.');
});

test('an intentional walk and a manager’s advance', () => {
  expect(describe(aGame().batting('OO', batter).build(), {}, { kind: 'walk' })).toBe(
    'Batter is walked intentionally.',
  );
  const game = aGame()
    .managedBy('visitors', 'player')
    .onSecond({ name: 'Bea Two' })
    .batting('H1', batter)
    .build();
  const { state } = play(game, loadedDice({ ball: 0.5 }));
  const choose = (runnersAdvancing: string | null, load: Load) =>
    describe({ setup: game.setup, state }, load, { kind: 'choose', runnersAdvancing });
  expect(choose('3', { 'runner from third': 0 })).toBe('Two scores from third.');
  expect(choose('3', { 'runner from third': 0.99 })).toBe('Two is thrown out at the plate.');
  expect(choose(null, {})).toBe('Nobody advances.');
});

test('a walk-off says who wins', () => {
  const game = aGame().inning(9, 'bottom').score(1, 1).batting('HR', batter).build();
  expect(describe(game, { ball: 0.5 })).toMatch(
    /^Batter hits a solo homer .*\. That wins it for H!$/,
  );
});

test('a final game is described in a line', () => {
  const { setup, state } = aGame().inning(10, 'bottom').outs(1).score(3, 4).build();
  expect(describeResult(setup, state)).toBeNull();
  expect(describeResult(setup, { ...state, final: true })).toBe('H won 4-3 in 10 innings.');
  expect(describeResult(setup, { ...state, ipOuts: 52, final: true })).toBe('H won 4-3.');
});
