import type { UserCard } from '@pennant/contract/cards';
import type { LineupBody, UserTeam } from '@pennant/contract/teams';
import { SLOTS, type BattingPlace, type Slot } from '@pennant/rules/games/slot';
import { bats, defaultLineupOrder } from '@pennant/rules/teams/batting-order';
import { bestLineup } from '@pennant/rules/teams/best-lineup';
import { isEligible } from '@pennant/rules/teams/eligibility';
import type { LineupCard } from '@pennant/rules/teams/lineup';

import { cardFace, type CardFace } from '../../ui/art/card-face.ts';

/** A card as the form needs it: the rules' view of it, with what the select shows. */
export interface PoolCard extends LineupCard {
  /** "1998 Sam Walker" */
  readonly label: string;
  /** What its picture is drawn from. */
  readonly face: CardFace;
}

/** A lineup on its way: the card of each slot that has one, and the order of those that bat. */
export interface LineupDraft {
  readonly cards: Readonly<Partial<Record<Slot, number>>>;
  readonly order: Readonly<Partial<Record<Slot, number>>>;
}

/** Every place empty, the batting order as Fill Best Lineup gives it. */
export const emptyDraft: LineupDraft = {
  cards: {},
  order: Object.fromEntries(SLOTS.filter(bats).map((slot) => [slot, defaultLineupOrder(slot)!])),
};

/** The draft that a saved team starts from: the places of cards that are gone stand open. */
export const draftOf = (team: UserTeam, pool: readonly PoolCard[]): LineupDraft => ({
  cards: Object.fromEntries(
    team.UserTeamLineups.flatMap(({ position, cardID }) =>
      pool.some((card) => card.cardID === cardID) ? [[position, cardID]] : [],
    ),
  ),
  order: {
    ...emptyDraft.order,
    ...Object.fromEntries(
      team.UserTeamLineups.flatMap(({ position, lineupOrder }) =>
        lineupOrder === null ? [] : [[position, lineupOrder]],
      ),
    ),
  },
});

/** What the form offers of a collection: its best cards, best first. */
export const poolOf = (cards: readonly UserCard[]): PoolCard[] =>
  cards.map((card) => {
    const face = cardFace(card);
    const { cardID, playerID, type, rating, positions } = face;
    return {
      cardID,
      playerID,
      type,
      rating,
      positions,
      label: `${card.year} ${face.name}`,
      face,
    };
  });

/** Puts a card in a slot, or empties it; whoever stood there is free again. */
export const placeCard = (draft: LineupDraft, slot: Slot, cardID: number | null): LineupDraft => {
  const { [slot]: _freed, ...cards } = draft.cards;
  return { ...draft, cards: cardID === null ? cards : { ...cards, [slot]: cardID } };
};

/** Gives a place a number in the batting order; who had that number takes the one given up. */
export const setOrder = (draft: LineupDraft, slot: Slot, order: number): LineupDraft => {
  const before = draft.order[slot];
  const other = SLOTS.find((each) => each !== slot && draft.order[each] === order);
  return {
    ...draft,
    order: {
      ...draft.order,
      ...(other === undefined || before === undefined ? {} : { [other]: before }),
      [slot]: order,
    },
  };
};

/** The nine that bat, first to last. */
export const battingOrderOf = (draft: LineupDraft): BattingPlace[] =>
  SLOTS.filter(bats).toSorted((a, b) => (draft.order[a] ?? 0) - (draft.order[b] ?? 0));

/** Moves a place to a number of the batting order, 1 to 9; those between move up or down by one. */
export const moveInOrder = (draft: LineupDraft, slot: BattingPlace, order: number): LineupDraft => {
  const others = battingOrderOf(draft).filter((each) => each !== slot);
  const inOrder = others.toSpliced(Math.min(Math.max(order, 1), 9) - 1, 0, slot);
  return { ...draft, order: Object.fromEntries(inOrder.map((each, at) => [each, at + 1])) };
};

/** The best lineup of the pool, with the documented batting order. */
export const fillBest = (pool: readonly PoolCard[]): LineupDraft => {
  const best = bestLineup(pool);
  return {
    cards: Object.fromEntries(
      SLOTS.flatMap((slot) => (best[slot] === undefined ? [] : [[slot, best[slot].cardID]])),
    ),
    order: emptyDraft.order,
  };
};

/** Who may be chosen for a slot: eligible cards of players who stand nowhere else in the lineup, best first. */
export const choicesFor = (
  slot: Slot,
  pool: readonly PoolCard[],
  usedElsewhere: ReadonlySet<string>,
): PoolCard[] => pool.filter((card) => isEligible(slot, card) && !usedElsewhere.has(card.playerID));

/** The players of all slots but one. */
export const playersBeside = (
  slot: Slot,
  draft: LineupDraft,
  cardOf: (cardID: number) => PoolCard | undefined,
): Set<string> =>
  new Set(
    SLOTS.flatMap((each) => {
      const cardID = each === slot ? undefined : draft.cards[each];
      const card = cardID === undefined ? undefined : cardOf(cardID);
      return card === undefined ? [] : [card.playerID];
    }),
  );

/** The lineup as `POST /teams` takes it. */
export const bodyOf = (draft: LineupDraft): LineupBody =>
  Object.fromEntries(
    SLOTS.flatMap((slot) => {
      const cardID = draft.cards[slot];
      return cardID === undefined
        ? []
        : [[slot, { cardID, lineupOrder: bats(slot) ? (draft.order[slot] ?? null) : null }]];
    }),
  );

/** Slots that still need a card. */
export const emptySlots = (draft: LineupDraft): Slot[] =>
  SLOTS.filter((slot) => draft.cards[slot] === undefined);
