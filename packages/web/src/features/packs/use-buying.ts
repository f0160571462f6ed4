import type { Series } from '@pennant/contract/packs';
import type { BuyAmount } from '@pennant/rules/packs/buy-amounts';
import { useQueryClient } from '@tanstack/react-query';

import { messageOf, refusedWith } from '../../api/call-refused.ts';
import type { Answer } from '../../api/calls.ts';
import { answerKey, useAction } from '../../api/use-call.ts';
import { toast } from '../../ui/toast.ts';

/** Buys packs at the price and by the odds that are shown; the balance falls at once by amount times cost. */
export function useBuying() {
  const answers = useQueryClient();
  const buying = useAction('POST /packInventory/buy', {
    outdates: ['GET /wallet/get', 'GET /packInventory/user'],
    onSuccess: ({ cost }, { body: { amount } }) => {
      answers.setQueryData<Answer<'GET /wallet/get'>>(
        answerKey('GET /wallet/get'),
        (wallet) => wallet && { ...wallet, balance: wallet.balance - cost },
      );
      toast.good(`${amount} pack(s) purchased successfully!`);
    },
    onError: (error) => {
      toast.bad(`Error purchasing pack: ${messageOf(error)}`);
      if (refusedWith(error, 'series_changed')) {
        void answers.invalidateQueries({ queryKey: answerKey('GET /series') });
      }
    },
  });
  return {
    isPending: buying.isPending,
    isError: buying.isError,
    buy: ({ seriesID, cost, oddsHash }: Series, amount: BuyAmount) =>
      buying.mutate({ body: { seriesID, amount, cost, oddsHash } }),
  };
}
