import { useErrorToast } from '../../ui/use-error-toast.ts';
import { useApiQuery } from '../../api/query-hooks.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Money, formatMoney } from '../../ui/money.tsx';
import { PageBody, PageHeading } from '../../ui/page-layout.tsx';
import { toast } from '../../ui/toast.ts';
import { WaysToEarn } from './ways-to-earn.tsx';
import { useCountdown } from './use-countdown.ts';

/** /wallet/add-money: the daily allowance, and other ways to earn. All of it is play money. */
export function AddMoneyPage() {
  const wallet = useApiQuery('GET /wallet/get', { query: { limit: 1 } });
  useErrorToast('Error fetching wallet', wallet.error);
  if (wallet.isError && !wallet.data) {
    return (
      <ErrorState
        title="Error fetching wallet"
        error={wallet.error}
        onRetry={() => void wallet.refetch()}
      />
    );
  }
  if (!wallet.data) return <Loading />;
  return (
    <PageBody narrow>
      <PageHeading
        kicker="Wallet"
        aside={
          <p className="font-slab text-xl font-semibold">
            <span className="sr-only">Balance </span>
            <Money amount={wallet.data.balance} />
          </p>
        }
      >
        Add Money
      </PageHeading>
      <DailyAllowance allowance={wallet.data.allowance} nextClaim={wallet.data.nextClaim} />
      <WaysToEarn />
      <LinkButton to="/wallet">Back to the wallet</LinkButton>
    </PageBody>
  );
}

function DailyAllowance({
  allowance,
  nextClaim,
}: {
  readonly allowance: number;
  readonly nextClaim: string;
}) {
  const wait = useCountdown(nextClaim);
  const claim = useApiMutation('POST /wallet/claim', {
    onSuccess: ({ amount }) => toast.good(`${formatMoney(amount)} added to your wallet!`),
    onError: (error) => toast.bad(error.message),
  });
  return (
    <section aria-labelledby="allowance" className="mb-8 border-2 border-ink bg-raised shadow-card">
      <div className="flex items-center justify-between gap-4 border-b-2 border-dashed border-rule-strong px-5 py-3">
        <h2 id="allowance" className="font-varsity text-sm">
          Daily allowance
        </h2>
        <p className="font-varsity text-xs text-ink-soft">Admit one</p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-4 px-5 py-5">
        <div>
          <p className="font-display text-3xl">
            <Money amount={allowance} />
          </p>
          <p className="mt-1 text-sm text-ink-soft">
            {wait === null ? (
              'Once a day, from midnight UTC.'
            ) : (
              <>
                Again in <span className="figures font-semibold text-ink">{wait}</span>
              </>
            )}
          </p>
        </div>
        <Button
          paint="outfield"
          size="large"
          disabled={wait !== null || claim.isPending}
          onClick={() => claim.mutate({})}
        >
          {wait !== null ? 'Claimed today' : claim.isPending ? 'Claiming...' : 'Claim'}
        </Button>
      </div>
    </section>
  );
}
