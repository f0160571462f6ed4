import { expect, test } from 'vitest';
import { aGame, play, type BuiltGame } from '../../testing/a-game.ts';
import { loadedDice, type Load } from '../../testing/loaded-dice.ts';
import type { Command } from '../command.ts';
import type { GameEvent } from '../event.ts';
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
  expect(shortName({ name })).toBe(short);
});

test.each([
  ['Chan Ho Park', 'Park'],
  ['Home Run Baker', 'Baker'],
  ['Blue Moon Odom', 'Odom'],
  ['Elly De La Cruz', 'De La Cruz'],
])('%s, whose card has the surname, is called %s', (name, surname) => {
  expect(shortName({ name, surname })).toBe(surname);
});

test('a game calls its players by their surnames, and those of old cards as ever', () => {
  const game = aGame()
    .onSecond({ name: 'Chan Ho Park', surname: 'Park' })
    .onThird({ name: 'Elly De La Cruz' })
    .batting('HR', { name: 'Home Run Baker', surname: 'Baker' })
    .build();
  expect(describe(game, { ball: 0.5 })).toMatch(/^Baker hits a three-run homer to /);
  const single = aGame()
    .onThird({ name: 'Chan Ho Park', surname: 'Park' })
    .batting('H1', { name: 'Blue Moon Odom' })
    .build();
  expect(describe(single, { ball: 0.3 })).toMatch(/^Moon Odom .*; Park scores from third\.$/);
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
  expect(describe(thirdAndError, { ball: 0.12 })).toBe(
    'Batter reaches as the third baseman boots the grounder; V-DH scores from third.',
  );
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
  expect(choose('3', { 'runner from third': 0 })).toBe(
    'Two scores from third; Batter takes second on the throw.',
  );
  expect(choose('3', { 'runner from third': 0.99 })).toBe(
    'Two is thrown out at the plate; Batter takes second on the throw.',
  );
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

/** The event of a plate appearance without a runner's move, with other facts in their place. */
const told = (changes: Partial<GameEvent>) => {
  const game = named().batting('SO', batter).build();
  const { event } = play(game, loadedDice());
  return describeEvent(game.setup, { ...event, eventNumber: 1, ...changes });
};
const move = (runner: number, from: 0 | 1 | 2 | 3, to: 1 | 2 | 3 | 4, out = false) => ({
  runner,
  from,
  to,
  out,
});

test('runners are told of in order, each from where they were to where they are', () => {
  const single = { resultType: 'H1', fielder: 'RF', ballDistance: 250 } as const;
  expect(
    told({
      ...single,
      moves: [move(8, 3, 4), move(7, 2, 3), move(6, 1, 2), move(0, 0, 1), move(7, 3, 4)],
    }),
  ).toBe(
    'Batter drops a single into right; Three scores from third; Two scores from second; One to second.',
  );
  expect(
    told({ ...single, moves: [move(7, 2, 3), move(7, 3, 4, true), move(6, 1, 3, true)] }),
  ).toBe(
    'Batter drops a single into right; Two is thrown out at the plate; One is thrown out at third.',
  );
});

test('a home run names nobody but the batter', () => {
  const homer = { resultType: 'HR', ballAngle: 0, ballDistance: 400, runs: 2 } as const;
  expect(told({ ...homer, moves: [move(8, 3, 4), move(0, 0, 4)] })).toBe(
    'Batter hits a two-run homer to center, 400 feet.',
  );
});

test('on a double play only those who are safe are told of', () => {
  const grounder = { resultType: 'OO', outKind: 'ground', fielder: 'SS' } as const;
  const moves = [move(6, 1, 2, true), move(0, 0, 1, true), move(8, 3, 4)];
  expect(told({ ...grounder, play: 'doublePlay', moves })).toBe(
    'Batter grounds into a double play, 6-4-3; Three scores from third.',
  );
});

test('a runner is doubled off, and forced at second only', () => {
  const liner = { resultType: 'OO', outKind: 'line', fielder: '3B' } as const;
  expect(told({ ...liner, play: 'doubledOff', moves: [move(7, 2, 2, true)] })).toBe(
    'Batter lines out to third; Two is doubled off second.',
  );
  const grounder = { resultType: 'OO', outKind: 'ground', fielder: 'SS', play: 'force' } as const;
  expect(told({ ...grounder, moves: [move(6, 1, 2, true)] })).toBe(
    "Batter grounds to short and reaches on a fielder's choice; One is forced at second.",
  );
  expect(told({ ...grounder, moves: [move(8, 3, 4, true)] })).toBe(
    "Batter grounds to short and reaches on a fielder's choice; Three is thrown out at the plate.",
  );
});

test.each([
  ['wildPitch', 'Wild pitch'],
  ['passedBall', 'Passed ball'],
  ['balk', 'Balk'],
] as const)('a %s moves runners up', (kind, words) => {
  expect(told({ kind, resultType: null, moves: [move(8, 3, 4), move(7, 2, 3)] })).toBe(
    `${words}; Three scores from third; Two to third.`,
  );
});

test('two steals are told of one after the other', () => {
  const moves = [move(8, 3, 4), move(6, 1, 2)];
  expect(told({ kind: 'steal', resultType: null, sb: 2, moves })).toBe(
    'Three steals home; One steals second.',
  );
});

test('who runs while another is caught has stolen nothing', () => {
  const moves = [move(8, 3, 4, true), move(6, 1, 2)];
  expect(told({ kind: 'steal', resultType: null, sb: 0, moves })).toBe(
    'Three is caught stealing home; One to second.',
  );
});

test('in games of version 1 the other stole a base', () => {
  const moves = [move(8, 3, 4, true), move(6, 1, 2)];
  expect(told({ kind: 'steal', resultType: null, sb: 1, moves })).toBe(
    'Three is caught stealing home; One steals second.',
  );
});

test('a tag-up that brought nobody home is told of as well', () => {
  expect(told({ kind: 'tag', resultType: null, moves: [move(7, 2, 3)] })).toBe('Two to third.');
  expect(told({ kind: 'tag', resultType: null, moves: [] })).toBe('Nobody advances.');
});

test('a substitution without its players is a change', () => {
  expect(told({ kind: 'substitution', notes: [] })).toBe('A change.');
});

test('the visitors never win it at bat, and nobody does without a run', () => {
  const homer = { resultType: 'HR', ballAngle: 0, ballDistance: 400, runs: 1 } as const;
  const wins = (changes: Partial<GameEvent>) => told(changes).includes('That wins it for H!');
  expect(wins({ ...homer, batting: 'home', final: true })).toBe(true);
  expect(wins({ ...homer, batting: 'home', final: false })).toBe(false);
  expect(wins({ ...homer, batting: 'visitors', final: true })).toBe(false);
  expect(wins({ resultType: 'SO', runs: 0, batting: 'home', final: true })).toBe(false);
});

test('the visitors win by their score', () => {
  const { setup, state } = aGame().inning(9, 'bottom').score(5, 2).build();
  expect(describeResult(setup, { ...state, ipOuts: 54, final: true })).toBe('V won 5-2.');
  expect(describeResult(setup, { ...state, ipOuts: 55, final: true })).toBe(
    'V won 5-2 in 10 innings.',
  );
});

test.each([
  ['J. D.', 'D.'],
  ['  Ann   One ', 'One'],
  ['Mo', 'Mo'],
  ['É. Ü. Núñez', 'Núñez'],
  ['John Q. Public', 'Public'],
  ['Bo Jx Day', 'Jx Day'],
])('%j is called %s', (name, short) => {
  expect(shortName({ name })).toBe(short);
});

test('a run that is earned after all follows in a sentence of its own', () => {
  const game = aGame().onThird({ name: 'Cy Three' }).unsettledRun(3).batting('H1', batter).build();
  const [first = ''] = (game.setup.visitors.players[1]?.name ?? '').split(' ').slice(-1);
  expect(describe(game, { ball: 0.3 })).toMatch(
    new RegExp(`; Three scores from third\\. ${first}'s run is earned after all\\.$`),
  );
  const two = aGame().unsettledRun(3).unsettledRun(2, { runner: 2 }).batting('H2', batter).build();
  expect(describe(two, { ball: 0.3 })).toMatch(/\S+'s and \S+'s runs are earned after all\.$/);
});
