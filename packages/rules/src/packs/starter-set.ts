import { topRatingOf, tierOf, type Tier } from '../cards/tier.ts';
import type { Dice } from '../fairness/dice.ts';
import { SLOTS, type Slot } from '../games/lineup-slots.ts';
import { isEligible, slotKindOf, type SlotKind } from '../teams/eligibility.ts';
import type { LineupCard } from '../teams/lineup.ts';
import { BASE_PACK_COST } from './pack-cost.ts';

/** Highest tier of a card in a starter set. */
export const MAX_STARTER_TIER = 'silver' satisfies Tier;

/** Base packs that the money of a new account buys. */
export const STARTER_PACKS = 10;

/** Money of a new account: the cost of ten base packs. */
export const STARTER_MONEY = STARTER_PACKS * BASE_PACK_COST;

/**
 * Probability of each tier for a card of the set, in percent: a team that can win, with room to
 * grow.
 */
const STARTER_TIER_WEIGHTS: readonly (readonly [Tier, number])[] = [
  ['silver', 25],
  ['bronze', 45],
  ['iron', 30],
];

/**
 * Kinds of slots in drawing order, the scarcest positions first, so that every slot can be filled.
 */
const DRAW_ORDER: readonly SlotKind[] = [
  'C',
  'SS',
  'CF',
  '2B',
  '3B',
  'RF',
  'LF',
  '1B',
  'RP',
  'SP',
  'DH',
  'B',
];

const SLOTS_IN_DRAW_ORDER = DRAW_ORDER.flatMap((kind) =>
  SLOTS.filter((slot) => slotKindOf(slot) === kind),
);

/** First season of starter sets: from then on clubs have full bullpens. */
const FIRST_STARTER_YEAR = 1920;

/**
 * Returns the years whose base series a starter set may come from, of those on sale: those from
 * `FIRST_STARTER_YEAR` on, or all where there are none.
 */
export const starterYears = (onSale: readonly number[]): readonly number[] => {
  const later = onSale.filter((year) => year >= FIRST_STARTER_YEAR);
  return later.length > 0 ? later : onSale;
};

/** Returns whether a card may be in a starter set. */
export const isStarterCard = ({ rating }: { readonly rating: number }): boolean =>
  rating <= topRatingOf(MAX_STARTER_TIER);

export type StarterSet =
  | { readonly ok: true; readonly cards: Readonly<Record<Slot, number>> }
  | { readonly ok: false; readonly code: 'pool_too_small'; readonly slot: Slot };

export interface StarterOptions {
  /** A card that is in the set whatever else is drawn, in the first slot that it fits. */
  readonly kept?: LineupCard | null;
  /** How far away a card is: a slot is filled with one of the nearest that fit. */
  readonly distanceOf?: (card: LineupCard) => number;
}

/**
 * Draws 24 cards that fill every slot of a lineup, from a pool such as a season's cards: for each
 * slot a tier by its weight, then one of its eligible cards, no player twice; a tier without any is
 * replaced by the next lower, then the next higher one. Refused where no card fits a slot.
 */
export const drawStarterSet = (
  pool: readonly LineupCard[],
  dice: Dice,
  { kept = null, distanceOf }: StarterOptions = {},
): StarterSet => {
  const open = pool.filter(isStarterCard).toSorted((a, b) => a.cardID - b.cardID);
  const used = new Set<string>();
  const cards: Partial<Record<Slot, number>> = {};
  const keptSlot = kept && SLOTS_IN_DRAW_ORDER.find((slot) => isEligible(slot, kept));
  if (kept && keptSlot) {
    used.add(kept.playerID);
    cards[keptSlot] = kept.cardID;
  }
  /** The cards for a kind of slot, worked out once: pitchers and the bench have five slots each. */
  const openFor = new Map<SlotKind, readonly LineupCard[]>();
  for (const slot of SLOTS_IN_DRAW_ORDER) {
    if (slot === keptSlot) continue;
    const kind = slotKindOf(slot);
    const ofKind = openFor.get(kind) ?? open.filter((card) => isEligible(slot, card));
    openFor.set(kind, ofKind);
    const fitting = ofKind.filter((card) => !used.has(card.playerID));
    const eligible = distanceOf ? nearestOf(fitting, distanceOf) : fitting;
    const byTier = Map.groupBy(eligible, (card) => tierOf(card.rating));
    const mark = Math.floor(dice.fraction('starter tier') * 100);
    let cumulative = 0;
    const drawn = STARTER_TIER_WEIGHTS.findIndex(([, weight]) => mark < (cumulative += weight));
    const tiers = STARTER_TIER_WEIGHTS.map(([tier]) => tier);
    const tier = [...tiers.slice(drawn), ...tiers.slice(0, drawn).toReversed()].find((candidate) =>
      byTier.has(candidate),
    );
    const choice = tier === undefined ? [] : (byTier.get(tier) ?? []);
    const card = choice[Math.floor(dice.fraction('starter card') * choice.length)];
    if (card === undefined) return { ok: false, code: 'pool_too_small', slot };
    used.add(card.playerID);
    cards[slot] = card.cardID;
  }
  return { ok: true, cards: cards as Record<Slot, number> };
};

function nearestOf(
  cards: readonly LineupCard[],
  distanceOf: (card: LineupCard) => number,
): readonly LineupCard[] {
  const nearest = Math.min(...cards.map(distanceOf));
  return cards.filter((card) => distanceOf(card) === nearest);
}
