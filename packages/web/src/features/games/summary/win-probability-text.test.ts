import type { RolledEventDto } from '@pennant/contract/game-event';
import { describe, expect, test } from 'vitest';

import { mergeRollResponse } from '../play/merge-roll-response.ts';
import { aRollResponse, anEvent, aGameDto, visitor } from '../testing/a-game-dto.ts';
import { buildGameWinProbability } from './game-win-probability.ts';
import { winProbabilityGain, summarizeLine, chartPositionText } from './win-probability-text.ts';

const names = { visitors: 'Boxcars', home: 'Mudville' };
const lineOf = (events: readonly RolledEventDto[], isFinal = false) =>
  buildGameWinProbability({ ...mergeRollResponse(aGameDto(), aRollResponse(events))!, isFinal });

describe('a swing is told for the side that it helped', () => {
  test('the visitors, by a run of theirs', () => {
    const [homer] = lineOf([anEvent(1, { ipOuts: 0, runs: 1, visitingScore: 1 })]).played;
    expect(winProbabilityGain(homer!, names)).toEqual({
      club: 'Boxcars',
      isHome: false,
      text: expect.stringMatching(/^\+\d+%$/),
    });
  });

  test('the home side, by an out of the visitors', () => {
    const [out] = lineOf([anEvent(1, { ipOuts: 1 })]).played;
    expect(winProbabilityGain(out!, names)).toMatchObject({ club: 'Mudville', isHome: true });
  });

  test('nobody, where no percent of it would show', () => {
    expect(winProbabilityGain({ homeSwing: 0.004 }, names)).toBeNull();
  });
});

describe('a place of the chart, for those who listen', () => {
  const line = lineOf([
    anEvent(1, {
      ipOuts: 0,
      resultDescription: 'N0 homers to left.',
      runs: 1,
      visitingScore: 1,
    }),
    anEvent(2, { ipOuts: 0, resultType: 'H1', firstBaseRunnerLineupID: visitor(1) }),
  ]);

  test('tells half, event, words, score, chance and swing', () => {
    expect(chartPositionText(line.played[0], line, names)).toMatch(
      /^Top 1, event 1\. N0 homers to left\. Boxcars 1, Mudville 0\. Mudville \d\d% to win; \+\d+% for Boxcars\.$/,
    );
  });

  test('before the first pitch there is only the chance', () => {
    expect(chartPositionText(undefined, line, names)).toBe(
      'Before the first pitch. Mudville 50% to win.',
    );
  });
});

describe('the line in words', () => {
  test('who won, and how near they came to losing', () => {
    const line = lineOf(
      [
        anEvent(1, { ipOuts: 53, visitingScore: 3, homeScore: 0 }),
        anEvent(2, { ipOuts: 53, visitingScore: 3, homeScore: 4, runs: 4 }),
      ],
      true,
    );
    expect(summarizeLine(line, names, false)).toBe(
      'Mudville won. It looked least likely at 1%, in the Top 1.',
    );
  });

  test('how it stands in a game under way, and in one that was given up', () => {
    const line = lineOf([anEvent(1, { ipOuts: 6, homeScore: 2 })]);
    expect(summarizeLine(line, names, false)).toMatch(/^Now: Mudville \d\d% to win\.$/);
    expect(summarizeLine(line, names, true)).toMatch(
      /^The game was given up with Mudville at \d\d%/,
    );
  });
});
