import type { Series } from '@pennant/contract/packs';
import type { BuyAmount } from '@pennant/rules/packs/buy-amounts';
import { useQueryClient } from '@tanstack/react-query';

import { messageOf, refusedWith } from '../../api/call-refused.ts';
import type { Answer } from '../../api/calls.ts';
import { answerKey, useAction } from '../../api/use-call.ts';
import { toast } from '../../ui/toast.ts';

/**
 * Buys packs at the price and the odds that the page shows: if they have changed, the purchase is
 * refused. The balance shown is lowered as soon as the purchase succeeds.
 */
export function useBuying() {
  const queryClient = useQueryClient();
  const buyPacks = useAction('POST /packInventory/buy', {
    outdates: ['GET /wallet/get', 'GET /packInventory/user'],
    onSuccess: ({ cost }, { body: { amount } }) => {
      queryClient.setQueryData<Answer<'GET /wallet/get'>>(
        answerKey('GET /wallet/get'),
        (wallet) => wallet && { ...wallet, balance: wallet.balance - cost },
      );
      toast.good(`${amount} pack(s) purchased successfully!`);
    },
    onError: (error) => {
      toast.bad(`Error purchasing pack: ${messageOf(error)}`);
      if (refusedWith(error, 'series_changed')) {
        void queryClient.invalidateQueries({ queryKey: answerKey('GET /series') });
      }
    },
  });
  return {
    isPending: buyPacks.isPending,
    isError: buyPacks.isError,
    buy: ({ seriesID, cost, oddsHash }: Series, amount: BuyAmount) =>
      buyPacks.mutate({ body: { seriesID, amount, cost, oddsHash } }),
  };
}
