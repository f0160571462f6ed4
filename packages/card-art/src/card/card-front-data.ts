import type { CardPosition, CardType, Hand } from '@pennant/rules/cards/card';

/** The data that a card's front is drawn from. */
export interface CardFrontData {
  readonly cardID: number;
  readonly playerID: string;
  /** Plain text ("Mike Trout"). */
  readonly name: string;
  readonly year: number;
  readonly type: CardType;
  readonly rating: number;
  readonly positions: readonly CardPosition[];
  /** Club codes of the season; the first one gives the colors of the uniform. */
  readonly clubs: readonly string[];
  readonly clubName: string;
  readonly bats: Hand | null;
  readonly throws: Hand | null;
  /** Key of the variant drawn: `{year}-base`, or a special series. */
  readonly seriesKey: string;
}

/** Returns the family name without a suffix like Jr., for small cards: "de la Rosa". */
export const familyName = (name: string): string => {
  const words = name.split(' ').filter((word) => !/^(jr|sr|ii|iii|iv)\.?$/i.test(word));
  const particle = words.findIndex(
    (word, index) => index > 0 && /^(de|la|van|von|st\.)$/i.test(word),
  );
  return particle > 0 ? words.slice(particle).join(' ') : (words.at(-1) ?? name);
};

/** Returns the accessible label of a card. */
export const cardLabel = (card: CardFrontData, tier: string): string =>
  `${card.name}, ${card.positions.join(' and ') || card.type}, ${card.year} ${card.clubName}, ${tier}, rated ${card.rating}`;
