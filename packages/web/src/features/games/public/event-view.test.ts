import { describe, expect, test } from 'vitest';

import { anEvent, anEventWithoutDice, visitor } from '../testing/a-game-dto.ts';
import { aPublicGame } from '../testing/a-public-game.ts';
import { scoreboardAt, viewOfEvent } from './event-view.ts';

/** A lead-off double, the runner sent home, then three outs, and the last half in short. */
const GAME = aPublicGame({
  events: [
    anEvent(1, {
      ipOuts: 0,
      resultType: 'H2',
      secondBaseRunnerLineupID: visitor(0),
      moves: [{ gameLineupID: visitor(0), from: 0, to: 2, out: false }],
    }),
    anEventWithoutDice(2, 'advance', { ipOuts: 0, runs: 1, visitingScore: 1 }),
    anEvent(3, { ipOuts: 3, visitingScore: 1 }),
    anEvent(4, { ipOuts: 6, visitingScore: 1, homeScore: 2, runs: 2 }),
  ],
});
const viewOf = (eventNumber: number) =>
  viewOfEvent(GAME, GAME.events[eventNumber - 1]!, eventNumber > 1);

describe('the board of a public game', () => {
  test('is as it was after the event', () => {
    expect(scoreboardAt(GAME, 1)).toMatchObject({ visitorScore: 0, visitorHits: 1 });
    expect(scoreboardAt(GAME, 2)).toMatchObject({ inningScores: [1], visitorScore: 1 });
  });

  test('is the final one after the last event', () => {
    expect(scoreboardAt(GAME, 4)).toBe(GAME.scoreboardData);
    expect(viewOf(4).atBat).toBeNull();
  });

  test('stays in the half-inning that an event ends', () => {
    expect(viewOf(3).atBat).toEqual({ inning: 1, half: 'top', outs: 3 });
  });
});

describe('the field of a public game', () => {
  test('has the runners after the event, who stand there on arrival and run after a step', () => {
    expect(viewOf(1).field).toMatchObject({ runners: [2], playKey: null });
    expect(viewOf(3).field).toMatchObject({ playKey: 3 });
  });

  test('has the dice of the roll beside what the manager then decided', () => {
    expect(viewOf(2).thrown?.eventNumber).toBe(1);
    expect(viewOf(2).dice.batter).toEqual([3, 4]);
  });

  test('has no dice beside a steal, which follows no roll of its own', () => {
    const steal = anEventWithoutDice(2, 'steal');
    const game = { ...GAME, events: [GAME.events[0]!, steal, ...GAME.events.slice(2)] };
    expect(viewOfEvent(game, steal, true).dice).toEqual({
      batter: null,
      extra: null,
      pitcher: null,
    });
  });
});
