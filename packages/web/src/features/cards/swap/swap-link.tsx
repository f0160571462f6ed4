import type { CardSummary } from '@pennant/contract/cards';
import type { SwappableTier } from '@pennant/contract/swap-box';
import { tierOf } from '@pennant/rules/cards/tier';
import { countPossibleSwaps, SWAP_COPIES } from '@pennant/rules/packs/swap-box';

import { useVisitor } from '../../../api/current-user.ts';
import { useApiQuery } from '../../../api/query-hooks.ts';
import { formatCount } from '../../../ui/money.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { swapBoxPath } from './swap-plan.ts';

const NONE: readonly SwappableTier[] = [];

/** Returns the tiers of which the user can swap extra copies; none until they have come. */
export function useSwappableTiers(): readonly SwappableTier[] {
  const visitor = useVisitor();
  const { data } = useApiQuery('GET /swapBox', undefined, { enabled: visitor.kind === 'player' });
  return data ?? NONE;
}

interface CardLinkProps {
  readonly card: Pick<CardSummary, 'cardID' | 'rating'>;
  /** The series that hold it. */
  readonly seriesIDs: readonly number[];
  /** What is shown where no series of it allows a swap. */
  readonly otherwise?: string;
}

/** The link to swap extra copies for a missing card. */
export function SwapForCardLink({ card, seriesIDs, otherwise }: CardLinkProps) {
  const tier = tierOf(card.rating);
  const source = useSwappableTiers().find(
    (row) => row.tier === tier && seriesIDs.includes(row.seriesID),
  );
  if (source === undefined) return otherwise ?? null;
  return (
    <TextLink to={swapBoxPath(source.seriesID, card.cardID)}>
      Swap {SWAP_COPIES} extra copies for it
    </TextLink>
  );
}

/** What extra copies of a series bring in the Swap Box; nothing where there are too few. */
export function SwapInSeriesText({ seriesID }: { readonly seriesID: number }) {
  const swaps = useSwappableTiers()
    .filter((row) => row.seriesID === seriesID)
    .reduce((sum, row) => sum + countPossibleSwaps(row), 0);
  if (swaps === 0) return null;
  return (
    <p className="mb-4 border-l-4 border-outfield-paint bg-raised px-3 py-2 shadow-sheet">
      Your extra copies can bring {formatCount(swaps)} of these:{' '}
      <TextLink to={swapBoxPath(seriesID)}>Swap Box</TextLink>
    </p>
  );
}
