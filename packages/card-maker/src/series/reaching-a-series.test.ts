import type { BattingSeason, PitchingSeason, PlayerCard } from '@pennant/rules/cards/card';
import { expect, test } from 'vitest';
import { ALL_STAR } from '../seasons/all-star-honor.ts';
import type { SeasonRecord } from '../seasons/season-record.ts';
import { aBatterCard, aPitcherCard } from '../testing/a-card.ts';
import { aBattingSeason, aClub, aSeason } from '../testing/a-season.ts';
import { gatherSpecialSeries, specialSeries } from './special-series.ts';

/** Returns the keys of the special series that a season puts a card into. */
const seriesOf = (card: PlayerCard, season: Partial<Omit<SeasonRecord, 'players'>> = {}) => {
  const gathered = gatherSpecialSeries(aSeason([], { year: card.year, ...season }), [card]);
  const ids = new Set(gathered.map(({ seriesID }) => seriesID));
  return specialSeries(2023)
    .filter(({ seriesID }) => ids.has(seriesID))
    .map(({ seriesKey }) => seriesKey);
};

/** Packs, rewards and links name special series by these, so they never change, only grow. */
test('the special series, their names and their lowest ratings', () => {
  expect(
    specialSeries(2023).map(
      ({ seriesID, seriesKey, name, kind, minRating, year }) =>
        `${seriesID} ${seriesKey}: ${name} (${kind}, ${minRating}, ${year})`,
    ),
  ).toEqual([
    '3001 mvp: Most Valuable Players (award, 66, null)',
    '3002 pitchers-of-the-year: Pitchers of the Year (award, 66, null)',
    '3003 rookies-of-the-year: Rookies of the Year (award, 56, null)',
    '3004 gold-gloves: Gold Gloves (award, 56, null)',
    '3005 silver-sluggers: Silver Sluggers (award, 66, null)',
    '3006 all-stars: All-Stars (award, 66, null)',
    '3007 champions: Champions (award, 66, null)',
    '3008 forty-homers: 40 Home Runs (milestone, 66, null)',
    '3009 three-fifty: .350 Hitters (milestone, 66, null)',
    '3010 two-hundred-hits: 200 Hits (milestone, 66, null)',
    '3011 fifty-steals: 50 Steals (milestone, 56, null)',
    '3012 thirty-thirty: 30 Homers, 30 Steals (milestone, 66, null)',
    '3013 fifteen-triples: 15 Triples (milestone, 56, null)',
    '3014 hundred-walks: 100 Walks (milestone, 66, null)',
    '3015 hundred-thirty-rbi: 130 Runs Batted In (milestone, 66, null)',
    '3016 twenty-wins: 20 Wins (milestone, 56, null)',
    '3017 three-hundred-strikeouts: 300 Strikeouts (milestone, 66, null)',
    '3018 under-two: Under Two Runs (milestone, 66, null)',
    '3019 forty-saves: 40 Saves (milestone, 56, null)',
    '3020 ten-shutouts: Shutout Artists (milestone, 66, null)',
    '3021 pioneers: Pioneers, 1871-1892 (theme, 56, null)',
    '3022 nineties: The High Nineties, 1893-1900 (theme, 56, null)',
    '3023 dead-ball: Dead Ball, 1901-1919 (theme, 66, null)',
    '3024 twenties: The Roaring Twenties (theme, 66, null)',
    '3025 thirties: The Thirties (theme, 66, null)',
    '3026 forties: The Forties (theme, 66, null)',
    '3027 fifties: The Fifties (theme, 66, null)',
    '3028 sixties: The Sixties (theme, 66, null)',
    '3029 seventies: The Seventies (theme, 66, null)',
    '3030 eighties: The Eighties (theme, 66, null)',
    '3031 turn-of-the-century: Turn of the Century, 1990-2009 (theme, 76, null)',
    '3032 today: Our Time, 2010-2023 (theme, 76, null)',
    '3033 switch-hitters: Switch Hitters (theme, 66, null)',
    '3034 southpaws: Southpaws (theme, 76, null)',
    '3035 masked-men: Masked Men (theme, 66, null)',
    '3036 firemen: Firemen (theme, 66, null)',
    '3037 titans: Titans (theme, 86, null)',
    '3038 the-vault: The Vault (theme, 96, null)',
  ]);
});

test('a usual season is in no series at all', () => {
  expect(seriesOf(aBatterCard())).toEqual([]);
  expect(seriesOf(aPitcherCard())).toEqual([]);
});

