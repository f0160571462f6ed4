import type { PackInventoryItem } from '@pennant/contract/packs';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';

import { useApiQuery } from '../../api/query-hooks.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { useReducedMotion } from '../../ui/media-query-hooks.ts';
import { formatCount, formatMoney } from '../../ui/money.tsx';
import { DrawnPacksSeal } from './drawn-packs-seal.tsx';
import { duplicatesOf, summarizeOpening } from './opening-summary.ts';
import type { OpeningResult } from './use-open-packs.ts';

/** After this time the table has the size that it keeps; see `pack-opening.css`. */
const TABLE_SHRINKS_MS = 320;

interface Props {
  readonly opened: OpeningResult;
  /** The packs that can be opened next; null if there are none. */
  readonly next: PackInventoryItem | null;
  readonly isBusy: boolean;
  readonly onOpenNext: () => void;
}

/** What an opening brought, in a line, and what comes after it: the next pack, selling, buying. */
export function OpenedSummary({ opened: { cards, draws }, next, isBusy, onOpenNext }: Props) {
  const { data: locked } = useApiQuery('GET /cardInventory/lock');
  const lockedCardIDs = useMemo(() => new Set(locked?.cardIDs), [locked]);
  const duplicates = duplicatesOf(cards, lockedCardIDs);
  const heading = useRef<HTMLHeadingElement>(null);
  const isReduced = useReducedMotion();
  const scrollToSummary = useEffectEvent(() =>
    heading.current?.scrollIntoView({
      block: 'nearest',
      behavior: isReduced ? 'instant' : 'smooth',
    }),
  );
  // The buttons of the table are gone: a focus that was there, or nowhere, comes to the summary.
  useEffect(() => {
    const { activeElement } = document;
    const opening = heading.current?.closest('[aria-label="Opened pack"]');
    if (activeElement === document.body || opening?.contains(activeElement) === true) {
      heading.current?.focus({ preventScroll: true });
    }
    // The table has become smaller by then: on most screens there is nothing to scroll.
    const timer = setTimeout(() => scrollToSummary(), TABLE_SHRINKS_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="mt-4">
      <div className="flex items-center justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} className="scroll-mb-33 font-display text-2xl outline-none">
          {summarizeOpening(cards)}
        </h2>
        <DrawnPacksSeal draws={draws} />
      </div>
      {duplicates.count === 0 ? null : (
        <p className="text-ink-soft">
          {duplicates.count === 1
            ? `The duplicate sells for ${formatMoney(duplicates.value)}.`
            : `The ${formatCount(duplicates.count)} duplicates sell for ${formatMoney(duplicates.value)}.`}
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {next === null ? (
          <LinkButton to="/packs/buy" paint="pennant">
            Buy Packs
          </LinkButton>
        ) : (
          <Button paint="pennant" className="max-sm:px-3" disabled={isBusy} onClick={onOpenNext}>
            {isBusy ? 'Opening Pack...' : `Next pack: ${next.Series.name}`}
          </Button>
        )}
        {duplicates.count === 0 ? null : (
          <LinkButton to="/cards/sell" className="max-sm:px-3">
            Sell duplicates
          </LinkButton>
        )}
      </div>
    </div>
  );
}
