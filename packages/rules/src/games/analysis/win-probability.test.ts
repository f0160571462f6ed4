import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SeededDice } from '../../fairness/seeded-dice.ts';
import { randomGameSetup } from '../../testing/random-game.ts';
import type { GameEvent } from '../event.ts';
import { winExpectancy } from './win-expectancy.ts';
import { newGame } from '../engine/new-game.ts';
import { simulateGame } from '../simulate.ts';
import { applyCommand } from '../apply-command.ts';
import { biggestSwings, winProbabilityLine, type GameMoment } from './win-probability.ts';

const momentOf = (event: GameEvent): GameMoment => ({
  ipOuts: event.ipOuts,
  homeScore: event.homeScore,
  visitingScore: event.visitingScore,
  onBase: [event.first !== null, event.second !== null, event.third !== null],
});

const played = (seed: number) => {
  const game = simulateGame(randomGameSetup(seed), new SeededDice(seed), { events: true });
  return { ...game, moments: game.events.map(momentOf) };
};

const anySeed = fc.integer({ min: 1, max: 1_000_000 });

const moment = (over: Partial<GameMoment>): GameMoment => ({
  ipOuts: 0,
  homeScore: 0,
  visitingScore: 0,
  onBase: [false, false, false],
  ...over,
});

describe('the line of a game', () => {
  test('starts even', () => {
    expect(winProbabilityLine([], { playedOut: false })).toEqual({
      start: expect.closeTo(0.5, 2),
      steps: [],
    });
  });

  test('ends at exactly 0 or 1, and its swings add up to the way there', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        const { state, moments } = played(seed);
        const { start, steps } = winProbabilityLine(moments, { playedOut: true });
        expect(steps).toHaveLength(moments.length);
        expect(steps.at(-1)?.home).toBe(state.home.runs > state.visitors.runs ? 1 : 0);
        for (const { home } of steps) expect(home >= 0 && home <= 1).toBe(true);
        const sum = steps.reduce((total, { homeSwing }) => total + homeSwing, start);
        expect(sum).toBeCloseTo(steps.at(-1)?.home ?? NaN, 9);
      }),
      { numRuns: 100 },
    );
  });

  test('is at every event what the manager computes with', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const setup = randomGameSetup(seed);
      const dice = new SeededDice(seed);
      let state = newGame(setup);
      const moments: GameMoment[] = [];
      while (!state.final) {
        const turn = applyCommand(setup, state, { kind: 'roll' }, dice);
        if (!turn.ok) throw new Error(turn.code);
        ({ state } = turn);
        moments.push(...turn.events.map(momentOf));
        const { steps } = winProbabilityLine(moments, { playedOut: state.final });
        expect(steps.at(-1)?.home).toBe(winExpectancy(state, 'home'));
      }
    }
  });

  test('a swing is given for the side that batted, the third out too', () => {
    const { steps } = winProbabilityLine(
      [
        moment({ visitingScore: 1 }),
        moment({ visitingScore: 1, ipOuts: 3 }),
        moment({ visitingScore: 1, ipOuts: 3, onBase: [false, true, false] }),
      ],
      { playedOut: false },
    );
    const [homer, thirdOut, double] = steps;
    expect(homer?.battingSwing).toBeGreaterThan(0.05);
    expect(homer?.homeSwing).toBe(-(homer?.battingSwing ?? 0));
    expect(thirdOut?.battingSwing).toBeLessThan(0);
    expect(double?.battingSwing).toBe(double?.homeSwing);
    expect(double?.battingSwing).toBeGreaterThan(0);
  });

  test.each([
    [1, 'visitors'],
    [2, 'visitors'],
    [4, 'home'],
    [5, 'home'],
    [7, 'visitors'],
  ] as const)('a double after %i outs is a swing for the %s', (ipOuts, side) => {
    const onSecond = moment({ ipOuts, onBase: [false, true, false] });
    const { steps } = winProbabilityLine([moment({ ipOuts }), onSecond], { playedOut: false });
    expect(steps[1]!.battingSwing).toBeGreaterThan(0.01);
    expect(steps[1]!.homeSwing > 0).toBe(side === 'home');
  });

  test('a walk-off home run takes all that was still missing', () => {
    const before = moment({
      ipOuts: 53,
      visitingScore: 3,
      homeScore: 2,
      onBase: [true, false, false],
    });
    const { steps } = winProbabilityLine(
      [before, moment({ ipOuts: 53, visitingScore: 3, homeScore: 4 })],
      {
        playedOut: true,
      },
    );
    const homer = steps[1];
    expect(homer?.home).toBe(1);
    expect(homer?.homeSwing).toBeGreaterThan(0.8);
    expect(biggestSwings(steps, 1)).toEqual([1]);
  });

  test('a game that is given up ends where it stood', () => {
    const moments = [moment({ ipOuts: 1, visitingScore: 2 })];
    const { steps } = winProbabilityLine(moments, { playedOut: false });
    expect(steps[0]?.home).toBeGreaterThan(0.2);
    expect(winProbabilityLine(moments, { playedOut: true }).steps[0]?.home).toBe(0);
  });

  test('a change of players moves nothing', () => {
    const [first, second] = winProbabilityLine([moment({ ipOuts: 1 }), moment({ ipOuts: 1 })], {
      playedOut: false,
    }).steps;
    expect(first?.homeSwing).toBeGreaterThan(0);
    expect(second?.battingSwing).toBe(0);
  });
});

describe('the biggest swings', () => {
  const step = (homeSwing: number) => ({ home: 0.5, homeSwing, battingSwing: homeSwing });

  test('whichever way they went, the greatest first', () => {
    expect(biggestSwings([step(0.1), step(-0.3), step(0.2), step(0.05)], 3)).toEqual([1, 2, 0]);
  });

  test('of equal ones the earlier first; what moved nothing is none', () => {
    expect(biggestSwings([step(0), step(0.2), step(-0.2)], 3)).toEqual([1, 2]);
  });

  test('are never more than there were, and none left out is greater', () => {
    fc.assert(
      fc.property(anySeed, fc.integer({ min: 0, max: 10 }), (seed, howMany) => {
        const { steps } = winProbabilityLine(played(seed).moments, { playedOut: true });
        const big = biggestSwings(steps, howMany);
        const size = (place: number) => Math.abs(steps[place]?.homeSwing ?? 0);
        expect(big.length).toBeLessThanOrEqual(howMany);
        const smallest = Math.min(1, ...big.map(size));
        const leftOut = steps.map((_, place) => place).filter((place) => !big.includes(place));
        const greatestLeftOut = howMany === 0 ? 0 : Math.max(0, ...leftOut.map(size));
        expect(greatestLeftOut).toBeLessThanOrEqual(smallest);
      }),
      { numRuns: 30 },
    );
  });
});
