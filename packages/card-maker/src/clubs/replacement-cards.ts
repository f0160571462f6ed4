import {
  FIELD_POSITIONS,
  type BatterCard,
  type PitcherCard,
  type PlayerCard,
} from '@pennant/rules/cards/card';

/** First numbers of a season's replacement players: pitchers, then batters. */
const FIRST_REPLACEMENT_PITCHER = 9001;
const FIRST_REPLACEMENT_BATTER = 9501;
const CARD_IDS_PER_YEAR = 10_000;

/** Percentile of a replacement player among the season's ratings. */
const PERCENTILE = 0.15;

/** Returns the card at that percentile of the ratings. */
const findModel = <C extends PlayerCard>(cards: readonly C[]): C => {
  const sorted = cards.toSorted((a, b) => a.rating - b.rating || a.cardID - b.cardID);
  const found = sorted[Math.floor(sorted.length * PERCENTILE)];
  if (!found) throw new Error('a season without a batter or without a pitcher has no replacement');
  return found;
};

const clearFigures = <Line extends object>(line: Line): Line =>
  Object.fromEntries(
    Object.entries(line).map(([figure, value]) => [figure, value === null ? null : 0]),
  ) as Line;

const replacementFields = (year: number, kind: 'pitcher' | 'batter', n: number) => ({
  cardID:
    year * CARD_IDS_PER_YEAR +
    (kind === 'pitcher' ? FIRST_REPLACEMENT_PITCHER : FIRST_REPLACEMENT_BATTER) +
    n,
  playerID: `replacement-${kind}-${year}-${n + 1}`,
  name: `Replacement ${kind} ${n + 1}`,
  teams: ['---'],
  clubName: 'Replacement players',
  bats: null,
  throws: null,
});

/**
 * Returns a replacement pitcher with the dice of a poor pitcher of the season, for clubs without
 * enough pitchers. The card is in no series and so in no pack.
 * @param n index of the season's replacement pitchers, from 0
 */
export const replacementPitcher = (
  year: number,
  n: number,
  pitchers: readonly PitcherCard[],
): PitcherCard => {
  const model = findModel(pitchers);
  return {
    ...model,
    ...replacementFields(year, 'pitcher', n),
    positions: ['SP', 'RP'],
    season: clearFigures(model.season),
  };
};

/** Returns a replacement batter, eligible at every position; otherwise as `replacementPitcher`. */
export const replacementBatter = (
  year: number,
  n: number,
  batters: readonly BatterCard[],
): BatterCard => {
  const model = findModel(batters);
  return {
    ...model,
    ...replacementFields(year, 'batter', n),
    positions: FIELD_POSITIONS,
    season: clearFigures(model.season),
  };
};
