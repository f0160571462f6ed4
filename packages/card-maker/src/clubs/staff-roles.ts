import type { PitcherCard } from '@pennant/rules/cards/card';
import { SLOTS, type Slot } from '@pennant/rules/games/lineup-slots';
import { isEligible } from '@pennant/rules/teams/eligibility';

const STARTER_SLOTS = SLOTS.filter((slot) => slot.startsWith('SP'));
/** RP1 closes, RP2 sets up, RP5 is the long reliever. */
const RELIEVER_SLOTS = SLOTS.filter((slot) => slot.startsWith('RP'));

type ComparePitchers = (a: PitcherCard, b: PitcherCard) => number;

const reliefGames = ({ season }: PitcherCard): number => season.G - season.GS;
/** Whether a pitcher started more often than relieved, or as often. */
const mostlyStarted = (card: PitcherCard): boolean => card.season.GS >= reliefGames(card);

const bestFirst: ComparePitchers = (a, b) => b.rating - a.rating || a.cardID - b.cardID;
const mostStartsFirst: ComparePitchers = (a, b) =>
  Number(mostlyStarted(b)) - Number(mostlyStarted(a)) ||
  b.season.GS - a.season.GS ||
  // Of two with as many starts, the one who can't relieve.
  a.positions.length - b.positions.length ||
  bestFirst(a, b);
const longestFirst: ComparePitchers = (a, b) => b.stamina - a.stamina || bestFirst(b, a);

/** Games that a pitcher finished in relief, by playerID; unknown where the record has none. */
export type GamesFinished = ReadonlyMap<string, number>;

const mostSavesFirst =
  (gamesFinished: GamesFinished): ComparePitchers =>
  (a, b) =>
    b.season.SV - a.season.SV ||
    (gamesFinished.get(b.playerID) ?? 0) - (gamesFinished.get(a.playerID) ?? 0) ||
    reliefGames(b) - reliefGames(a) ||
    bestFirst(a, b);

/** Returns the closer: who mostly relieved and saved most, else whoever may relieve and did. */
const findCloser = (
  relievers: readonly PitcherCard[],
  gamesFinished: GamesFinished,
): PitcherCard | undefined => {
  const sorted = relievers.toSorted(mostSavesFirst(gamesFinished));
  return sorted.find((card) => !mostlyStarted(card)) ?? sorted[0];
};

/** Returns the relievers behind the closer: best first, who stays longest last. */
const orderRelievers = (bestFirstRelievers: readonly PitcherCard[]): readonly PitcherCard[] => {
  const [longReliever] = bestFirstRelievers.toSorted(longestFirst);
  return longReliever === undefined
    ? []
    : [...bestFirstRelievers.filter((card) => card !== longReliever), longReliever];
};

/**
 * Returns a club's pitchers in the roles that the record tells. The five with most starts start,
 * the best of them first; who mostly relieved starts only where starters are missing. RP1 is the
 * reliever with most saves, then games finished; the last is the long reliever, who stays longest
 * of the others; between them the others, best first. Slots without a pitcher are left out.
 */
export const assignStaff = (
  pitchers: readonly PitcherCard[],
  gamesFinished: GamesFinished,
): ReadonlyMap<Slot, PitcherCard> => {
  const canStart = pitchers.filter((card) => isEligible('SP1', card)).toSorted(mostStartsFirst);
  const canRelieve = pitchers.filter((card) => isEligible('RP1', card));
  const regulars = canStart.filter(mostlyStarted).slice(0, STARTER_SLOTS.length);
  const closer = findCloser(
    canRelieve.filter((card) => !regulars.includes(card)),
    gamesFinished,
  );
  const starters = canStart
    .filter((card) => card !== closer)
    .slice(0, STARTER_SLOTS.length)
    .toSorted(bestFirst);
  const others = canRelieve
    .filter((card) => card !== closer && !starters.includes(card))
    .toSorted(bestFirst)
    .slice(0, RELIEVER_SLOTS.length - 1);
  const relievers = closer === undefined ? [] : [closer, ...orderRelievers(others)];
  const staff = new Map<Slot, PitcherCard>();
  starters.forEach((card, index) => staff.set(STARTER_SLOTS[index] as Slot, card));
  relievers.forEach((card, index) => staff.set(RELIEVER_SLOTS[index] as Slot, card));
  return staff;
};
