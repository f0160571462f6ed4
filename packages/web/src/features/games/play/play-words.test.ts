import { clubColors } from '@pennant/card-art/clubs/club-colors';
import { describe, expect, test } from 'vitest';

import { clubNickname } from '../guest/club-nickname.ts';
import { aGameDto, anEvent } from '../testing/a-game-dto.ts';
import { sidesOf } from '../home-and-visitor-sides.ts';
import { capColors } from './cap-colors.ts';
import { highlightedDiceCells } from './highlighted-dice-cells.ts';
import { ownSide } from './own-side.ts';

test('the nickname of a club is its last word, with its color', () => {
  expect(
    [
      '1986 Boston Red Sox',
      '1906 Chicago Cubs',
      'Toronto Blue Jays',
      'Chicago White Sox',
      'St. Louis Browns',
      'Cuban Brown Bombers',
      'Red Sox',
      'Cubs',
      'Hartford Green Hornets',
      'Bored Sox',
    ].map(clubNickname),
  ).toEqual([
    'Red Sox',
    'Cubs',
    'Blue Jays',
    'White Sox',
    'Browns',
    'Brown Bombers',
    'Red Sox',
    'Cubs',
    'Green Hornets',
    'Sox',
  ]);
  expect(clubNickname('')).toBe('');
  expect(['Black', 'Gray', 'Gold'].map((color) => clubNickname(`Old ${color} Caps`))).toEqual([
    'Black Caps',
    'Gray Caps',
    'Gold Caps',
  ]);
});

test('the dice light the cells of their sums on both cards, the second roll on its own table', () => {
  expect(highlightedDiceCells({ diceResultH: 7, diceResultX: 10, diceResultP: 5 })).toEqual({
    batter: [
      { table: 'd', sum: 7 },
      { table: 'xd', sum: 10 },
    ],
    pitcher: [{ table: 'pd', sum: 5 }],
  });
  expect(highlightedDiceCells(anEvent(1, { diceResultX: null, diceResultP: null }))).toEqual({
    batter: [{ table: 'd', sum: 7 }],
    pitcher: [],
  });
});

describe('the user’s side', () => {
  const game = aGameDto();
  const at = (half: 'top' | 'bottom', userBats: boolean) =>
    ownSide({ ...game, situation: { ...game.situation, half, userBats } }).role;

  test('is the home side that pitches in the top and bats in the bottom', () => {
    expect([at('top', false), at('bottom', true)]).toEqual(['home', 'home']);
  });

  test('is the visiting side that bats in the top and pitches in the bottom', () => {
    expect([at('top', true), at('bottom', false)]).toEqual(['away', 'away']);
  });

  test('belongs to a game of two', () => {
    expect(() => sidesOf([{ role: 'home' as const }])).toThrow('two sides');
    expect(() => sidesOf([{ role: 'away' as const }])).toThrow('two sides');
  });
});

describe('the caps', () => {
  type Side = ReturnType<typeof aGameDto>['GameParticipants'][number];
  /** A side with so many cards of a club (each with another club behind it), and others. */
  const aSide = (name: string, club: string, cards: number): Side => {
    const [side] = aGameDto().GameParticipants;
    const lineup = side!.GameLineups[0]!;
    return {
      ...side!,
      UserTeam: { userTeamID: 'a', name },
      GameLineups: Array.from({ length: 24 }, (_, index) => ({
        ...lineup,
        Card: {
          ...lineup.Card,
          teamNameID: index < cards ? `${club},XXX` : index % 2 === 0 ? 'AAA' : 'BBB',
        },
      })),
    };
  };

  test('are those of the club that most cards are of', () => {
    const { home, visitors } = capColors(aSide('Nine', 'BOS', 13), aSide('Ten', 'CHN', 24));
    expect(home).toBe(clubColors('BOS').main);
    expect(visitors).toBe(clubColors('CHN').main);
  });

  test('are of the team’s own name where no club has more than half', () => {
    expect(capColors(aSide('Nine', 'BOS', 12), aSide('Ten', 'CHN', 24)).home).toBe(
      clubColors('Nine').main,
    );
  });

  test('are never the same: the visitors then wear their second color', () => {
    const { home, visitors } = capColors(aSide('Nine', 'BOS', 24), aSide('Ten', 'BOS', 24));
    expect(home).toBe(clubColors('BOS').main);
    expect(visitors).toBe(clubColors('BOS').second);
    expect(visitors).not.toBe(home);
  });

  test('of a team without players are those of its name', () => {
    const empty = { ...aSide('Nine', 'BOS', 24), GameLineups: [] };
    expect(capColors(empty, aSide('Ten', 'CHN', 24)).home).toBe(clubColors('Nine').main);
  });
});
