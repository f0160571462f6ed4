import type { BatterCard, CardPosition, PitcherCard, PlayerCard } from '@pennant/rules/cards/card';

/** A season's replacement players are numbered from here on: pitchers, then batters. */
const FIRST_REPLACEMENT_PITCHER = 9001;
const FIRST_REPLACEMENT_BATTER = 9501;
const CARDS_OF_A_YEAR = 10_000;

/** How far down the season's ratings a replacement player stands. */
const STANDING = 0.15;

const EVERYWHERE: readonly CardPosition[] = ['C', '1B', '2B', '3B', 'SS', 'LF', 'CF', 'RF'];

/** The card that so large a share of the others are rated below. */
const cardAt = <C extends PlayerCard>(cards: readonly C[]): C => {
  const sorted = cards.toSorted((a, b) => a.rating - b.rating || a.cardID - b.cardID);
  const found = sorted[Math.floor(sorted.length * STANDING)];
  if (!found) throw new Error('a season without a batter or without a pitcher has no replacement');
  return found;
};

const noFigures = <Line extends object>(line: Line): Line =>
  Object.fromEntries(
    Object.entries(line).map(([figure, value]) => [figure, value === null ? null : 0]),
  ) as Line;

const factsOf = (year: number, kind: 'pitcher' | 'batter', n: number) => ({
  cardID:
    year * CARDS_OF_A_YEAR +
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
 * Someone to stand in where a club and its league have nobody: he pitches as a poor pitcher of the season did.
 * In no series, so in no pack.
 * @param n counts from 0
 */
export const replacementPitcher = (
  year: number,
  n: number,
  pitchers: readonly PitcherCard[],
): PitcherCard => {
  const model = cardAt(pitchers);
  return {
    ...model,
    ...factsOf(year, 'pitcher', n),
    positions: ['SP', 'RP'],
    season: noFigures(model.season),
  };
};

/** The same for a batter, who plays wherever he is needed. */
export const replacementBatter = (
  year: number,
  n: number,
  batters: readonly BatterCard[],
): BatterCard => {
  const model = cardAt(batters);
  return {
    ...model,
    ...factsOf(year, 'batter', n),
    positions: EVERYWHERE,
    season: noFigures(model.season),
  };
};
