import { topRatingOf, tierOf, type Tier } from '../cards/tier.ts';
import type { Dice } from '../fairness/dice.ts';
import { SLOTS, type Slot } from '../games/slot.ts';
import { isEligible, kindOf, type SlotKind } from '../teams/eligibility.ts';
import type { LineupCard } from '../teams/lineup.ts';
import { BASE_PACK_COST } from './cost.ts';

/** No card of a starter set is of a higher tier. */
export const BEST_STARTER_TIER = 'silver' satisfies Tier;

/** Base packs that the money of a new account buys. */
export const STARTER_PACKS = 10;

/** What a new account gets besides its cards: the price of ten base packs. */
export const STARTER_MONEY = STARTER_PACKS * BASE_PACK_COST;

/** Chances of each tier for a card of the set, in hundredths: a side that can win a game, with room to grow. */
const STARTER_TIER_WEIGHTS: readonly (readonly [Tier, number])[] = [
  ['silver', 25],
  ['bronze', 45],
  ['iron', 30],
];

/** The scarcest places first, so that the last ones still find someone. */
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

const SLOTS_AS_DRAWN = DRAW_ORDER.flatMap((kind) => SLOTS.filter((slot) => kindOf(slot) === kind));

/** Seasons from which starter sets are drawn: those with whole bullpens. */
const FIRST_STARTER_YEAR = 1920;

/** The years whose base series a starter set may come from, of those on sale: the later ones, where there are any. */
export const starterYears = (onSale: readonly number[]): readonly number[] => {
  const later = onSale.filter((year) => year >= FIRST_STARTER_YEAR);
  return later.length > 0 ? later : onSale;
};

export type StarterSet =
  | { readonly ok: true; readonly cards: Readonly<Record<Slot, number>> }
  | { readonly ok: false; readonly code: 'pool_too_small'; readonly slot: Slot };

/**
 * Draws 24 cards that fill every slot of a lineup, from a pool such as a season's cards: for each slot a tier by its weight,
 * then one of its eligible cards, nobody twice; a tier without any gives way to the next lower, then to the next higher one.
 * Refused where the pool has nobody for a slot.
 */
export const drawStarterSet = (pool: readonly LineupCard[], dice: Dice): StarterSet => {
  const best = topRatingOf(BEST_STARTER_TIER);
  const open = pool.filter((card) => card.rating <= best).toSorted((a, b) => a.cardID - b.cardID);
  const used = new Set<string>();
  const cards: Partial<Record<Slot, number>> = {};
  for (const slot of SLOTS_AS_DRAWN) {
    const eligible = open.filter((card) => !used.has(card.playerID) && isEligible(slot, card));
    const ofTier = Map.groupBy(eligible, (card) => tierOf(card.rating));
    const mark = Math.floor(dice.fraction('starter tier') * 100);
    let passed = 0;
    const at = STARTER_TIER_WEIGHTS.findIndex(([, weight]) => mark < (passed += weight));
    const tiers = STARTER_TIER_WEIGHTS.map(([tier]) => tier);
    const tier = [...tiers.slice(at), ...tiers.slice(0, at).toReversed()].find((each) =>
      ofTier.has(each),
    );
    const choice = tier === undefined ? [] : (ofTier.get(tier) ?? []);
    const card = choice[Math.floor(dice.fraction('starter card') * choice.length)];
    if (card === undefined) return { ok: false, code: 'pool_too_small', slot };
    used.add(card.playerID);
    cards[slot] = card.cardID;
  }
  return { ok: true, cards: cards as Record<Slot, number> };
};
