import type { Command } from '@pennant/rules/games/command';
import type { GameState } from '@pennant/rules/games/state';
import { aGame } from '@pennant/rules/testing/a-game';
import type { ReviewedDecision } from '@pennant/rules/games/analysis/review/review-game';
import { describe, expect, test } from 'vitest';

import { kindOf, optionLabel, situationOf, verdictOf, whyOf } from './decision-words.ts';

const ROLL: Command = { kind: 'roll' };

const { setup, state } = aGame()
  .inning(7, 'bottom')
  .outs(1)
  .score(3, 4)
  .onSecond({ name: 'Ty Cobb', surname: 'Cobb' })
  .onThird({ name: 'Sam Crawford', surname: 'Crawford' })
  .batting('H1', { name: 'Bobby Veach', surname: 'Veach' })
  .build();

const pending: GameState = {
  ...state,
  pendingChoice: {
    kind: 'advance',
    options: [],
    safeChances: [0, 0.8, 0.97],
    batter: 0,
    pitcher: 9,
  },
};

const decisionOf = (
  chosen: Command,
  other: Command,
  over: Partial<ReviewedDecision> = {},
): ReviewedDecision => ({
  side: 'home',
  by: 'player',
  state,
  eventNumber: 1,
  chosen: { action: chosen, chance: { mean: 0.6, error: 0.01 } },
  others: [{ action: other, chance: { mean: 0.55, error: 0.01 } }],
  best: chosen,
  cost: 0,
  measuredCost: 0,
  error: 0,
  isGraded: true,
  ...over,
});

const send = (runnersAdvancing: string | null): Command => ({ kind: 'choose', runnersAdvancing });
const sub = (side: 'home' | 'visitors', playerOut: number, playerIn: number): Command => ({
  kind: 'substitute',
  side,
  playerOut,
  playerIn,
});

describe('where a decision stood', () => {
  test('is told with half, outs, bases, score from the side of the user, and batter', () => {
    expect(situationOf(setup, state, 'home')).toBe(
      'Bottom 7, 1 out, runners on second and third; you lead 4\u20133. Veach is up.',
    );
    expect(situationOf(setup, state, 'visitors')).toContain('you trail 3\u20134');
  });

  test('is told by what happens to the ball while runners may go', () => {
    expect(situationOf(setup, pending, 'home')).toContain("Veach's ball is in play.");
    const onFirst = { ...pending, bases: [pending.pendingChoice!.batter, 7, 8] };
    expect(situationOf(setup, onFirst, 'home')).toMatch(
      /bases loaded; .* Veach is on first, and the ball still in play\.$/,
    );
    const caught = {
      ...pending,
      pendingChoice: { ...pending.pendingChoice!, kind: 'tag' as const },
    };
    expect(situationOf(setup, caught, 'home')).toMatch(
      /^Bottom 7, 1 out, .* Veach's drive is caught for the first out\.$/,
    );
  });

  test('knows the bases loaded, and empty ones', () => {
    const loaded = aGame().onFirst().onSecond().onThird().build();
    expect(situationOf(loaded.setup, loaded.state, 'home')).toMatch(
      /^Top 1, nobody out, bases loaded; level at 0\. /,
    );
    const empty = aGame().outs(2).build();
    expect(situationOf(empty.setup, empty.state, 'home')).toContain('2 out, nobody on;');
  });
});

describe('an option', () => {
  const label = (one: Command, other: Command, at = state, side = 'home' as 'home' | 'visitors') =>
    optionLabel(setup, { state: at, side, options: [one, other] }, one);

  test('to send runners names each with where they go', () => {
    expect(label(send('2,3'), send(null), pending)).toBe('Send Crawford home and Cobb to third');
    expect(label(send(null), send('3'), pending)).toBe('Hold everybody');
  });

  test('to let the game go on is named by what else could be done', () => {
    expect(label(ROLL, { kind: 'walk' })).toBe('Pitch to Veach');
    expect(label(ROLL, { kind: 'steal', runnersAdvancing: '2' })).toBe('Let nobody run');
    expect(label(ROLL, sub('home', 0, 20))).toBe('Let Veach bat');
    expect(label(ROLL, sub('visitors', 9, 15), state, 'visitors')).toBe('Stay with Starter');
  });

  test('to act says what is done', () => {
    expect(label({ kind: 'walk' }, ROLL)).toBe('Walk Veach on purpose');
    expect(label({ kind: 'steal', runnersAdvancing: '2' }, ROLL)).toBe('Steal: Cobb to third');
    expect(label({ kind: 'steal', runnersAdvancing: '2,3' }, ROLL)).toMatch(/^Double steal: /);
    expect(label(sub('home', 0, 20), ROLL)).toMatch(/^Bring in .+ for Veach$/);
  });
});

describe('why', () => {
  const why = (reason: Parameters<typeof whyOf>[2]) => whyOf(setup, decisionOf(ROLL, ROLL), reason);

  test('a runner goes or stays: how safe they were, and how safe they had to be', () => {
    const runner = { kind: 'runner', runner: 8, to: 4, safe: 0.97 } as const;
    expect(why({ ...runner, needed: 0.71 })).toBe('Crawford was 97% safe at home; 71% needed.');
    expect(why({ ...runner, needed: 1.2 })).toContain('even a sure one gains nothing');
    expect(why({ ...runner, needed: -Infinity })).toContain('any chance is worth a try');
  });

  test('a walk, a reliever and a pinch hitter are held against who else there is', () => {
    expect(why({ kind: 'walk', batter: 0, batterRuns: 0.12, next: 7, nextRuns: -0.04 })).toMatch(
      /Veach \+\.12, then Cobb \u2212\.04; /,
    );
    const bats = { playerOut: 9, outRuns: 0.31, playerIn: 15, inRuns: 0 };
    expect(why({ kind: 'reliever', ...bats, tiredBatters: 1 })).toMatch(
      /\+\.31 off Starter, tired for 1 batter; \+\.00 off /,
    );
    expect(why({ kind: 'reliever', ...bats, tiredBatters: 0 })).not.toContain('tired');
    expect(
      why({ kind: 'pinchHitter', playerOut: 0, outRuns: -0.1, playerIn: 20, inRuns: 0.05 }),
    ).toMatch(/Veach \u2212\.10, .+ \+\.05\./);
    expect(why({ kind: 'other' })).toContain('played out');
  });
});

test('a verdict goes by the cost, and says where the figures cannot tell', () => {
  const verdicts = [0, 0.01, 0.03, 0.06].map((cost) => verdictOf({ cost, isGraded: true }));
  expect(verdicts).toEqual(['best', 'small', 'mistake', 'blunder']);
  expect(verdictOf({ cost: 0, isGraded: false })).toBe('close');
});

test('a decision is of the kind of what was done, or else could have been', () => {
  const kind = (one: Command, other: Command) => kindOf(decisionOf(one, other));
  expect(kind(send('2'), send(null))).toBe('sends');
  expect(kind(ROLL, { kind: 'steal', runnersAdvancing: '2' })).toBe('steals');
  expect(kind(ROLL, { kind: 'walk' })).toBe('walks');
  expect(kind(sub('visitors', 9, 15), ROLL)).toBe('hook');
  expect(kind(ROLL, sub('home', 0, 20))).toBe('bench');
});
