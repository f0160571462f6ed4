import type { Card } from '@pennant/contract/cards';
import { isHouseCard } from '@pennant/rules/cards/house-card';
import { tierOf } from '@pennant/rules/cards/tier';

/** What a page says of itself to those who only see a link to it. */
export interface SharedPage {
  readonly title: string;
  readonly description: string;
  /** Path of the page. */
  readonly path: string;
  readonly image: {
    readonly path: string;
    readonly width: number;
    readonly height: number;
    readonly alt: string;
  };
}

/** As messengers show it best. */
export const PREVIEW = { width: 1200, height: 630 } as const;

const isCard = (answer: unknown): answer is Card =>
  typeof answer === 'object' && answer !== null && 'Battings' in answer && 'cardID' in answer;

const rate = (part: number, whole: number) =>
  whole === 0 ? '–' : (part / whole).toFixed(3).replace(/^0/, '');

/**
 * A season in a line: ".342, 31 HR, 98 RBI", "20-9, 2.43 ERA, 180 SO". What was not kept is left out: of a
 * card of the house, whose line is worked out from its dice, games won and lost as well.
 */
export const seasonWords = (card: Card): string => {
  const {
    type,
    Battings: [bat],
    Pitchings: [pitch],
  } = card;
  if (type === 'Batter' && bat !== undefined) {
    const { H, AB, HR, RBI, SB } = bat;
    return [
      rate(H, AB),
      `${HR} HR`,
      RBI === null ? null : `${RBI} RBI`,
      SB === null ? null : `${SB} SB`,
    ]
      .filter((word) => word !== null)
      .join(', ');
  }
  if (pitch === undefined) return '';
  const { W, L, ER, IPouts, SO } = pitch;
  const era = IPouts === 0 ? '–' : ((ER * 27) / IPouts).toFixed(2);
  const pitched = `${era} ERA, ${SO} SO`;
  return isHouseCard(card) ? pitched : `${W}-${L}, ${pitched}`;
};

const lineWords = (card: Card): string =>
  isHouseCard(card)
    ? `Made by the house: its dice come to ${seasonWords(card)}`
    : seasonWords(card);

/** A card's page, from the answers that it is drawn with; null where the card is not among them. */
export const sharedCard = (answers: readonly unknown[]): SharedPage | null => {
  const card = answers.find(isCard);
  if (card === undefined) return null;
  const title = `${decodeURIComponent(card.name)} ${card.year}`;
  const tier = tierOf(card.rating);
  return {
    title,
    description: `${card.positions.replaceAll(',', ', ')}, ${card.clubName}. ${lineWords(card)}. ${tier === 'iron' ? 'An' : 'A'} ${tier} card, rated ${card.rating}, with its dice tables.`,
    path: `/cards/${card.cardID}`,
    image: {
      path: `/cards/${card.cardID}/preview.png`,
      ...PREVIEW,
      alt: `The card of ${title}, ${tier}, rated ${card.rating}`,
    },
  };
};
