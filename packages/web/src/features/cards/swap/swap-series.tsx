import type { SwapBoxTier, SwapResult } from '@pennant/contract/swap-box';
import { SWAP_COPIES } from '@pennant/rules/packs/swap-box';
import { useState } from 'react';

import { hasErrorCode, messageOf } from '../../../api/api-error.ts';
import { useApiQuery } from '../../../api/query-hooks.ts';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { toast } from '../../../ui/toast.ts';
import { SwapArrival } from './swap-arrival.tsx';
import { firstTier } from './swap-plan.ts';
import { SwapTier } from './swap-tier.tsx';
import { TierChoice } from './tier-choice.tsx';

interface Props {
  readonly seriesID: number;
  /** The missing card that the address names. */
  readonly cardID: number | null;
}

/** The refusals after which the page shows what is not there any more. */
const OUTDATED = ['swap_copies_not_extra', 'swap_card_owned', 'series_not_on_sale'] as const;

/** The Swap Box of one series: its tiers, the missing cards, the copies that go, the swap. */
export function SwapSeries({ seriesID, cardID }: Props) {
  const box = useApiQuery('GET /swapBox/{seriesID}', { params: { seriesID } });
  const list = useApiQuery('GET /series');
  const [chosenTier, setChosenTier] = useState<SwapBoxTier['tier'] | null>(null);
  const [arrived, setArrived] = useState<SwapResult | null>(null);
  const swapping = useApiMutation('POST /swapBox', {
    onSuccess: setArrived,
    onError: (error) => {
      toast.bad(`Error swapping cards: ${messageOf(error)}`);
      if (OUTDATED.some((code) => hasErrorCode(error, code))) void box.refetch();
    },
  });
  if (box.isError) {
    return (
      <ErrorState
        title="Error fetching the Swap Box"
        error={box.error}
        onRetry={() => void box.refetch()}
      />
    );
  }
  if (box.data === undefined) return <Loading />;
  const name = list.data?.find((series) => series.seriesID === seriesID)?.name;
  const tierName = chosenTier ?? firstTier(box.data, cardID);
  const tier = box.data.find((row) => row.tier === tierName);
  return (
    <>
      <h2 className="mb-4 min-h-9 font-display text-2xl">{name}</h2>
      {arrived === null ? null : (
        <SwapArrival
          key={arrived.card.cardID}
          result={arrived}
          onDismiss={() => setArrived(null)}
        />
      )}
      <TierChoice tiers={box.data} chosen={tierName} onChoose={setChosenTier} />
      {tier === undefined ? (
        <p className="max-w-prose py-4 text-ink-soft">
          No tier of this series has {SWAP_COPIES} extra copies and a missing card yet. Open more of
          its packs, and come back.
        </p>
      ) : (
        <SwapTier
          key={tier.tier}
          tier={tier}
          cardID={cardID}
          isSwapping={swapping.isPending}
          onSwap={({ wanted, given }, onSettled) =>
            swapping.mutate({ body: { seriesID, wanted, given: [...given] } }, { onSettled })
          }
        />
      )}
    </>
  );
}
