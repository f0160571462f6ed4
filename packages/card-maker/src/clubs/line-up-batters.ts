import type { BatterCard, PlayerCard } from '@pennant/rules/cards/card';
import { OUTFIELD_POSITIONS } from '@pennant/rules/cards/card';
import { BATTING_POSITIONS, SLOTS, type Slot } from '@pennant/rules/games/lineup-slots';
import { solveAssignment } from '@pennant/rules/teams/assignment-problem';
import { isEligible } from '@pennant/rules/teams/eligibility';
import type { PlayerSeason } from '../seasons/season-record.ts';
import { battingRuns, clubBattingOrder } from './batting-order.ts';

type BattingPosition = (typeof BATTING_POSITIONS)[number];
/** A club's cards by slot. */
type Chosen = ReadonlyMap<Slot, PlayerCard>;
/** Games at each position, by player. */
export type GamesAt = ReadonlyMap<string, PlayerSeason['gamesAt']>;

const BENCH = SLOTS.filter((slot) => slot.startsWith('B'));
/** Games that everybody is given, so that the first few do not make a player the usual one. */
const PRIOR_GAMES = 10;
/** The value of a position that a player may not take: worse than any other. */
const NOT_ELIGIBLE = -1000;

/** Returns the share of a player's games that was played at a position. */
const shareAt = (card: BatterCard, position: BattingPosition, gamesAt: GamesAt): number => {
  const games = gamesAt.get(card.playerID);
  if (games === undefined) return 0;
  const outfield = OUTFIELD_POSITIONS.reduce((sum, each) => sum + games[each], 0);
  const isOutfield = OUTFIELD_POSITIONS.some((each) => each === position);
  const unknownOutfield = outfield === 0 ? games.OF : 0;
  const infield = games.C + games['1B'] + games['2B'] + games['3B'] + games.SS;
  const all = infield + outfield + unknownOutfield + games.DH + PRIOR_GAMES;
  return (games[position] + (isOutfield ? unknownOutfield : 0)) / all;
};

/** Returns the nine of these slots, each where the record has them most. */
const atUsualPositions = (chosen: Chosen, gamesAt: GamesAt): Chosen => {
  const nine = BATTING_POSITIONS.map((position) => chosen.get(position) as BatterCard);
  const worth = Float64Array.from(
    BATTING_POSITIONS.flatMap((position) =>
      nine.map((card) =>
        isEligible(position, card) ? shareAt(card, position, gamesAt) : NOT_ELIGIBLE,
      ),
    ),
  );
  const columns = solveAssignment(nine.length, nine.length, worth);
  const placed = BATTING_POSITIONS.map((position, row): [Slot, PlayerCard] => [
    position,
    nine[columns[row] ?? row] as BatterCard,
  ]);
  return new Map([...chosen, ...placed]);
};

/**
 * Returns the club with the best bat as its designated hitter that is not in the field. Who was it
 * before takes that player's place on the bench, or that of one with a lower rating.
 */
const withBestDesignatedHitter = (chosen: Chosen, own: readonly PlayerCard[]): Chosen => {
  const before = chosen.get('DH') as BatterCard;
  const inUse = new Set(
    [...chosen].filter(([slot]) => !BENCH.includes(slot)).map(([, { playerID }]) => playerID),
  );
  const best = own
    .filter((card) => card.type === 'Batter')
    .filter((card) => !inUse.has(card.playerID) && isEligible('DH', card))
    .reduce((most, card) => (battingRuns(card) > battingRuns(most) ? card : most), before);
  if (best === before) return chosen;
  const ratingOf = (slot: Slot): number => chosen.get(slot)?.rating ?? Infinity;
  const freed = BENCH.find((slot) => chosen.get(slot)?.playerID === best.playerID);
  const lowest = BENCH.reduce((low, slot) => (ratingOf(slot) < ratingOf(low) ? slot : low));
  const bench = freed ?? (ratingOf(lowest) < before.rating ? lowest : null);
  return new Map([
    ...chosen,
    ['DH', best],
    ...(bench === null ? [] : [[bench, before] as [Slot, PlayerCard]]),
  ]);
};

/**
 * Returns a club's cards as its manager lines up the batters: each at the position that was most
 * often theirs, so that the better glove plays the field, and the best free bat as the designated
 * hitter.
 */
export const lineUpBatters = (
  chosen: Chosen,
  own: readonly PlayerCard[],
  gamesAt: GamesAt,
): Chosen =>
  atUsualPositions(withBestDesignatedHitter(atUsualPositions(chosen, gamesAt), own), gamesAt);

/** Returns the number in the order, 1 to 9, of each of a club's nine. */
export const battingNumbers = (chosen: Chosen): ReadonlyMap<Slot, number> => {
  const order = clubBattingOrder(
    BATTING_POSITIONS.map((position) => chosen.get(position) as BatterCard),
  );
  return new Map(
    BATTING_POSITIONS.map((position) => [
      position,
      order.findIndex(({ cardID }) => cardID === chosen.get(position)?.cardID) + 1,
    ]),
  );
};