test.each<[string, Partial<BattingSeason>, Partial<BattingSeason>]>([
  ['forty-homers', { HR: 40 }, { HR: 39 }],
  ['two-hundred-hits', { AB: 640, H: 200 }, { AB: 640, H: 199 }],
  ['fifty-steals', { SB: 50 }, { SB: 49 }],
  ['thirty-thirty', { HR: 30, SB: 30 }, { HR: 29, SB: 30 }],
  ['thirty-thirty', { HR: 30, SB: 30 }, { HR: 30, SB: 29 }],
  ['thirty-thirty', { HR: 30, SB: 30 }, { HR: 30, SB: null }],
  ['fifteen-triples', { '3B': 15 }, { '3B': 14 }],
  ['hundred-walks', { BB: 100 }, { BB: 99 }],
  ['hundred-thirty-rbi', { RBI: 130 }, { RBI: 129 }],
  ['hundred-thirty-rbi', { RBI: 130 }, { RBI: null }],
  ['three-fifty', { AB: 500, H: 175 }, { AB: 500, H: 174 }],
])('%s is reached by %j and missed by %j', (key, reached, missed) => {
  expect(seriesOf(aBatterCard(reached))).toEqual([key]);
  expect(seriesOf(aBatterCard(missed))).toEqual([]);
});

test('.350 counts for a title only with 3.1 plate appearances a game, walks and the like included', () => {
  const line = { AB: 460, H: 180, BB: 30, HBP: 7, SF: 6 };
  const shortOf = (figures: Partial<BattingSeason>) =>
    seriesOf(aBatterCard({ ...line, ...figures }));
  // 503 of the 502.2 that a season of 162 games takes.
  expect(shortOf({})).toEqual(['three-fifty']);
  expect(shortOf({ AB: 459 })).toEqual([]);
  expect(shortOf({ BB: 29 })).toEqual([]);
  expect(shortOf({ HBP: 6 })).toEqual([]);
  expect(shortOf({ SF: 5 })).toEqual([]);
  expect(shortOf({ HBP: null, SF: null })).toEqual([]);
  expect(shortOf({ AB: 473, HBP: null, SF: null })).toEqual(['three-fifty']);
  const clubs = [aClub({ games: 60 }), aClub({ team: 'BBB', games: 62 }), aClub({ games: 61 })];
  expect(seriesOf(aBatterCard({ AB: 180, H: 70, BB: 12, HBP: 0, SF: 0 }), { clubs })).toEqual([]);
  expect(seriesOf(aBatterCard({ AB: 181, H: 70, BB: 12, HBP: 0, SF: 0 }), { clubs })).toEqual([
    'three-fifty',
  ]);
});

test.each<[string, Partial<PitchingSeason>, Partial<PitchingSeason>]>([
  ['twenty-wins', { W: 20 }, { W: 19 }],
  ['three-hundred-strikeouts', { SO: 300 }, { SO: 299 }],
  ['forty-saves', { SV: 40 }, { SV: 39 }],
  ['ten-shutouts', { SHO: 7 }, { SHO: 6 }],
  ['under-two', { IPouts: 540, ER: 39 }, { IPouts: 540, ER: 40 }],
  ['under-two', { IPouts: 486, ER: 10 }, { IPouts: 485, ER: 10 }],
])('%s is reached by %j and missed by %j', (key, reached, missed) => {
  expect(seriesOf(aPitcherCard(reached))).toEqual([key]);
  expect(seriesOf(aPitcherCard(missed))).toEqual([]);
});

test('a pitcher of forty home runs has allowed them, and no batter wins twenty games', () => {
  const slugger = { ...aBatterCard(), season: { ...aBattingSeason(), W: 30, SO: 400 } };
  expect(seriesOf(slugger as PlayerCard)).toEqual([]);
  expect(seriesOf(aPitcherCard({ HR: 45, H: 260, BB: 130 }))).toEqual([]);
});

test.each([
  ['pioneers', 1871, 1892, 56],
  ['nineties', 1893, 1900, 56],
  ['dead-ball', 1901, 1919, 66],
  ['twenties', 1920, 1929, 66],
  ['thirties', 1930, 1939, 66],
  ['forties', 1940, 1949, 66],
  ['fifties', 1950, 1959, 66],
  ['sixties', 1960, 1969, 66],
  ['seventies', 1970, 1979, 66],
  ['eighties', 1980, 1989, 66],
  ['turn-of-the-century', 1990, 2009, 76],
])('%s are the cards of %i to %i rated %i or more', (key, from, to, minRating) => {
  const inYear = (year: number, rating = minRating) => seriesOf(aBatterCard({}, { year, rating }));
  expect(inYear(from)).toEqual([key]);
  expect(inYear(to)).toEqual([key]);
  expect(inYear(from - 1)).not.toContain(key);
  expect(inYear(to + 1)).not.toContain(key);
  expect(inYear(from, minRating - 1)).toEqual([]);
});

