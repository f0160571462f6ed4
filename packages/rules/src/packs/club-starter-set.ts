import type { CardType } from '../cards/card.ts';
import type { Dice } from '../fairness/dice.ts';
import { FIRST_BENCH, FIRST_STARTER, SLOTS, type Slot } from '../games/lineup-slots.ts';
import { assignBestCards } from '../teams/assign-best-cards.ts';
import { isEligible } from '../teams/eligibility.ts';
import type { LineupCard } from '../teams/lineup.ts';
import { sortStaffs } from '../teams/sort-staffs.ts';
import { drawStarterSet, isStarterCard } from './starter-set.ts';
import type { CardFigures } from './starter-card-figures.ts';
import { strengthAfterExchange, teamStrength, type StrengthScale } from './starter-strength.ts';

/** A card that a set may be made of. */
export interface StarterCandidate extends LineupCard {
  readonly figures: CardFigures;
  /** 0 for the chosen club, 1 for its season, one more for each year between. */
  readonly distance: number;
}

export type ClubStarterSet =
  | {
      readonly ok: true;
      readonly cards: Readonly<Record<Slot, number>>;
      /** Whether its chance to win is the usual one; more seasons may make it so. */
      readonly isBalanced: boolean;
    }
  | { readonly ok: false; readonly code: 'pool_too_small' };

/**
 * Years to both sides that a set is drawn from: more where fewer do not fill every slot with the
 * usual strength, as before there were relievers. Since the nearest cards are taken first, the set
 * of one season that has it is that of any number of seasons.
 */
export const STARTER_REACHES = [0, 2, 6, 20, 60, 160] as const;

/**
 * How far a set's strength may be from that of the average set by lot, in logits: .002 of the
 * chance to win.
 */
export const STARTER_TOLERANCE = 0.008;

/** Exchanges of cards that are tried in full, of the best by estimate. */
const TRIED_IN_FULL = 12;

/** Exchanges that are made at most among the cards up to one distance. */
const MAX_EXCHANGES = 24;

/** The 24 cards by lineup index. */
type Team = readonly StarterCandidate[];

/** Returns how far a team's strength is from the usual one. */
const missOf = (team: Team, scale: StrengthScale): number => {
  const strength = teamStrength(
    team.map(({ figures }) => figures),
    scale,
  );
  return Math.abs(scale.usual - strength);
};

/** No card fits slots of both types, so that each type's are filled by themselves: in less time. */
const SLOTS_OF: Readonly<Record<CardType, readonly Slot[]>> = {
  Batter: [...SLOTS.slice(0, FIRST_STARTER), ...SLOTS.slice(FIRST_BENCH)],
  Pitcher: SLOTS.slice(FIRST_STARTER, FIRST_BENCH),
};

/**
 * Returns the team that Fill Best Lineup makes of these cards; null where a slot stays empty. Cards
 * of other types than `types` stay where they are.
 */
const teamOf = (cards: Team, types: readonly CardType[] = ['Batter', 'Pitcher']): Team | null => {
  const team = [...cards];
  for (const type of types) {
    const slots = SLOTS_OF[type];
    const ofType = cards.filter((card) => card.type === type);
    const side = assignBestCards(slots, ofType, new Set()) as ReadonlyMap<Slot, StarterCandidate>;
    if (side.size < slots.length) return null;
    for (const [slot, card] of sortStaffs(side)) team[SLOTS.indexOf(slot)] = card;
  }
  return team;
};

export interface ClubSetTerms {
  /** How strength is worked out, and what the set is to have of it: of `STARTER_STRENGTH`. */
  readonly scale: StrengthScale;
  /** A card that is in the set whatever else is drawn. */
  readonly kept?: StarterCandidate | null;
}

/**
 * Draws a starter set of a club or a season: from the nearest cards that fill its 24 slots, as
 * `drawStarterSet` does by lot, then with as few exchanges as it takes for the chance to win of the
 * average set by lot, among the nearest cards first. The same dice draw the same set. Refused where
 * the cards don't fill every slot.
 */
