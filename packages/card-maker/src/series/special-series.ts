import type { BattingSeason, PitchingSeason, PlayerCard } from '@pennant/rules/cards/card';
import type { SeriesKind } from '@pennant/rules/packs/series-kind';
import { ALL_STAR } from '../seasons/all-star-honor.ts';
import type { SeasonRecord } from '../seasons/season-record.ts';
import { LAST_POSSIBLE_SEASON } from '../seasons/years.ts';
import { FIRST_SPECIAL_SERIES_ID } from './series.ts';
import type { Series, SeriesCards } from './series.ts';

/** A season with the predicates that special series select cards by. */
interface SeasonContext {
  readonly year: number;
  /** Games of the club with the most. */
  readonly games: number;
  /** Returns whether the card's player won one of these awards that year. */
  readonly won: (card: PlayerCard, awards: readonly string[]) => boolean;
  /** Returns whether it is the better of the player's batting and pitching cards. */
  readonly isBestOfPlayer: (card: PlayerCard) => boolean;
  /**
   * Returns whether one of the card's clubs won the World Series or, before it existed, a pennant.
   */
  readonly isChampion: (card: PlayerCard) => boolean;
}

interface SpecialSeries extends Omit<Series, 'seriesID' | 'name'> {
  /** The name, or the name in a history that ends with a season. */
  readonly name: string | ((lastSeason: number) => string);
  readonly includes: (card: PlayerCard, season: SeasonContext) => boolean;
}

type LineCondition<Line> = (line: Line, season: SeasonContext) => boolean;

const byAward =
  (...awards: string[]): SpecialSeries['includes'] =>
  (card, season) =>
    season.won(card, awards) && season.isBestOfPlayer(card);
const byBatting =
  (condition: LineCondition<BattingSeason>): SpecialSeries['includes'] =>
  (card, season) =>
    card.type === 'Batter' && condition(card.season, season);
const byPitching =
  (condition: LineCondition<PitchingSeason>): SpecialSeries['includes'] =>
  (card, season) =>
    card.type === 'Pitcher' && condition(card.season, season);
const byYears =
  (from: number, to: number): SpecialSeries['includes'] =>
  (_, season) =>
    season.year >= from && season.year <= to;

/** Returns whether a batter, below a pitcher, qualifies for rate titles. */
const isQualifiedBatter: LineCondition<BattingSeason> = (line, { games }) =>
  line.AB + line.BB + (line.HBP ?? 0) + (line.SF ?? 0) >= 3.1 * games;
const isQualifiedPitcher: LineCondition<PitchingSeason> = (line, { games }) =>
  line.IPouts >= 3 * games;

const defineSeries =
  (kind: SeriesKind) =>
  (
    seriesKey: string,
    name: SpecialSeries['name'],
    minRating: number,
    includes: SpecialSeries['includes'],
  ): SpecialSeries => ({ seriesKey, name, year: null, kind, minRating, includes });
const award = defineSeries('award');
const milestone = defineSeries('milestone');
const theme = defineSeries('theme');

const FIRST_OF_OUR_TIME = 2010;
/** Our time goes on with every season. */
const nameOfOurTime = (lastSeason: number) =>
  lastSeason > FIRST_OF_OUR_TIME
    ? `Our Time, ${FIRST_OF_OUR_TIME}-${lastSeason}`
    : `Our Time, since ${FIRST_OF_OUR_TIME}`;

