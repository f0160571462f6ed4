import { expect, test } from 'vitest';
import { leaguesOf } from '../leagues/league-season.ts';
import { aBatter, aPitcher, aSeason } from '../testing/a-season.ts';
import { batterCardInputs, hasBattingCard, hasPitchingCard } from './card-inputs.ts';

/** 100 plate appearances. */
const HUNDRED = { AB: 100, H: 25, '2B': 0, '3B': 0, HR: 0, BB: 0, HBP: 0, SF: 0 };

test('a batter whose strikeouts were not recorded gets those of the league’s pitchers', () => {
  const season = aSeason([
    aBatter('b', { ...HUNDRED, SO: null }),
    aPitcher('p', { SO: 11, BFP: 100 }),
  ]);
  const [line] = batterCardInputs(season, leaguesOf(season));
  expect(line!.real.SO).toBeCloseTo(0.11, 12);
});

test('a batter from a league that recorded none gets its share on top of their own', () => {
  const stint = { team: 'AAA', games: 50, plateAppearances: 50, battersFaced: 0 };
  const season = aSeason([
    aBatter('kept', { ...HUNDRED, SO: 20 }),
    aBatter(
      'moved',
      { ...HUNDRED, SO: 10 },
      {
        stints: [
          { ...stint, league: 'XL' },
          { ...stint, league: 'YL' },
        ],
      },
    ),
    aBatter(
      'unkept',
      { ...HUNDRED, SO: null },
      {
        stints: [{ ...stint, league: 'YL', plateAppearances: 100 }],
      },
    ),
    aPitcher(
      'p',
      { SO: 15 },
      {
        stints: [{ team: 'AAA', league: 'YL', games: 30, plateAppearances: 0, battersFaced: 800 }],
      },
    ),
  ]);
  const moved = batterCardInputs(season, leaguesOf(season)).find(
    ({ player }) => player.playerID === 'moved',
  );
  // The other league's pitchers struck out 15 of its 150 plate appearances; 50 were this batter's.
  expect(moved!.real.SO).toBeCloseTo(0.1 + 0.05, 12);
});

test('who only pitched has no batting card', () => {
  expect(hasBattingCard(aPitcher('p'))).toBe(false);
  expect(hasBattingCard(aBatter('b'))).toBe(true);
});

test('who hit the only batter with a pitch has a pitching card, who faced nobody has none', () => {
  const nothing = { IPouts: 0, H: 0, HR: 0, BB: 0, SO: 0 };
  const hasCard = (BFP: number | null) => hasPitchingCard(aPitcher('p', { ...nothing, BFP }));
  expect([1, 0, null].map(hasCard)).toEqual([true, false, false]);
  expect(hasPitchingCard(aPitcher('p', { ...nothing, BB: 1, BFP: null }))).toBe(true);
});
