import type { ContestOfGame } from '@pennant/contract/game-summary';
import { describe, expect, test } from 'vitest';

import { aContestOfGame } from '../testing/a-game-summary.ts';
import { contestLine } from './contest-line.ts';

const REWARD = { money: 888, packs: 2, series: '1911 Base', cardID: null, card: null };
const lineOf = (contest: Partial<ContestOfGame>) => contestLine(aContestOfGame(contest));
const won = (granted: ContestOfGame['granted'], numOfGames = 3) =>
  lineOf({ wins: 2, losses: 1, numOfGames, result: 'win', decided: 'win', granted });

describe('the game that decides a series tells', () => {
  test('the result and what the first win brought', () => {
    expect(won(REWARD)).toBe('Series won 2-1: $888 and 2 packs');
  });

  test('a card by its name, and one pack as one', () => {
    expect(won({ ...REWARD, packs: 1, cardID: 1, card: 'Ty%20Cobb' })).toBe(
      'Series won 2-1: $888, 1 pack and Ty Cobb',
    );
    expect(won({ ...REWARD, money: 0, packs: 0, cardID: 1 })).toBe('Series won 2-1: a card');
  });

  test('a second win of the contest, which brings nothing more', () => {
    expect(won(null)).toBe('Series won 2-1');
  });

  test('a contest of one game without a standing', () => {
    expect(won(REWARD, 1)).toBe('Contest won: $888 and 2 packs');
    expect(lineOf({ losses: 1, numOfGames: 1, result: 'loss', decided: 'loss' })).toBe(
      'Contest lost',
    );
  });

  test('a loss and a tie', () => {
    const three = { wins: 1, losses: 2, numOfGames: 3 };
    expect(lineOf({ ...three, result: 'loss', decided: 'loss' })).toBe('Series lost 1-2');
    const even = { wins: 1, losses: 1, numOfGames: 2 };
    expect(lineOf({ ...even, result: 'tie', decided: 'tie' })).toBe('Series level, 1-1');
  });
});

describe('a game that decides nothing tells', () => {
  test.each([
    [1, 0, 'You lead the series 1-0, 3 wins to go'],
    [3, 2, 'You lead the series 3-2, 1 win to go'],
    [1, 2, 'You trail in the series 1-2, 3 wins to go'],
    [2, 2, 'The series is level 2-2, 2 wins to go'],
  ])('how a series of seven stands at %i-%i', (wins, losses, line) => {
    expect(lineOf({ wins, losses, numOfGames: 7 })).toBe(line);
  });

  test('how it stood, if the series was decided before it or since', () => {
    expect(lineOf({ wins: 2, losses: 1, numOfGames: 3, result: 'win' })).toBe(
      'The series stood 2-1',
    );
    expect(lineOf({ wins: 1, losses: 0, numOfGames: 3, result: 'win' })).toBe(
      'The series stood 1-0',
    );
  });
});
