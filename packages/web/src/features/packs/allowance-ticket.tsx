import { useState } from 'react';

import type { ApiResponse } from '../../api/call-types.ts';
import { messageOf } from '../../api/api-error.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { formatMoney, Money } from '../../ui/money.tsx';
import { toast } from '../../ui/toast.ts';

interface Props {
  /** Undefined while the wallet loads. */
  readonly wallet: Pick<ApiResponse<'GET /wallet/get'>, 'allowance' | 'nextClaim'> | undefined;
}

/** The daily allowance at the counter, while it can be claimed. */
export function AllowanceTicket({ wallet }: Props) {
  const [now] = useState(() => new Date());
  const claim = useApiMutation('POST /wallet/claim', {
    onSuccess: ({ amount }) => toast.good(`${formatMoney(amount)} added to your wallet!`),
    onError: (error) => toast.bad(messageOf(error)),
  });
  if (wallet === undefined || new Date(wallet.nextClaim) > now) return null;
  return (
    <div className="mb-3 flex items-center justify-between gap-3 border-2 border-dashed border-outfield-paint bg-raised py-1 pr-1 pl-3">
      <p className="text-sm">
        Your daily allowance is here:{' '}
        <strong className="font-slab text-base">
          <Money amount={wallet.allowance} />
        </strong>
      </p>
      <Button
        size="small"
        paint="outfield"
        className="max-sm:min-h-11"
        disabled={claim.isPending}
        onClick={() => claim.mutate({})}
      >
        {claim.isPending ? 'Claiming...' : 'Claim'}
      </Button>
    </div>
  );
}
