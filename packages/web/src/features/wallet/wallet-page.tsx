import type { WalletTransaction } from '@pennant/contract/wallet';

import { useInfiniteApiQuery } from '../../api/use-infinite-api-query.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { DayAndTime } from '../../ui/day-and-time.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Money } from '../../ui/money.tsx';
import { PageBody, PageHeading } from '../../ui/page-layout.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { BalanceChart } from './balance-chart.tsx';
import { useErrorToast } from '../../ui/use-error-toast.ts';
import './wallet-page.css';

const COLUMNS: readonly Column<WalletTransaction>[] = [
  { key: 'created', head: 'Date', cell: ({ created }) => <DayAndTime at={created} /> },
  {
    key: 'amount',
    head: 'Amount',
    figures: true,
    cell: ({ amount }) => <Money amount={amount} signed />,
  },
  {
    key: 'balance',
    head: 'Balance',
    figures: true,
    cell: ({ balance }) => <Money amount={balance} />,
  },
  { key: 'reason', head: 'Reason', cell: ({ reason }) => reason },
];

/** /wallet: the balance, and the transactions behind it, newest first. */
export function WalletPage() {
  const wallet = useInfiniteApiQuery('GET /wallet/get');
  const isMissing = wallet.error?.status === 404;
  useErrorToast('Error fetching wallet', isMissing ? null : wallet.error);
  const newest = wallet.data?.pages[0];

  if (isMissing) return <EmptyState title="Wallet">Wallet not found.</EmptyState>;
  if (wallet.isError && !newest) {
    return (
      <ErrorState
        title="Error fetching wallet"
        error={wallet.error}
        onRetry={() => void wallet.refetch()}
      />
    );
  }
  const transactions = wallet.data?.pages.flatMap((page) => page.WalletTransactions);
  return (
    <PageBody>
      <PageHeading
        kicker="Wallet"
        aside={
          <LinkButton to="/wallet/add-money" paint="outfield">
            Add Money
          </LinkButton>
        }
      >
        <span className="sr-only">Balance </span>
        {newest ? <Money amount={newest.balance} /> : <span className="text-ink-faint">$…</span>}
      </PageHeading>
      <p className="mb-4 text-ink-soft">
        Play money: all that came in and all that was spent, the newest first.
      </p>
      {transactions === undefined ? <Loading /> : null}
      {transactions?.length === 0 ? <p className="text-ink-soft">No transactions found.</p> : null}
      {transactions !== undefined && transactions.length > 0 ? (
        <>
          <BalanceChart transactions={transactions} />
          <div className="wallet-statement">
            <Table
              caption="Transactions"
              columns={COLUMNS}
              rows={transactions}
              rowKey={({ transactionID }) => transactionID}
              sheetsOnPhone
            />
          </div>
        </>
      ) : null}
      {wallet.hasNextPage ? (
        <Button
          className="mt-4"
          disabled={wallet.isFetchingNextPage}
          onClick={() => void wallet.fetchNextPage()}
        >
          {wallet.isFetchingNextPage ? 'Loading...' : 'Older transactions'}
        </Button>
      ) : null}
    </PageBody>
  );
}
