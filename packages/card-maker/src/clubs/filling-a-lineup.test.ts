import type { PlayerCard } from '@pennant/rules/cards/card';
import { FIELD_POSITIONS } from '@pennant/rules/cards/card';
import { expect, test } from 'vitest';
import { makeSeasonCards } from '../cards/make-season-cards.ts';
import { planCards } from '../cards/plan-cards.ts';
import { aBatterCard, aPitcherCard } from '../testing/a-card.ts';
import { aBatter, aClub, aSeason } from '../testing/a-season.ts';
import { aSmallHistory } from '../testing/a-small-history.ts';
import { makeComputerClubs } from './computer-clubs.ts';
import { replacementBatter, replacementPitcher } from './replacement-cards.ts';

const CLUBS = [aClub(), aClub({ team: 'BBB', name: 'Borough Bears', league: 'XL', wins: 90 })];
const ONE_PITCHER = aPitcherCard({}, { playerID: 'pitcher' });

const catcher = (cardID: number, rating: number, league: string, team: string) =>
  aBatterCard(
    {},
    { cardID, playerID: `c${cardID}`, positions: ['C'], rating, league, teams: [team] },
  );

/** Returns the card that catches for the Anytown Aces, who have no catcher of their own. */
const catcherAmong = (...cards: readonly PlayerCard[]) =>
  makeComputerClubs(aSeason([], { clubs: CLUBS }), [...cards, ONE_PITCHER]).clubs[0]!.lineup.C
    .cardID;

test('an empty slot goes to the weakest of the league, then to the weakest of another', () => {
  const strong = catcher(1, 60, 'XL', 'BBB');
  const weak = catcher(2, 50, 'XL', 'BBB');
  const foreign = catcher(3, 40, 'YL', 'CCC');
  const weakest = catcher(4, 45, 'YL', 'CCC');
  expect(catcherAmong(strong, weak, foreign)).toBe(2);
  expect(catcherAmong(weakest, foreign)).toBe(3);
  expect(catcherAmong(catcher(9, 50, 'XL', 'BBB'), catcher(8, 50, 'XL', 'BBB'))).toBe(8);
});

test('a slot that no card of the season fits goes to a replacement player', () => {
  const shortstop = aBatterCard({}, { positions: ['SS'] });
  const { clubs, replacements } = makeComputerClubs(aSeason([], { clubs: CLUBS }), [
    shortstop,
    ONE_PITCHER,
  ]);
  const [aces, bears] = clubs;
  expect(aces!.lineup.C.cardID).toBe(1962_9501);
  // One replacement can't play twice, so each club takes the same few, and no more are made.
  expect(bears!.lineup.C.cardID).toBe(1962_9501);
  expect(replacements).toHaveLength(22);
  expect(aces).toMatchObject({ year: 1962, name: '1962 Anytown Aces', league: 'XL', wins: 81 });
  expect(bears).toMatchObject({ team: 'BBB', wins: 90, losses: 81 });
});

/** Returns whether a shortstop who played so many of 120 games for the Aces is one of theirs. */
const isAce = (games: number) => {
  const stint = { league: 'XL', plateAppearances: 100, battersFaced: 0 };
  const mover = aBatter(
    'mover',
    {},
    {
      stints: [
        { ...stint, team: 'AAA', games },
        { ...stint, team: 'BBB', games: 120 - games },
      ],
    },
  );
  const card = aBatterCard({}, { playerID: 'mover', positions: ['SS'], teams: ['AAA', 'BBB'] });
  const weaker = aBatterCard(
    {},
    { cardID: 2, playerID: 'other', positions: ['SS'], rating: 30, teams: ['ZZZ'] },
  );
  const season = aSeason([mover], { clubs: [aClub()] });
  return makeComputerClubs(season, [card, weaker, ONE_PITCHER]).clubs[0]!.lineup.SS.cardID === 1;
};

test('a player belongs to each club of at least a quarter of the season’s games', () => {
  expect([120, 30, 29, 0].map(isAce)).toEqual([true, true, false, false]);
});

test('a replacement is a poor player of the season without a season', () => {
  const batters = Array.from({ length: 20 }, (_, n) =>
    aBatterCard({ CS: null }, { cardID: n + 1, rating: 90 - n }),
  );
  expect(replacementBatter(1927, 2, batters)).toMatchObject({
    cardID: 1927_9503,
    playerID: 'replacement-batter-1927-3',
    name: 'Replacement batter 3',
    clubName: 'Replacement players',
    teams: ['---'],
    // Three of twenty are worse.
    rating: 74,
    positions: FIELD_POSITIONS,
    bats: null,
    throws: null,
    season: { AB: 0, HR: 0, CS: null },
  });
  const pitchers = [9, 4, 7].map((cardID) => aPitcherCard({}, { cardID, rating: 50 }));
  expect(replacementPitcher(1927, 0, pitchers)).toMatchObject({
    cardID: 1927_9001,
    playerID: 'replacement-pitcher-1927-1',
    name: 'Replacement pitcher 1',
    positions: ['SP', 'RP'],
    season: { W: 0, IPouts: 0 },
  });
  expect(() => replacementPitcher(1927, 0, [])).toThrow('no replacement');
});

/** Games name the clubs and their cards by number, so the same cards make the same clubs. */
test('the clubs of three small seasons are what they always were', () => {
  const seasons = aSmallHistory();
  const plan = planCards(seasons);
  const lineups = seasons.flatMap((season) => {
    const cards = makeSeasonCards(season, plan.get(season.year)!);
    return makeComputerClubs(season, cards).clubs.map(({ name, score, lineup }) => {
      const numbers = Object.values(lineup).map(({ cardID }) => cardID % 10_000);
      return `${name} ${score}: ${numbers.join(' ')}`;
    });
  });
  expect(lineups).toEqual([
    '1879 Anytown Aces 58: 1 2 3 9501 5 6 7 8 9 5003 5001 5002 9001 9002 5005 5004 9003 9004 9005 10 4 9502 9503 9504',
    '1879 Borough Bears 58: 1 2 3 9501 5 6 7 8 10 5002 5001 9001 9002 9003 5003 5005 5004 9004 9005 9 4 9502 9503 9504',
    '1879 County Cubs 58: 1 2 3 4 5 6 8 9501 10 5002 5003 5001 9001 9002 5004 5005 9003 9004 9005 7 9 9502 9503 9504',
    '1908 Anytown Aces 43: 1 2 3 9501 5 6 7 8 9 5003 5002 5001 9001 9002 5005 5004 9003 9004 9005 10 4 9502 9503 9504',
    '1908 Borough Bears 43: 1 2 3 9501 5 6 7 8 10 5001 5002 9001 9002 9003 5003 5005 5004 9004 9005 9 4 9502 9503 9504',
    '1908 County Cubs 43: 1 2 10 4 5 6 7 8 9501 5002 5003 5001 9001 9002 5004 5005 9003 9004 9005 3 9 9502 9503 9504',
    '1977 Anytown Aces 42: 1 2 3 9501 5 6 7 8 9 5003 5002 5001 9001 9002 5005 5004 9003 9004 9005 10 4 9502 9503 9504',
    '1977 Borough Bears 42: 1 2 3 9501 5 6 7 8 10 5001 5002 9001 9002 9003 5003 5005 5004 9004 9005 9 4 9502 9503 9504',
    '1977 County Cubs 42: 1 2 3 4 5 6 8 9501 10 5002 5003 5001 9001 9002 5004 5005 9003 9004 9005 7 9 9502 9503 9504',
  ]);
});
