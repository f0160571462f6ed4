import { batterOdds, matchupOdds } from '@pennant/rules/cards/dice-odds';
import type { BatterCard, PitcherCard } from '@pennant/rules/cards/card';
import { expect, test } from 'vitest';
import { generateHistory } from '../synthetic/generate-history.ts';
import {
  aBatter,
  aBattingSeason,
  aClub,
  aLeagueOfPlayers,
  aPitcher,
  aSeason,
} from '../testing/a-season.ts';
import { makeSeasonCards } from './make-season-cards.ts';
import { planCards } from './plan-cards.ts';

const cardsOf = (...parts: Parameters<typeof aSeason>) => {
  const season = aSeason(...parts);
  return makeSeasonCards(season, planCards([season]).get(season.year)!);
};
const isBatter = (card: { type: string }): card is BatterCard => card.type === 'Batter';
const isPitcher = (card: { type: string }): card is PitcherCard => card.type === 'Pitcher';

test('batters are numbered from 1, pitchers from 5001, in order of playerID', () => {
  const cards = cardsOf([aPitcher('a'), aBatter('c'), aPitcher('d'), aBatter('b')]);
  expect(cards.map((card) => [card.cardID, card.playerID])).toEqual([
    [1962_0001, 'b'],
    [1962_0002, 'c'],
    [1962_5001, 'a'],
    [1962_5002, 'd'],
  ]);
});

test('a player who hit and pitched gets two cards', () => {
  const both = { ...aPitcher('x'), batting: aBattingSeason({ G: 90 }) };
  const cards = cardsOf([{ ...both, gamesAt: { ...both.gamesAt, RF: 58 } }]);
  expect(cards.map((card) => card.type)).toEqual(['Batter', 'Pitcher']);
});

test('a pitcher who bats gets no batting card, a pinch hitter does', () => {
  const pitcher = { ...aPitcher('p'), batting: aBattingSeason({ AB: 70 }), pinchHit: 2 };
  const pinchHitter = aBatter(
    'q',
    { AB: 20, H: 5, '2B': 0, '3B': 0, HR: 0 },
    { gamesAt: {}, pinchHit: 20 },
  );
  const cards = cardsOf([pitcher, pinchHitter]);
  expect(cards.map((card) => [card.type, card.playerID])).toEqual([
    ['Batter', 'q'],
    ['Pitcher', 'p'],
  ]);
});

test('who never came to the plate or faced a batter gets no card', () => {
  const runner = aBatter('b', {
    AB: 0,
    H: 0,
    '2B': 0,
    '3B': 0,
    HR: 0,
    BB: 0,
    HBP: 0,
    SF: 0,
    SO: 0,
  });
  const nobody = aPitcher('p', { IPouts: 0, H: 0, BB: 0, SO: 0, HR: 0, BFP: 0 });
  expect(cardsOf([runner, nobody])).toEqual([]);
});

test('clubs stand in order of stint, and the club of most games gives the name', () => {
  const stint = { league: 'XL', plateAppearances: 300, battersFaced: 0 };
  const [card] = cardsOf(
    [
      aBatter(
        'b',
        {},
        {
          stints: [
            { ...stint, team: 'BBB', games: 40 },
            { ...stint, team: 'AAA', games: 80 },
          ],
        },
      ),
    ],
    { clubs: [aClub(), aClub({ team: 'BBB', name: 'Borough Bears' })] },
  );
  expect(card).toMatchObject({ teams: ['BBB', 'AAA'], clubName: 'Anytown Aces', league: 'XL' });
});

test('a batter hits the real line against the pitchers of the league', () => {
  const cards = cardsOf(aLeagueOfPlayers());
  const pitchers = cards.filter(isPitcher);
  for (const batter of cards.filter(isBatter)) {
    const season = batter.season;
    const appearances = season.AB + season.BB + season.HBP! + season.SF!;
    let faced = 0;
    const mean = { hits: 0, HR: 0, BB: 0, SO: 0 };
    for (const pitcher of pitchers) {
      const odds = matchupOdds(batter.dice, pitcher.dice);
      const weight = pitcher.season.BFP! / 46_656;
      faced += pitcher.season.BFP!;
      mean.hits += weight * (odds.H1 + odds.H2 + odds.H3 + odds.HR);
      mean.HR += weight * odds.HR;
      mean.BB += weight * odds.BB;
      mean.SO += weight * odds.SO;
    }
    expect(Math.abs(mean.hits / faced - season.H / appearances)).toBeLessThan(0.004);
    expect(Math.abs(mean.HR / faced - season.HR / appearances)).toBeLessThan(0.004);
    expect(Math.abs(mean.BB / faced - (season.BB + season.HBP!) / appearances)).toBeLessThan(0.004);
    expect(Math.abs(mean.SO / faced - season.SO! / appearances)).toBeLessThan(0.004);
  }
});

test('the better season has the better rating', () => {
  const cards = cardsOf([
    ...aLeagueOfPlayers(),
    aBatter('star', { H: 190, HR: 45, BB: 110 }),
    aBatter('poor', { H: 110, HR: 1, BB: 20 }),
  ]);
  const rating = (playerID: string) => cards.find((card) => card.playerID === playerID)!.rating;
  expect(rating('star')).toBe(100);
  expect(rating('poor')).toBe(25);
});

test('a season gives the same cards alone, again, and from a plan that was posted to a worker', () => {
  const seasons = generateHistory(7).slice(0, 3);
  const first = seasons.map((season) =>
    makeSeasonCards(season, planCards(seasons).get(season.year)!),
  );
  const plan = structuredClone(planCards(seasons));
  const backwards = seasons
    .toReversed()
    .map((season) => makeSeasonCards(season, plan.get(season.year)!))
    .toReversed();
  expect(backwards).toEqual(first);
});

test('every card of an invented history can be played', () => {
  const seasons = generateHistory(11).filter((season) => season.year % 30 === 0);
  const plan = planCards(seasons);
  for (const season of seasons) {
    const cards = makeSeasonCards(season, plan.get(season.year)!);
    expect(new Set(cards.map((card) => card.cardID)).size).toBe(cards.length);
    for (const card of cards) {
      expect(card.positions.length).toBeGreaterThan(0);
      expect(card.teams.length).toBeGreaterThan(0);
      expect(card.rating).toBeGreaterThanOrEqual(25);
      expect(card.rating).toBeLessThanOrEqual(100);
    }
    for (const pitcher of cards.filter(isPitcher)) {
      expect(pitcher.dice).toHaveLength(11);
      expect(pitcher.stamina).toBeGreaterThan(0);
    }
    for (const batter of cards.filter(isBatter)) {
      const odds = batterOdds(batter.dice);
      expect(Object.values(odds).reduce((sum, count) => sum + count, 0)).toBe(1296);
      expect(batter.stealAttemptRate).toBeLessThanOrEqual(0.9);
      expect(batter.stealSuccessRate).toBeGreaterThan(0);
    }
  }
});
