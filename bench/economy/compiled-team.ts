import type { BatterCard, PitcherCard } from '@pennant/rules/cards/card';
import { compileSide, rotationStarter } from '@pennant/rules/games/engine/compile-setup';
import type { SideSetup } from '@pennant/rules/games/setup';
import {
  FIRST_BENCH,
  FIRST_RELIEVER,
  FIRST_STARTER,
  SLOTS,
  type Slot,
} from '@pennant/rules/games/lineup-slots';
import { bestLineup } from '@pennant/rules/teams/best-lineup';
import {
  isEligible,
  slotKindOf,
  SLOT_KINDS,
  type SlotKind,
} from '@pennant/rules/teams/eligibility';
import type { Lineup, LineupEntry } from '@pennant/rules/teams/lineup';
import { teamScore } from '@pennant/rules/teams/team-score';

/** The fields of a card that play and the economy need. */
export type EconomyCard = Omit<BatterCard, 'season'> | Omit<PitcherCard, 'season'>;

/** A compiled team, and its ratings by lineup index. */
export interface CompiledTeam {
  readonly setup: SideSetup;
  readonly ratings: readonly number[];
  /** Rounded average rating of the 24. */
  readonly score: number;
}

/** Compiles a whole lineup. */
export const compileTeam = (
  name: string,
  lineup: Lineup,
  cardOf: (cardID: number) => EconomyCard,
): CompiledTeam => {
  const entries = SLOTS.map((slot) => lineup[slot]);
  const players = entries.map(({ cardID }) => cardOf(cardID));
  const ratings = players.map(({ rating }) => rating);
  const battingOrder = entries
    .map(({ lineupOrder }, index) => ({ lineupOrder, index }))
    .filter(({ lineupOrder }) => lineupOrder !== null)
    .toSorted((a, b) => (a.lineupOrder ?? 0) - (b.lineupOrder ?? 0))
    .map(({ index }) => index);
  const setup = compileSide({
    name,
    players,
    battingOrder,
    starter: FIRST_STARTER,
    manager: 'computer',
  });
  return { setup, ratings, score: teamScore(ratings) };
};

/** Returns the side with the starting pitcher of its game of this number, in rotation. */
export const withRotationStarter = ({ setup }: CompiledTeam, game: number): SideSetup => ({
  ...setup,
  starter: rotationStarter(game),
});

const SLOT_OF_KIND = new Map<SlotKind, Slot>(SLOTS.map((slot) => [slotKindOf(slot), slot]));

/**
 * The cards of a collection that can matter to its best lineup: for each kind of slot the best card
 * of each of the 24 best players. A lineup uses 24 players, so no other card is ever needed: the
 * best lineup of these is that of all.
 */
export class LineupPool {
  #best = new Map<SlotKind, readonly EconomyCard[]>(SLOT_KINDS.map((kind) => [kind, []]));

  /** Adds a card that is new to the collection; returns whether it can matter. */
  add(card: EconomyCard): boolean {
    let matters = false;
    for (const kind of SLOT_KINDS) {
      const slot = SLOT_OF_KIND.get(kind);
      if (slot === undefined || !isEligible(slot, card)) continue;
      const best = this.#best.get(kind) ?? [];
      const last = best.at(-1);
      if (best.length === SLOTS.length && last && last.rating >= card.rating) continue;
      const same = best.find(({ playerID }) => playerID === card.playerID);
      if (same && same.rating >= card.rating) continue;
      const others = same ? best.filter((held) => held !== same) : best;
      const index = others.findIndex(({ rating }) => rating < card.rating);
      const next = index === -1 ? [...others, card] : others.toSpliced(index, 0, card);
      this.#best.set(kind, next.slice(0, SLOTS.length));
      matters = true;
    }
    return matters;
  }

  /**
   * Returns the best lineup of the collection, by the product's own Fill Best Lineup; null if a
   * slot stays empty.
   */
  bestLineup(): Lineup | null {
    const cards = new Set([...this.#best.values()].flat());
    const lineup = bestLineup([...cards]);
    return SLOTS.every((slot) => lineup[slot] !== undefined)
      ? (lineup as Record<Slot, LineupEntry>)
      : null;
  }
}

/**
 * The strengths that decide a game: nine bats, starter, five relievers; and how far each is above
 * the middle, where points weigh more.
 */
export const STRENGTHS = [
  'bats',
  'starter',
  'bullpen',
  'starBats',
  'starStarter',
  'starBullpen',
] as const;

/**
 * From this rating on a point is worth more: ratings are ranks among all cards, and the best are
 * far apart.
 */
const STAR = 75;

export const strengthOf = (
  { ratings }: CompiledTeam,
  starter: number,
): Readonly<Record<(typeof STRENGTHS)[number], number>> => {
  const bats = ratings.slice(0, FIRST_STARTER);
  const bullpen = ratings.slice(FIRST_RELIEVER, FIRST_BENCH);
  const starterRating = ratings[starter] ?? 0;
  return {
    bats: mean(bats),
    starter: starterRating,
    bullpen: mean(bullpen),
    starBats: mean(bats.map(aboveStar)),
    starStarter: aboveStar(starterRating),
    starBullpen: mean(bullpen.map(aboveStar)),
  };
};

const aboveStar = (rating: number): number => Math.max(0, rating - STAR) ** 2 / 25;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
