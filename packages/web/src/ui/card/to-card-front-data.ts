import type { CardFrontData } from '@pennant/card-art/card/card-front-data';
import type { CardSummary } from '@pennant/contract/cards';
import type { CardPosition } from '@pennant/rules/cards/card';
import { splitClubNames } from '@pennant/rules/teams/club-names';

/**
 * The fields of a card of the API that its front needs; `displayKey` is the user's chosen variant.
 */
export type CardFrontDto = Pick<
  CardSummary,
  | 'cardID'
  | 'playerID'
  | 'name'
  | 'year'
  | 'type'
  | 'rating'
  | 'positions'
  | 'teamNameID'
  | 'clubName'
  | 'clubNames'
  | 'history'
  | 'bats'
  | 'throws'
> & { readonly displayKey?: string };

const splitList = (text: string) => text.split(',').filter((word) => word !== '');

/** Parses a card of the API: decodes its name and splits its comma-separated lists. */
export const toCardFrontData = (card: CardFrontDto): CardFrontData => ({
  cardID: card.cardID,
  playerID: card.playerID,
  name: decodeURIComponent(card.name),
  year: card.year,
  type: card.type,
  rating: card.rating,
  positions: splitList(card.positions) as CardPosition[],
  clubs: splitList(card.teamNameID),
  clubName: card.clubName,
  clubNames: splitClubNames(card.clubNames),
  history: card.history,
  bats: card.bats,
  throws: card.throws,
  seriesKey: card.displayKey ?? `${card.year}-base`,
});
