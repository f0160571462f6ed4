import type { CardSummary } from '@pennant/contract/cards';
import type { CardPosition, CardType, Hand } from '@pennant/rules/cards/card';

/** What the drawing of a card's front needs: a card as lists carry it, unpacked. */
export interface CardFace {
  readonly cardID: number;
  readonly playerID: string;
  /** Plain text ("Mike Trout"). */
  readonly name: string;
  readonly year: number;
  readonly type: CardType;
  readonly rating: number;
  readonly positions: readonly CardPosition[];
  /** Club codes of the season, the first of which dresses the player. */
  readonly clubs: readonly string[];
  readonly clubName: string;
  readonly bats: Hand | null;
  readonly throws: Hand | null;
  /** Which variant is drawn: `{year}-base`, or a special series. */
  readonly seriesKey: string;
}

/** A card on the wire with what its front is drawn from; a list says which variant the user chose. */
export type WireCardFace = Pick<
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
  | 'bats'
  | 'throws'
> & { readonly displayKey?: string };

const listed = (text: string) => text.split(',').filter((word) => word !== '');

/** The face of a card as it comes over the wire. */
export const cardFace = (card: WireCardFace): CardFace => ({
  cardID: card.cardID,
  playerID: card.playerID,
  name: decodeURIComponent(card.name),
  year: card.year,
  type: card.type,
  rating: card.rating,
  positions: listed(card.positions) as CardPosition[],
  clubs: listed(card.teamNameID),
  clubName: card.clubName,
  bats: card.bats,
  throws: card.throws,
  seriesKey: card.displayKey ?? `${card.year}-base`,
});

/** The name as it is set on a small card: the family name, with a Jr. kept out of it. */
export const familyName = (name: string): string => {
  const words = name.split(' ').filter((word) => !/^(jr|sr|ii|iii|iv)\.?$/i.test(word));
  const particle = words.findIndex((word, at) => at > 0 && /^(de|la|van|von|st\.)$/i.test(word));
  return particle > 0 ? words.slice(particle).join(' ') : (words.at(-1) ?? name);
};

/** What a screen reader says of the card. */
export const cardLabel = (card: CardFace, tier: string): string =>
  `${card.name}, ${card.positions.join(' and ') || card.type}, ${card.year} ${card.clubName}, ${tier}, rated ${card.rating}`;
