import { describe, expect, test } from 'vitest';
import { aGame, RUNNERS } from '../../../testing/a-game.ts';
import type { Command } from '../../command.ts';
import type { GameState } from '../../state.ts';
import { reasonOf, rivalOf } from './decision-reason.ts';
import type { ValuedDecision } from './value-moment.ts';

/** A decision for one of two actions, whichever was better. */
const between = (chosen: Command, other: Command, best = chosen): ValuedDecision => {
  const option = (action: Command) => ({ action, chance: { mean: 0.5, error: 0.01 } });
  return {
    side: 'home',
    chosen: option(chosen),
    others: [option(other)],
    best,
    cost: 0,
    measuredCost: 0,
    error: 0,
    isGraded: true,
  };
};

const ROLL: Command = { kind: 'roll' };
const send = (runnersAdvancing: string | null): Command => ({ kind: 'choose', runnersAdvancing });

/** A runner on third who may score, in the bottom of the ninth of a level game. */
const onThird = (outs: number, safe: number) => {
  const { setup, state } = aGame().inning(9, 'bottom').outs(outs).onThird().build();
  const pending: GameState = {
    ...state,
    pendingChoice: {
      kind: 'advance',
      options: [
        { label: 'Send', runnersAdvancing: '3' },
        { label: 'Advance Nobody', runnersAdvancing: null },
      ],
      safeChances: [0, 0, safe],
      batter: 0,
      pitcher: 9,
    },
  };
  return (decision: ValuedDecision) => reasonOf(setup, { ...decision, state: pending });
};

describe('the reason of a decision', () => {
  test('to send a runner home tells who, how safe they are, and how safe they have to be', () => {
    const reason = onThird(2, 0.97)(between(send('3'), send(null)));
    expect(reason).toMatchObject({ kind: 'runner', runner: RUNNERS[2], to: 4, safe: 0.97 });
    const needed = reason.kind === 'runner' ? reason.needed : NaN;
    expect(needed).toBeGreaterThan(0.2);
    expect(needed).toBeLessThan(0.6);
  });

  test('is the same whichever of the two was done', () => {
    const tell = onThird(1, 0.8);
    expect(tell(between(send(null), send('3')))).toEqual(tell(between(send('3'), send(null))));
  });

  test('asks for a surer runner with fewer outs', () => {
    const needed = [2, 0].map((outs) => {
      const reason = onThird(outs, 0.8)(between(send('3'), send(null)));
      return reason.kind === 'runner' ? reason.needed : NaN;
    });
    expect(needed[1]).toBeGreaterThan(needed[0]!);
  });

  test('of a steal, and of one that was left, tells the runner thrown at', () => {
    const { setup, state } = aGame()
      .inning(9, 'bottom')
      .onFirst({ stealAttemptRate: 0.5, stealSuccessRate: 0.9, speed: 90 })
      .build();
    const stealing: Command = { kind: 'steal', runnersAdvancing: '1' };
    const left = reasonOf(setup, { ...between(ROLL, stealing, stealing), state });
    expect(left).toMatchObject({ kind: 'runner', runner: RUNNERS[0], to: 2 });
    expect(left).toEqual(reasonOf(setup, { ...between(stealing, ROLL), state }));
    if (left.kind !== 'runner') throw new Error('a runner');
    expect(left.needed).toBeGreaterThan(0.5);
    expect(left.needed).toBeLessThan(0.9);
  });

  test('of a walk compares the batter with the next one', () => {
    const { setup, state } = aGame().inning(8, 'top').onSecond().batting('HR').build();
    const reason = reasonOf(setup, { ...between(ROLL, { kind: 'walk' }), state });
    expect(reason).toMatchObject({ kind: 'walk', batter: 0, next: 1 });
    if (reason.kind !== 'walk') return;
    expect(reason.batterRuns).toBeGreaterThan(reason.nextRuns);
  });

  test('of a walk of the ninth batter compares them with the first', () => {
    const { setup, state } = aGame().inning(8, 'top').onSecond().build();
    const ninth = { ...state, visitors: { ...state.visitors, nextPlace: 8 } };
    const reason = reasonOf(setup, { ...between(ROLL, { kind: 'walk' }), state: ninth });
    const { order } = state.visitors;
    expect(reason).toMatchObject({ kind: 'walk', batter: order[8], next: order[0] });
  });

  test('of a reliever compares the next three batters off both pitchers', () => {
    const { setup, state } = aGame()
      .inning(8, 'top')
      .pitching('h9h')
      .fielding({ battersFaced: 40 })
      .build();
    const reliever: Command = { kind: 'substitute', side: 'home', playerOut: 9, playerIn: 14 };
    const reason = reasonOf(setup, { ...between(ROLL, reliever), state });
    expect(reason).toMatchObject({ kind: 'reliever', playerOut: 9, playerIn: 14 });
    if (reason.kind !== 'reliever') return;
    expect(reason.outRuns).toBeGreaterThan(reason.inRuns);
    expect(reason.tiredBatters).toBeGreaterThan(5);
    // Who comes in is fresh, however tired the other is.
    const rested = { ...state, home: { ...state.home, battersFaced: 3 } };
    const early = reasonOf(setup, { ...between(ROLL, reliever), state: rested });
    expect(early).toMatchObject({ kind: 'reliever', inRuns: reason.inRuns, tiredBatters: 0 });
  });

  test('of a pinch hitter compares both bats, and of any other substitution there is none', () => {
    const { setup, state } = aGame().inning(8, 'bottom').batting('OO').onFirst().build();
    const enter = (playerOut: number): Command => {
      return { kind: 'substitute', side: 'home', playerOut, playerIn: 20 };
    };
    const reason = reasonOf(setup, { ...between(enter(0), ROLL), state });
    expect(reason).toMatchObject({ kind: 'pinchHitter', playerOut: 0, playerIn: 20 });
    expect(reasonOf(setup, { ...between(enter(6), ROLL), state })).toEqual({ kind: 'other' });
    if (reason.kind !== 'pinchHitter') return;
    expect(reason.inRuns).toBeGreaterThan(reason.outRuns);
  });
});

test('what was done is held against the best, or where it was the best, against the second', () => {
  const decision = between(ROLL, { kind: 'walk' });
  expect(rivalOf(decision)).toEqual({ kind: 'walk' });
  const best: Command = { kind: 'steal', runnersAdvancing: '1' };
  expect(rivalOf({ ...decision, best })).toEqual(best);
});