/** All special series. New ones must be appended: the index in this list determines the id. */
const SPECIAL_SERIES: readonly SpecialSeries[] = [
  // Awards
  award('mvp', 'Most Valuable Players', 66, byAward('Most Valuable Player')),
  award(
    'pitchers-of-the-year',
    'Pitchers of the Year',
    66,
    byAward('Cy Young Award', 'Pitcher of the Year', 'TSN Pitcher of the Year'),
  ),
  award('rookies-of-the-year', 'Rookies of the Year', 56, byAward('Rookie of the Year')),
  award('gold-gloves', 'Gold Gloves', 56, byAward('Gold Glove')),
  award('silver-sluggers', 'Silver Sluggers', 66, byAward('Silver Slugger')),
  award('all-stars', 'All-Stars', 66, byAward(ALL_STAR)),
  award('champions', 'Champions', 66, (card, season) => season.isChampion(card)),
  // Milestones
  milestone(
    'forty-homers',
    '40 Home Runs',
    66,
    byBatting((line) => line.HR >= 40),
  ),
  milestone(
    'three-fifty',
    '.350 Hitters',
    66,
    byBatting((line, season) => isQualifiedBatter(line, season) && line.H >= 0.35 * line.AB),
  ),
  milestone(
    'two-hundred-hits',
    '200 Hits',
    66,
    byBatting((line) => line.H >= 200),
  ),
  milestone(
    'fifty-steals',
    '50 Steals',
    56,
    byBatting((line) => (line.SB ?? 0) >= 50),
  ),
  milestone(
    'thirty-thirty',
    '30 Homers, 30 Steals',
    66,
    byBatting((line) => line.HR >= 30 && (line.SB ?? 0) >= 30),
  ),
  milestone(
    'fifteen-triples',
    '15 Triples',
    56,
    byBatting((line) => line['3B'] >= 15),
  ),
  milestone(
    'hundred-walks',
    '100 Walks',
    66,
    byBatting((line) => line.BB >= 100),
  ),
  milestone(
    'hundred-thirty-rbi',
    '130 Runs Batted In',
    66,
    byBatting((line) => (line.RBI ?? 0) >= 130),
  ),
  milestone(
    'twenty-wins',
    '20 Wins',
    56,
    byPitching((line) => line.W >= 20),
  ),
  milestone(
    'three-hundred-strikeouts',
    '300 Strikeouts',
    66,
    byPitching((line) => line.SO >= 300),
  ),
  milestone(
    'under-two',
    'Under Two Runs',
    66,
    byPitching(
      (line, season) => isQualifiedPitcher(line, season) && 27 * line.ER < 2 * line.IPouts,
    ),
  ),
  milestone(
    'forty-saves',
    '40 Saves',
    56,
    byPitching((line) => line.SV >= 40),
  ),
  milestone(
    'ten-shutouts',
    'Shutout Artists',
    66,
    byPitching((line) => line.SHO >= 7),
  ),
  // Times
  theme('pioneers', 'Pioneers, 1871-1892', 56, byYears(1871, 1892)),
  theme('nineties', 'The High Nineties, 1893-1900', 56, byYears(1893, 1900)),
  theme('dead-ball', 'Dead Ball, 1901-1919', 66, byYears(1901, 1919)),
  theme('twenties', 'The Roaring Twenties', 66, byYears(1920, 1929)),
  theme('thirties', 'The Thirties', 66, byYears(1930, 1939)),
  theme('forties', 'The Forties', 66, byYears(1940, 1949)),
  theme('fifties', 'The Fifties', 66, byYears(1950, 1959)),
  theme('sixties', 'The Sixties', 66, byYears(1960, 1969)),
  theme('seventies', 'The Seventies', 66, byYears(1970, 1979)),
  theme('eighties', 'The Eighties', 66, byYears(1980, 1989)),
  theme('turn-of-the-century', 'Turn of the Century, 1990-2009', 76, byYears(1990, 2009)),
  theme('today', nameOfOurTime, 76, byYears(FIRST_OF_OUR_TIME, LAST_POSSIBLE_SEASON)),
  // Kinds of players
  theme(
    'switch-hitters',
    'Switch Hitters',
    66,
    (card) => card.type === 'Batter' && card.bats === 'B',
  ),
  theme('southpaws', 'Southpaws', 76, (card) => card.type === 'Pitcher' && card.throws === 'L'),
  theme(
    'masked-men',
    'Masked Men',
    66,
    (card) => card.type === 'Batter' && card.positions[0] === 'C',
  ),
  theme('firemen', 'Firemen', 66, (card) => card.type === 'Pitcher' && card.positions[0] === 'RP'),
  theme('titans', 'Titans', 86, () => true),
  theme('the-vault', 'The Vault', 96, () => true),
];

/**
 * Returns the special series of a history that ends with `lastSeason`, without their cards, in
 * order of id.
 */
export const specialSeries = (lastSeason: number): Series[] =>
  SPECIAL_SERIES.map(({ includes: _, name, ...facts }, index) => ({
    seriesID: FIRST_SPECIAL_SERIES_ID + index,
    ...facts,
    name: typeof name === 'string' ? name : name(lastSeason),
  }));

/**
 * Returns the key of a player's award, ignoring case: the record spells some awards in two ways.
 */
const awardKey = (playerID: string, award: string) => `${playerID} ${award.toLowerCase()}`;

const createContext = (record: SeasonRecord, cards: readonly PlayerCard[]): SeasonContext => {
  const honors = new Set(record.honors.map(({ playerID, award }) => awardKey(playerID, award)));
  const best = new Map<string, PlayerCard>();
  for (const card of cards) {
    const known = best.get(card.playerID);
    if (known === undefined || card.rating > known.rating) best.set(card.playerID, card);
  }
  const winners = record.clubs.filter((club) => club.wonWorldSeries);
  const champions = new Set(
    (winners.length > 0 ? winners : record.clubs.filter((club) => club.wonPennant)).map(
      (club) => club.team,
    ),
  );
  return {
    year: record.year,
    games: record.clubs.reduce((max, club) => Math.max(max, club.games), 0),
    won: (card, awards) => awards.some((award) => honors.has(awardKey(card.playerID, award))),
    isBestOfPlayer: (card) => best.get(card.playerID) === card,
    isChampion: (card) => card.teams.some((team) => champions.has(team)),
  };
};

/**
 * Returns the cards of a season in each special series, in order of id; series without any are left
 * out. Cards rated below a series' `minRating` are not in it.
 */
export const gatherSpecialSeries = (
  record: SeasonRecord,
  cards: readonly PlayerCard[],
): SeriesCards[] => {
  const season = createContext(record, cards);
  return SPECIAL_SERIES.map(({ includes, minRating }, index) => ({
    seriesID: FIRST_SPECIAL_SERIES_ID + index,
    cardIDs: cards
      .filter((card) => card.rating >= minRating && includes(card, season))
      .map((card) => card.cardID)
      .sort((a, b) => a - b),
  })).filter(({ cardIDs }) => cardIDs.length > 0);
};
