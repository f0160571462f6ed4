import type { Home } from '@pennant/contract/home';
import { useState } from 'react';

import { useApiMutation } from '../../api/use-api-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { formatMoney, Money } from '../../ui/money.tsx';
import { toast } from '../../ui/toast.ts';

/** The daily allowance as a ticket to claim on the spot; nothing where it was claimed before. */
export function AllowancePanel({ allowance }: { readonly allowance: Home['allowance'] }) {
  // The ticket stays in place once it is claimed, until the page is left.
  const [wasClaimable] = useState(allowance.isClaimable);
  const claim = useApiMutation('POST /wallet/claim', {
    onSuccess: ({ amount }) => toast.good(`${formatMoney(amount)} added to your wallet!`),
    onError: (error) => toast.bad(error.message),
  });
  if (!wasClaimable && !allowance.isClaimable) return null;
  const isClaimed = claim.isSuccess || !allowance.isClaimable;
  const isLocked = isClaimed || claim.isPending;
  return (
    <section
      aria-labelledby="allowance"
      className="flex min-w-0 flex-col border-2 border-ink bg-raised shadow-card"
    >
      <h2
        id="allowance"
        className="border-b-2 border-dashed border-rule-strong px-4 py-2.5 font-varsity text-sm text-pennant"
      >
        Daily allowance
      </h2>
      <div className="flex grow flex-wrap items-center justify-between gap-3 px-4 py-4">
        <p className="font-display text-3xl">
          <Money amount={allowance.amount} />
        </p>
        <Button
          paint={isClaimed ? 'paper' : 'outfield'}
          // Not disabled, so that it keeps the focus.
          aria-disabled={isLocked}
          onClick={() => {
            if (!isLocked) claim.mutate({});
          }}
        >
          {isClaimed ? 'Claimed today' : claim.isPending ? 'Claiming...' : 'Claim'}
        </Button>
      </div>
    </section>
  );
}
