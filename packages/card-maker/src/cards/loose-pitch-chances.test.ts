import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aLeagueOfPlayers, aBatter, aPitcher, aSeason } from '../testing/a-season.ts';
import { regressCount } from './loose-pitch-chances.ts';
import { makeSeasonCards } from './make-season-cards.ts';
import { planCards } from './plan-cards.ts';

test('a rate is regressed to between the player’s own and the league’s', () => {
  fc.assert(
    fc.property(
      fc.nat(60),
      fc.double({ min: 0.01, max: 20, noNaN: true }),
      fc.double({ min: 0.1, max: 10, noNaN: true }),
      (count, expected, added) => {
        const own = count / expected;
        const regressed = regressCount(count, expected, added);
        expect(regressed).toBeGreaterThanOrEqual(Math.min(own, 1) - 1e-9);
        expect(regressed).toBeLessThanOrEqual(Math.max(own, 1) + 1e-9);
      },
    ),
  );
});

const known = { wildPitches: 5, balks: 1 };
const players = [
  ...aLeagueOfPlayers().map((player) =>
    player.pitching === null ? player : { ...player, ...known },
  ),
  aPitcher('wild', {}, { wildPitches: 20, balks: 6 }),
  aPitcher('calm', {}, { wildPitches: 0, balks: 0 }),
  aPitcher('brief', { BFP: 20, IPouts: 15, H: 4, BB: 1 }, { wildPitches: 2, balks: 0 }),
  aPitcher('blank', {}, { wildPitches: null, balks: null }),
  aBatter('safe', {}, { gamesAt: { C: 120 }, passedBalls: 2 }),
  aBatter('loose', {}, { gamesAt: { C: 120 }, passedBalls: 20 }),
];

const cardsBy = (version: number, season = aSeason(players)) => {
  const cards = makeSeasonCards(season, planCards([season], version).get(season.year)!);
  return (playerID: string) => {
    const card = cards.find((each) => each.playerID === playerID)!;
    return card.type === 'Pitcher'
      ? [card.wildPitchChance, card.balkChance, card.season.WP]
      : [card.passedBallChance, card.season.PB];
  };
};

test('cards tell who is wild, and a blank is the league', () => {
  const of = cardsBy(2);
  const [wild, calm, brief, blank] = ['wild', 'calm', 'brief', 'blank'].map(
    (id) => of(id)[0] as number,
  ) as [number, number, number, number];
  expect(wild).toBeGreaterThan(brief);
  expect(brief).toBeGreaterThan(blank);
  expect(blank).toBeGreaterThan(calm);
  expect(of('wild')[2]).toBe(20);
  expect(of('blank')[2]).toBeNull();
  expect(of('loose')[0]).toBeGreaterThan(of('safe')[0] as number);
  expect(of('loose')[1]).toBe(20);
  expect(of('b01')).toEqual([undefined, undefined]);
});

test('cards of version 1, and of a history without the figures, have none', () => {
  expect(cardsBy(1)('wild')).toEqual([undefined, undefined, undefined]);
  const of = cardsBy(2, aSeason(aLeagueOfPlayers()));
  expect(of('p01')).toEqual([undefined, undefined, undefined]);
});
