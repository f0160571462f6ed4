import { decodeCardName } from '../../ui/card-columns.tsx';
import { formatMoney } from '../../ui/money.tsx';
import type { RewardDraft } from './reward-draft.ts';

const NONE = 'none';

/** Returns ", 25%" for a chance below certainty. */
const chanceText = (typed: string): string =>
  typed.trim() === '' || typed.trim() === '100' ? '' : `, ${typed.trim()}%`;

/** Returns the money of a reward as typed: "$500"; "none" for nothing, and for no number. */
export const moneySummary = ({ money }: Pick<RewardDraft, 'money'>): string =>
  Number(money) > 0 ? formatMoney(Number(money)) : NONE;

/** Returns the packs of a reward as typed: "3 × 1954 Base, 50%". */
export const packsSummary = ({
  series,
  numberOfSeries,
  seriesPct,
}: Pick<RewardDraft, 'series' | 'numberOfSeries' | 'seriesPct'>): string =>
  series === null ? NONE : `${numberOfSeries.trim() || 1} × ${series.name}${chanceText(seriesPct)}`;

/** Returns the card of a reward as typed: "Lou Gehrig, 1927, 25%". */
export const cardSummary = ({ card, cardPct }: Pick<RewardDraft, 'card' | 'cardPct'>): string =>
  card === null ? NONE : `${decodeCardName(card)}, ${card.year}${chanceText(cardPct)}`;