export const drawClubStarterSet = (
  candidates: readonly StarterCandidate[],
  dice: Dice,
  { scale, kept = null }: ClubSetTerms,
): ClubStarterSet => {
  const isBalanced = (drawn: Team) => missOf(drawn, scale) <= STARTER_TOLERANCE;
  const open = candidates
    .filter((card) => isStarterCard(card) && card.playerID !== kept?.playerID)
    .toSorted((a, b) => a.distance - b.distance || a.cardID - b.cardID);
  const byID = new Map(open.map((card) => [card.cardID, card]));
  if (kept) byID.set(kept.cardID, kept);
  const distanceOf = ({ cardID }: LineupCard) => byID.get(cardID)?.distance ?? 0;
  const drawn = drawStarterSet(open, dice, { kept, distanceOf });
  let team = drawn.ok
    ? teamOf(Object.values(drawn.cards).map((cardID) => byID.get(cardID)!))
    : null;
  if (team === null) return { ok: false, code: 'pool_too_small' };

  for (const distance of new Set(open.map((card) => card.distance))) {
    const near = open.filter((card) => card.distance <= distance);
    for (let made = 0; made < MAX_EXCHANGES && !isBalanced(team); made += 1) {
      const next = exchangeOne(team, near, dice, { scale, kept });
      if (next === null) break;
      team = next;
    }
    if (isBalanced(team)) break;
  }
  const cards = Object.fromEntries(SLOTS.map((slot, index) => [slot, team[index]!.cardID]));
  return { ok: true, cards: cards as Record<Slot, number>, isBalanced: isBalanced(team) };
};

interface Exchange {
  readonly team: Team;
  /** The type of the card that came. */
  readonly type: CardType;
  /** By how much it misses the usual strength. */
  readonly miss: number;
}

/**
 * Returns the team after the exchange of one card that brings it nearest to the usual strength, one
 * by lot of those that bring it there; null where none brings it nearer.
 */
function exchangeOne(
  team: Team,
  open: readonly StarterCandidate[],
  dice: Dice,
  terms: ClubSetTerms,
): Team | null {
  const { scale } = terms;
  const tried = nearestExchanges(team, open, terms)
    .flatMap(({ team: exchanged, type }): Exchange[] => {
      // Fill Best Lineup may place the others of its type anew.
      const next = teamOf(exchanged, [type]);
      return next === null ? [] : [{ team: next, type, miss: missOf(next, scale) }];
    })
    .toSorted((a, b) => a.miss - b.miss);
  const balanced = tried.filter(({ miss }) => miss <= STARTER_TOLERANCE);
  if (balanced.length > 0) {
    return balanced[Math.floor(dice.fraction('starter exchange') * balanced.length)]?.team ?? null;
  }
  const [best] = tried;
  return best !== undefined && best.miss < missOf(team, scale) ? best.team : null;
}

/** Returns the exchanges of one card off the bench that come nearest, the others staying put. */
function nearestExchanges(
  team: Team,
  open: readonly StarterCandidate[],
  { scale, kept }: ClubSetTerms,
): readonly Exchange[] {
  const best: Exchange[] = [];
  const places = new Map(team.map(({ playerID }, index) => [playerID, index]));
  const strengthAfter = strengthAfterExchange(
    team.map((card) => card.figures),
    scale,
  );
  SLOTS.slice(0, FIRST_BENCH).forEach((slot, index) => {
    const out = team[index]!;
    if (out.cardID === kept?.cardID) return;
    for (const card of open) {
      // A player may only take their own place, with the card of another year.
      if ((places.get(card.playerID) ?? index) !== index || card.cardID === out.cardID) continue;
      if (!isEligible(slot, card)) continue;
      const miss = Math.abs(scale.usual - strengthAfter(index, card.figures));
      if (best.length === TRIED_IN_FULL && best[best.length - 1]!.miss <= miss) continue;
      const rank = best.findIndex((other) => other.miss > miss);
      best.splice(rank === -1 ? best.length : rank, 0, {
        team: team.with(index, card),
        type: card.type,
        miss,
      });
      if (best.length > TRIED_IN_FULL) best.pop();
    }
  });
  return best;
}
