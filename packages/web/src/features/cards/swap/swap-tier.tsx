import type { CardSummary } from '@pennant/contract/cards';
import type { SwapBoxTier } from '@pennant/contract/swap-box';
import { SWAP_COPIES, type Swap } from '@pennant/rules/packs/swap-box';
import { useState } from 'react';

import { Button } from '../../../ui/button.tsx';
import { decodeCardName } from '../../../ui/card-columns.tsx';
import { ConfirmSwap } from './confirm-swap.tsx';
import { CopiesThatGo } from './copies-that-go.tsx';
import { MissingCardPicker } from './missing-card-picker.tsx';
import { countChosen, proposeChoice, toGiven, type ChosenCopies } from './swap-plan.ts';

/** Returns what the bar says of the chosen card and copies. */
const barText = (wanted: CardSummary, copies: number): string =>
  copies < SWAP_COPIES
    ? `Choose ${SWAP_COPIES - copies} more of the copies that go.`
    : `Three extra copies bring ${decodeCardName(wanted)}, ${wanted.year}.`;

interface Props {
  readonly tier: SwapBoxTier;
  /** The missing card that the address names. */
  readonly cardID: number | null;
  readonly isSwapping: boolean;
  readonly onSwap: (swap: Swap, onSettled: () => void) => void;
}

/** One tier of the Swap Box: the card that comes, the copies that go, and the swap. */
export function SwapTier({ tier, cardID, isSwapping, onSwap }: Props) {
  const { extra, missing } = tier;
  const [wantedID, setWantedID] = useState(cardID);
  const [chosen, setChosen] = useState<ChosenCopies | null>(null);
  const [isConfirming, setIsConfirming] = useState(false);
  const wanted = missing.find((card) => card.cardID === wantedID);
  // A choice from before a swap or a sale may name copies that are gone.
  const isStillThere = [...(chosen ?? [])].every(([id, copies]) =>
    extra.some((card) => card.cardID === id && card.copies >= copies),
  );
  const copies = chosen !== null && isStillThere ? chosen : proposeChoice(extra);
  const isReady = wanted !== undefined && countChosen(copies) === SWAP_COPIES;
  if (missing.length === 0) {
    return (
      <p className="max-w-prose py-4 text-ink-soft">
        {tier.missingCards === 0
          ? `Nothing of ${tier.tier} is missing any more.`
          : `There are no ${SWAP_COPIES} extra copies of ${tier.tier} left.`}
      </p>
    );
  }
  return (
    <>
      <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <MissingCardPicker cards={missing} wantedID={wantedID} onWanted={setWantedID} />
        <CopiesThatGo extra={extra} chosen={copies} onChosen={setChosen} />
      </div>
      <p role="status" className="sr-only">
        {wanted === undefined ? '' : barText(wanted, countChosen(copies))}
      </p>
      {wanted === undefined ? null : (
        <div className="sticky bottom-0 z-10 -mx-gutter mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t-2 border-rule-strong bg-raised px-gutter py-3 sm:mx-0 sm:border-2 sm:px-4 sm:shadow-sheet">
          <p aria-hidden="true" className="min-w-0 grow leading-tight">
            {isReady ? (
              <>
                <span className="block text-sm text-ink-soft">Three extra copies bring</span>
                <strong className="font-slab text-lg">{decodeCardName(wanted)}</strong>{' '}
                <span className="text-ink-soft">{wanted.year}</span>
              </>
            ) : (
              <span className="text-ink-soft">{barText(wanted, countChosen(copies))}</span>
            )}
          </p>
          <Button
            paint="pennant"
            className="max-sm:w-full"
            disabled={!isReady}
            onClick={() => setIsConfirming(true)}
          >
            Swap {SWAP_COPIES} for 1
          </Button>
        </div>
      )}
      {wanted === undefined ? null : (
        <ConfirmSwap
          open={isConfirming && isReady}
          wanted={wanted}
          extra={extra}
          chosen={copies}
          isSwapping={isSwapping}
          onClose={() => setIsConfirming(false)}
          onConfirm={() =>
            onSwap({ wanted: wanted.cardID, given: toGiven(copies) }, () => {
              setIsConfirming(false);
              setChosen(null);
            })
          }
        />
      )}
    </>
  );
}
