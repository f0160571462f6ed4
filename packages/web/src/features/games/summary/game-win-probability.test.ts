import type { RolledEventDto } from '@pennant/contract/game-event';
import { expect, test } from 'vitest';

import { mergeRollResponse } from '../play/merge-roll-response.ts';
import {
  aRollResponse,
  anEvent,
  anEventWithoutDice,
  aGameDto,
  visitor,
} from '../testing/a-game-dto.ts';
import {
  groupByHalfInning,
  buildGameWinProbability,
  halfInningLabel,
  isTopHalf,
} from './game-win-probability.ts';

const lineOf = (events: readonly RolledEventDto[], over = {}) =>
  buildGameWinProbability({ ...mergeRollResponse(aGameDto(), aRollResponse(events))!, ...over });

test('the third out ends a half, whoever changes after it belongs to the next', () => {
  const { played } = lineOf([
    anEvent(1, { ipOuts: 1 }),
    anEvent(2, { ipOuts: 3 }),
    anEventWithoutDice(3, 'substitution', { ipOuts: 3 }),
    anEvent(4, { ipOuts: 4 }),
  ]);
  expect(
    groupByHalfInning(played).map(({ half, played: inHalf }) => [
      halfInningLabel(half),
      isTopHalf(half),
      inHalf.map(({ event, outs }) => [event.eventNumber, outs]),
    ]),
  ).toEqual([
    [
      'Top 1',
      true,
      [
        [1, 1],
        [2, 3],
      ],
    ],
    [
      'Bottom 1',
      false,
      [
        [3, 0],
        [4, 1],
      ],
    ],
  ]);
});

test('a runner on base moves the line, by what the side at bat gains', () => {
  const { start, played } = lineOf([
    anEvent(1, { ipOuts: 0, resultType: 'H1', firstBaseRunnerLineupID: visitor(0) }),
    anEvent(2, { ipOuts: 0, resultType: 'HR', runs: 2, visitingScore: 2 }),
  ]);
  expect(start).toBeCloseTo(0.5, 2);
  expect(played[0]?.home).toBeLessThan(start);
  expect(played[0]?.battingSwing).toBeCloseTo(start - (played[0]?.home ?? 0), 9);
  expect(played[1]?.battingSwing).toBeGreaterThan(played[0]?.battingSwing ?? 1);
});

test('the biggest plays are three at most, the greatest first', () => {
  const { biggest } = lineOf([
    anEvent(1, { ipOuts: 1 }),
    anEvent(2, { ipOuts: 1, runs: 1, visitingScore: 1 }),
    anEvent(3, { ipOuts: 2, visitingScore: 1 }),
    anEvent(4, { ipOuts: 2, runs: 2, visitingScore: 3 }),
    anEvent(5, { ipOuts: 3, visitingScore: 3 }),
  ]);
  expect(biggest.map(({ event }) => event.eventNumber).slice(0, 2)).toEqual([4, 2]);
  expect(biggest).toHaveLength(3);
});

test('a game played out ends at 0 or 1; one that was given up, where it stood', () => {
  const events = [anEvent(1, { ipOuts: 51, visitingScore: 1, homeScore: 2 })];
  const end = (over: object) => lineOf(events, over).played.at(-1)?.home;
  expect(end({ isFinal: true })).toBe(1);
  const early = [anEvent(1, { ipOuts: 6, visitingScore: 1, homeScore: 2 })];
  const givenUp = lineOf(early, { isFinal: true, isAbandoned: true }).played.at(-1)?.home ?? 1;
  expect(givenUp).toBeGreaterThan(0.5);
  expect(givenUp).toBeLessThan(0.9);
});

test('a game under way has room for what is to come, one that is over has none', () => {
  expect(lineOf([anEvent(1)]).room).toBe(80);
  expect(lineOf([anEvent(1)], { isFinal: true }).room).toBe(1);
});

test('a game without events has a start and nothing else', () => {
  expect(lineOf([])).toEqual({ start: expect.closeTo(0.5, 2), played: [], biggest: [], room: 80 });
});
