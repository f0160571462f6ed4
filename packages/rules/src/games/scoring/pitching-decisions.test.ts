import { beforeEach, expect, test } from 'vitest';
import { SeededDice } from '../../fairness/seeded-dice.ts';
import { aGame } from '../../testing/a-game.ts';
import type { GameEvent } from '../event.ts';
import { newGame } from '../engine/new-game.ts';
import { playUntil } from '../engine/play-until.ts';
import type { Side } from '../lineup-slots.ts';
import type { GameSetup } from '../setup.ts';
import { pitchingDecisionsOf } from './pitching-decisions.ts';

let setup: GameSetup;
let sample: GameEvent;
beforeEach(() => {
  ({ setup } = aGame().build());
  [sample] = playUntil(setup, newGame(setup), 'half', new SeededDice(1)).events as [GameEvent];
});

/** Returns one event with the outs and runs of a side at bat against one pitcher. */
const half = (batting: Side, outs: number, runs: number, pitcher: number): GameEvent => ({
  ...sample,
  kind: 'plateAppearance',
  batting,
  outs,
  runs,
  pitcher,
  runsScored: Array.from({ length: runs }, () => ({ runner: 0, pitcher, earned: true })),
  notes: [],
  first: null,
  second: null,
  third: null,
});
const change = (side: Side, batting: Side, from: number, to: number, on = 0): GameEvent => ({
  ...half(batting, 0, 0, to),
  kind: 'substitution',
  first: on > 0 ? 1 : null,
  second: on > 1 ? 2 : null,
  notes: [
    { side, player: from, change: 'left' },
    { side, player: to, change: 'entered' },
  ],
});
const decide = (...events: GameEvent[]) =>
  pitchingDecisionsOf(
    setup,
    events.map((event, index) => ({ ...event, final: index === events.length - 1 })),
  );

test('while the game is under way nobody has won', () => {
  expect(pitchingDecisionsOf(setup, [half('visitors', 3, 1, 9)])).toBeNull();
});

test('two complete games: a win, a loss, no save', () => {
  expect(decide(half('visitors', 27, 1, 9), half('home', 24, 2, 9))).toEqual({
    winningSide: 'home',
    win: 9,
    loss: 9,
    save: null,
  });
});

test('the win goes to who pitched last when the lead was taken for good, the loss to who gave up that run', () => {
  const decisions = decide(
    half('visitors', 18, 2, 9),
    half('home', 18, 2, 9),
    change('home', 'visitors', 9, 15),
    half('visitors', 3, 0, 15),
    change('visitors', 'home', 9, 16),
    half('home', 3, 1, 16),
    half('visitors', 6, 0, 15),
    half('home', 3, 0, 16),
  );
  expect(decisions).toMatchObject({ win: 15, loss: 16, save: null });
});

test('the loss goes to who put the deciding runner on base, whoever pitches when he scores', () => {
  const inherited = half('visitors', 3, 1, 15);
  const decisions = decide(
    half('visitors', 18, 0, 9),
    half('home', 18, 0, 9),
    change('home', 'visitors', 9, 15, 1),
    { ...inherited, runsScored: inherited.runsScored.map((run) => ({ ...run, pitcher: 9 })) },
    half('home', 9, 0, 9),
    half('visitors', 6, 0, 15),
  );
  expect(decisions).toEqual({ winningSide: 'visitors', win: 9, loss: 9, save: null });
});

test('a side that ties the game takes its starter off the hook, and the winner off the win', () => {
  const decisions = decide(
    half('visitors', 18, 1, 9),
    change('visitors', 'home', 9, 16),
    half('home', 18, 1, 16),
    half('visitors', 3, 0, 9),
    half('home', 3, 0, 16),
    half('visitors', 3, 1, 9),
    half('home', 3, 0, 16),
  );
  expect(decisions).toMatchObject({ win: 16, loss: 9 });
});

test('of two relievers with as many outs the win goes to the one who gave up fewer runs', () => {
  const decisions = decide(
    half('home', 0, 9, 9),
    half('visitors', 12, 0, 9),
    change('home', 'visitors', 9, 15),
    half('visitors', 6, 2, 15),
    change('home', 'visitors', 15, 16),
    half('visitors', 6, 1, 16),
    change('home', 'visitors', 16, 17),
    half('visitors', 3, 0, 17),
  );
  expect(decisions).toMatchObject({ win: 16, loss: 9, save: null });
});

test('a starter of exactly five innings keeps the win', () => {
  const decisions = decide(
    half('home', 0, 5, 9),
    half('visitors', 15, 0, 9),
    change('home', 'visitors', 9, 15),
    half('visitors', 12, 0, 15),
  );
  expect(decisions).toMatchObject({ win: 9, save: 15 });
});

test('who comes in while the game is tied, or gets nobody out, earns no save', () => {
  const tied = decide(
    half('visitors', 24, 0, 9),
    change('home', 'visitors', 9, 15),
    half('visitors', 3, 0, 15),
    half('home', 24, 1, 9),
  );
  expect(tied).toMatchObject({ win: 15, save: null });
  const nobodyOut = decide(
    half('home', 24, 1, 9),
    half('visitors', 27, 0, 9),
    change('home', 'visitors', 9, 15),
    half('visitors', 0, 0, 15),
  );
  expect(nobodyOut).toMatchObject({ win: 9, save: null });
});

test('a pinch hitter is no pitcher: no outing begins with one', () => {
  const pinchHitter = change('home', 'home', 2, 20);
  const decisions = decide(
    half('visitors', 27, 0, 9),
    { ...pinchHitter, notes: [{ side: 'home', player: 20, change: 'entered' }] },
    half('home', 24, 1, 9),
  );
  expect(decisions).toMatchObject({ win: 9, loss: 9, save: null });
});

test('a starter short of five innings leaves the win to the reliever with most outs', () => {
  const decisions = decide(
    half('home', 0, 5, 9),
    half('visitors', 14, 0, 9),
    change('home', 'visitors', 9, 15),
    half('visitors', 4, 0, 15),
    change('home', 'visitors', 15, 16),
    half('visitors', 9, 0, 16),
  );
  expect(decisions).toMatchObject({ win: 16, loss: 9 });
});

test.each([
  ['an inning with a lead of three', 3, 3, 0, true],
  ['an inning with a lead of four', 4, 3, 0, false],
  ['one out, the tying run on deck', 2, 1, 0, true],
  ['one out, a lead of three, nobody on', 3, 1, 0, false],
  ['one out, a lead of four, two on', 4, 1, 2, true],
  ['three innings with any lead', 8, 9, 0, true],
])('%s: save %#', (_what, lead, outs, on, saves) => {
  const decisions = decide(
    half('home', 24, lead, 9),
    half('visitors', 27 - outs, 0, 9),
    change('home', 'visitors', 9, 14, on),
    half('visitors', outs, 0, 14),
  );
  expect(decisions).toMatchObject({ win: 9, save: saves ? 14 : null });
});