test('our time began in 2010 and goes on with every season of the record', () => {
  const inYear = (year: number, rating = 76) => seriesOf(aBatterCard({}, { year, rating }));
  for (const year of [2010, 2023, 2024, 2061]) expect(inYear(year)).toEqual(['today']);
  expect(inYear(2009)).toEqual(['turn-of-the-century']);
  expect(inYear(2024, 75)).toEqual([]);
});

test.each([
  [2024, 'Our Time, 2010-2024'],
  [2011, 'Our Time, 2010-2011'],
  [1934, 'Our Time, since 2010'],
])('of a history that ends with %i it is named %s', (lastSeason, name) => {
  const ourTime = specialSeries(lastSeason).find(({ seriesKey }) => seriesKey === 'today');
  expect(ourTime?.name).toBe(name);
});

test.each<[string, PlayerCard, PlayerCard]>([
  ['switch-hitters', aBatterCard({}, { bats: 'B' }), aPitcherCard({}, { bats: 'B' })],
  ['southpaws', aPitcherCard({}, { throws: 'L' }), aBatterCard({}, { throws: 'L' })],
  [
    'masked-men',
    aBatterCard({}, { positions: ['C'] }),
    aBatterCard({}, { positions: ['1B', 'C'] }),
  ],
  [
    'firemen',
    aPitcherCard({}, { positions: ['RP'] }),
    aPitcherCard({}, { positions: ['SP', 'RP'] }),
  ],
  ['titans', aBatterCard({}, { rating: 86 }), aBatterCard({}, { rating: 85 })],
])('%s are of one kind', (key, member, other) => {
  expect(seriesOf(member)).toEqual([key]);
  expect(seriesOf(other)).toEqual([]);
});

test('the vault holds who is rated 96 or more', () => {
  expect(seriesOf(aBatterCard({}, { rating: 96 }))).toEqual(['titans', 'the-vault']);
  expect(seriesOf(aBatterCard({}, { rating: 95 }))).toEqual(['titans']);
});

test.each([
  ['Most Valuable Player', 'mvp'],
  ['Cy Young Award', 'pitchers-of-the-year'],
  ['Pitcher of the Year', 'pitchers-of-the-year'],
  ['TSN Pitcher of the Year', 'pitchers-of-the-year'],
  ['Rookie of the Year', 'rookies-of-the-year'],
  ['Gold Glove', 'gold-gloves'],
  ['Silver Slugger', 'silver-sluggers'],
  [ALL_STAR, 'all-stars'],
])('who won the %s is in %s, however the award is spelled', (award, key) => {
  const honored = (playerID: string, name: string) =>
    seriesOf(aBatterCard(), { honors: [{ playerID, award: name }] });
  expect(honored('someone', award)).toEqual([key]);
  expect(honored('someone', award.toUpperCase())).toEqual([key]);
  expect(honored('another', award)).toEqual([]);
});

test('of two cards of a player the better one has the award, of two as good the batter’s', () => {
  const awarded = (batting: number, pitching: number) => {
    const cards = [aBatterCard({}, { rating: batting }), aPitcherCard({}, { rating: pitching })];
    const honors = [{ playerID: 'someone', award: 'Most Valuable Player' }];
    return gatherSpecialSeries(aSeason([], { year: 1865, honors }), cards)[0]!.cardIDs;
  };
  expect(awarded(80, 70)).toEqual([1]);
  expect(awarded(70, 80)).toEqual([5001]);
  expect(awarded(80, 80)).toEqual([1]);
});

test('champions won the World Series; where nobody did, a pennant', () => {
  const clubs = (won: boolean) => [
    aClub({ wonPennant: true }),
    aClub({ team: 'BBB', wonPennant: true, wonWorldSeries: won }),
    aClub({ team: 'CCC' }),
  ];
  const isChampion = (team: string, wonSeries: boolean) =>
    seriesOf(aBatterCard({}, { teams: ['ZZZ', team] }), { clubs: clubs(wonSeries) }).length > 0;
  expect(['AAA', 'BBB', 'CCC'].map((team) => isChampion(team, true))).toEqual([false, true, false]);
  expect(['AAA', 'BBB', 'CCC'].map((team) => isChampion(team, false))).toEqual([true, true, false]);
});

test('the cards of a series stand in the order of their numbers', () => {
  const cards = [9, 30, 1, 200].map((cardID) => ({
    ...aBatterCard({ HR: 50 }),
    cardID,
    playerID: `b${cardID}`,
  }));
  expect(gatherSpecialSeries(aSeason([], { year: 1865 }), cards)[0]!.cardIDs).toEqual([
    1, 9, 30, 200,
  ]);
});
