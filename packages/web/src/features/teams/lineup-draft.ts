import type { UserCard } from '@pennant/contract/cards';
import type { LineupBody, UserTeam } from '@pennant/contract/teams';
import { SLOTS, type BattingPosition, type Slot } from '@pennant/rules/games/lineup-slots';
import { isBattingSlot, defaultLineupOrder } from '@pennant/rules/teams/batting-order';
import { bestLineup } from '@pennant/rules/teams/best-lineup';
import type { LineupCard } from '@pennant/rules/teams/lineup';

import type { CardFrontData } from '@pennant/card-art/card/card-front-data';
import { toCardFrontData } from '../../ui/card/to-card-front-data.ts';

/** A card as the lineup form needs it: the rules' fields, its label and its picture. */
export interface PoolCard extends LineupCard {
  /** "1998 Sam Walker" */
  readonly label: string;
  /** The data of its picture. */
  readonly face: CardFrontData;
}

/** An unsaved lineup: the card id of each filled slot, and the batting order (1 to 9) of slots. */
export interface LineupDraft {
  readonly cards: Readonly<Partial<Record<Slot, number>>>;
  readonly order: Readonly<Partial<Record<Slot, number>>>;
}

/** The draft with every slot empty and the documented batting order. */
export const EMPTY_LINEUP_DRAFT: LineupDraft = {
  cards: {},
  order: Object.fromEntries(
    SLOTS.filter(isBattingSlot).map((slot) => [slot, defaultLineupOrder(slot)!]),
  ),
};

/** Returns the draft of a saved team; slots whose card is not in the pool are empty. */
export const toLineupDraft = (team: UserTeam, pool: readonly PoolCard[]): LineupDraft => ({
  cards: Object.fromEntries(
    team.UserTeamLineups.flatMap(({ position, cardID }) =>
      pool.some((card) => card.cardID === cardID) ? [[position, cardID]] : [],
    ),
  ),
  order: {
    ...EMPTY_LINEUP_DRAFT.order,
    ...Object.fromEntries(
      team.UserTeamLineups.flatMap(({ position, lineupOrder }) =>
        lineupOrder === null ? [] : [[position, lineupOrder]],
      ),
    ),
  },
});

/** Returns the cards of a collection as the form needs them, in the same order. */
export const toPoolCards = (cards: readonly UserCard[]): PoolCard[] =>
  cards.map((card) => {
    const face = toCardFrontData(card);
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

/** Puts a card in a slot, or empties the slot if `cardID` is null. */
export const placeCard = (draft: LineupDraft, slot: Slot, cardID: number | null): LineupDraft => {
  const { [slot]: _removed, ...cards } = draft.cards;
  return { ...draft, cards: cardID === null ? cards : { ...cards, [slot]: cardID } };
};

/** Gives a slot a number in the batting order; the slot that had it takes the old number. */
export const setBattingOrder = (draft: LineupDraft, slot: Slot, order: number): LineupDraft => {
  const oldOrder = draft.order[slot];
  const other = SLOTS.find((candidate) => candidate !== slot && draft.order[candidate] === order);
  return {
    ...draft,
    order: {
      ...draft.order,
      ...(other === undefined || oldOrder === undefined ? {} : { [other]: oldOrder }),
      [slot]: order,
    },
  };
};

/** Returns the nine slots that bat, in batting order. */
export const battingOrderOf = (draft: LineupDraft): BattingPosition[] =>
  SLOTS.filter(isBattingSlot).toSorted((a, b) => (draft.order[a] ?? 0) - (draft.order[b] ?? 0));

/** Moves a slot to a number of the batting order, 1 to 9; those between move up or down by one. */
export const moveInBattingOrder = (
  draft: LineupDraft,
  slot: BattingPosition,
  order: number,
): LineupDraft => {
  const others = battingOrderOf(draft).filter((other) => other !== slot);
  const newOrder = others.toSpliced(Math.min(Math.max(order, 1), 9) - 1, 0, slot);
  return {
    ...draft,
    order: Object.fromEntries(newOrder.map((moved, index) => [moved, index + 1])),
  };
};

/**
 * Returns the best lineup of the pool with the documented batting order
 * (docs/spec/teams-games-campaigns.md, "Business constants and limits").
 */
export const fillBestLineup = (pool: readonly PoolCard[]): LineupDraft => {
  const best = bestLineup(pool);
  return {
    cards: Object.fromEntries(
      SLOTS.flatMap((slot) => (best[slot] === undefined ? [] : [[slot, best[slot].cardID]])),
    ),
    order: EMPTY_LINEUP_DRAFT.order,
  };
};

/** Returns the lineup as the body of `POST /teams` has it. */
export const toLineupBody = (draft: LineupDraft): LineupBody =>
  Object.fromEntries(
    SLOTS.flatMap((slot) => {
      const cardID = draft.cards[slot];
      return cardID === undefined
        ? []
        : [
            [
              slot,
              { cardID, lineupOrder: isBattingSlot(slot) ? (draft.order[slot] ?? null) : null },
            ],
          ];
    }),
  );

/** Returns the slots without a card. */
export const emptySlots = (draft: LineupDraft): Slot[] =>
  SLOTS.filter((slot) => draft.cards[slot] === undefined);
