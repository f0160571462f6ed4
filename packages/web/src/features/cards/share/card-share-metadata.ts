import type { Card } from '@pennant/contract/cards';
import { isCustomCard } from '@pennant/rules/cards/custom-card';
import { tierOf } from '@pennant/rules/cards/tier';

import { PREVIEW_SIZE, type ShareMetadata } from '../../../ui/share-metadata.ts';

const isCard = (body: unknown): body is Card =>
  typeof body === 'object' && body !== null && 'Battings' in body && 'cardID' in body;

const formatRate = (part: number, whole: number) =>
  whole === 0 ? '–' : (part / whole).toFixed(3).replace(/^0/, '');

/**
 * Returns a season in a line: ".342, 31 HR, 98 RBI", "20-9, 2.43 ERA, 180 SO". Figures that were
 * not recorded are left out, and of a custom card, whose line is calculated from its dice, wins and
 * losses as well.
 */
export const summarizeSeason = (card: Card): string => {
  const {
    type,
    Battings: [bat],
    Pitchings: [pitch],
  } = card;
  if (type === 'Batter' && bat !== undefined) {
    const { H, AB, HR, RBI, SB } = bat;
    return [
      formatRate(H, AB),
      `${HR} HR`,
      RBI === null ? null : `${RBI} RBI`,
      SB === null ? null : `${SB} SB`,
    ]
      .filter((part) => part !== null)
      .join(', ');
  }
  if (pitch === undefined) return '';
  const { W, L, ER, IPouts, SO } = pitch;
  const era = IPouts === 0 ? '–' : ((ER * 27) / IPouts).toFixed(2);
  const rates = `${era} ERA, ${SO} SO`;
  return isCustomCard(card) ? rates : `${W}-${L}, ${rates}`;
};

const describeStats = (card: Card): string =>
  isCustomCard(card)
    ? `Made by the house: its dice come to ${summarizeSeason(card)}`
    : summarizeSeason(card);

/** Returns the metadata of a card's page from the page's responses; null without the card. */
export const cardShareMetadata = (responses: readonly unknown[]): ShareMetadata | null => {
  const card = responses.find(isCard);
  if (card === undefined) return null;
  const title = `${decodeURIComponent(card.name)} ${card.year}`;
  const tier = tierOf(card.rating);
  return {
    title,
    description: `${card.positions.replaceAll(',', ', ')}, ${card.clubNames}. ${describeStats(card)}. ${tier === 'iron' ? 'An' : 'A'} ${tier} card, rated ${card.rating}, with its dice tables.`,
    path: `/cards/${card.cardID}`,
    image: {
      path: `/cards/${card.cardID}/preview.png`,
      ...PREVIEW_SIZE,
      alt: `The card of ${title}, ${tier}, rated ${card.rating}`,
    },
  };
};
