import type { Series } from '@pennant/contract/packs';
import type { BuyAmount } from '@pennant/rules/packs/pack-amounts';
import { useQueryClient } from '@tanstack/react-query';

import { messageOf, hasErrorCode } from '../../api/api-error.ts';
import type { ApiResponse } from '../../api/call-types.ts';
import { apiQueryKey } from '../../api/query-hooks.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { toast } from '../../ui/toast.ts';

/**
 * Buys packs at the price and the odds that the page shows: if they have changed, the purchase is
 * refused. The balance shown is lowered as soon as the purchase succeeds.
 */
export function useBuyPacks() {
  const queryClient = useQueryClient();
  const buyPacks = useApiMutation('POST /packInventory/buy', {
    onSuccess: ({ cost }, { body: { amount } }) => {
      queryClient.setQueryData<ApiResponse<'GET /wallet/get'>>(
        apiQueryKey('GET /wallet/get'),
        (wallet) => wallet && { ...wallet, balance: wallet.balance - cost },
      );
      toast.good(`${amount} pack(s) purchased successfully!`);
    },
    onError: (error) => {
      toast.bad(`Error purchasing pack: ${messageOf(error)}`);
      if (hasErrorCode(error, 'series_changed')) {
        void queryClient.invalidateQueries({ queryKey: apiQueryKey('GET /series') });
      }
    },
  });
  return {
    isPending: buyPacks.isPending,
    isError: buyPacks.isError,
    buy: ({ seriesID, cost, oddsMark }: Series, amount: BuyAmount) =>
      buyPacks.mutate({ body: { seriesID, amount, cost, oddsHash: oddsMark } }),
  };
}
