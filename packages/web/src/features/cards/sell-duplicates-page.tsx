import { MAX_COPIES_KEPT } from '@pennant/rules/cards/sale-price';
import { useCallback, useMemo, useState } from 'react';

import { messageOf, hasErrorCode } from '../../api/api-error.ts';
import { useApiQuery } from '../../api/query-hooks.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { EmptyShoebox } from '../../ui/illustrations/empty-shoebox.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SelectField } from '../../ui/form-fields.tsx';
import { Loading } from '../../ui/loading.tsx';
import { formatCount, Money, formatMoney } from '../../ui/money.tsx';
import { PageBody, PageHeading } from '../../ui/page-layout.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { toast } from '../../ui/toast.ts';
import { useSetLock } from './marks/use-locks.ts';
import { DuplicatesTable } from './duplicates-table.tsx';
import { keptText, saleRows, saleTotal, toggleLeftOut, type SalePlan } from './sale-preview.ts';

const KEEP_OPTIONS = [1, 2, 3, 4, 5, 10, MAX_COPIES_KEPT] as const;
const copiesText = (copies: number) => `${formatCount(copies)} ${copies === 1 ? 'copy' : 'copies'}`;

/** /cards/sell: previews and confirms the sale of all duplicates. */
export function SellDuplicatesPage() {
  const duplicates = useApiQuery('GET /cardInventory/user/duplicate');
  const [plan, setPlan] = useState<SalePlan>({ keep: 1, leaveOut: new Set() });
  const [isConfirming, setIsConfirming] = useState(false);
  const selling = useApiMutation('POST /cardInventory/sell/duplicate', {
    onSuccess: ({ sold, amount }) => {
      setIsConfirming(false);
      toast.good(
        `${formatCount(sold)} ${sold === 1 ? 'card' : 'cards'} sold for ${formatMoney(amount)}`,
      );
    },
    onError: (error) => {
      setIsConfirming(false);
      toast.bad(`Error selling duplicate cards: ${messageOf(error)}`);
      if (hasErrorCode(error, 'duplicates_changed')) void duplicates.refetch();
    },
  });
  const setLock = useSetLock();
  const rows = useMemo(() => saleRows(duplicates.data?.cards ?? [], plan), [duplicates.data, plan]);
  const toggle = useCallback(
    (cardID: number) => setPlan((before) => toggleLeftOut(before, cardID)),
    [],
  );

  if (duplicates.isPending) return <Loading />;
  if (duplicates.isError) {
    return (
      <ErrorState
        title="Error fetching user cards"
        error={duplicates.error}
        onRetry={() => void duplicates.refetch()}
      />
    );
  }
  const { copies, money } = saleTotal(rows);
  const leftOut = rows.filter(({ isLeftOut }) => isLeftOut);
  return (
    <PageBody>
      <PageHeading kicker="Cards">Sell Duplicates</PageHeading>
      {selling.isError ? (
        <p role="alert" className="mb-4 font-semibold text-bad">
          Error selling duplicate cards
        </p>
      ) : null}
      {rows.length === 0 ? (
        <EmptyState
          title="No duplicates"
          picture={<EmptyShoebox className="w-56" />}
          action={<LinkButton to="/cards/user">My Cards</LinkButton>}
        >
          You have one copy of each of your cards. Extra copies from packs can be sold here.
        </EmptyState>
      ) : (
        <>
          <div className="mb-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
            <p className="max-w-prose text-ink-soft">
              One copy of each card stays with you, which is all that your teams need, and so does
              the starter set. Of a locked card no copy is sold. Three copies of a tier may bring a
              missing card instead: <TextLink to="/cards/swap">Swap Box</TextLink>
            </p>
            <SelectField
              label="Copies to keep of each"
              className="max-sm:w-full max-sm:flex-row max-sm:items-center max-sm:justify-between max-sm:[&_select]:w-24"
              value={plan.keep}
              onChange={({ target }) => setPlan({ ...plan, keep: Number(target.value) })}
            >
              {KEEP_OPTIONS.map((keep) => (
                <option key={keep} value={keep}>
                  {keep}
                </option>
              ))}
            </SelectField>
          </div>
          <DuplicatesTable rows={rows} onToggle={toggle} onLock={setLock} />
          <div className="sale-bar sticky bottom-0 z-10 -mx-gutter mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t-2 border-rule-strong bg-raised px-gutter py-3 sm:mx-0 sm:border-2 sm:px-4 sm:shadow-sheet">
            <p aria-live="polite" className="flex grow flex-wrap items-baseline gap-x-3">
              <strong className="font-slab text-2xl text-pennant">
                <Money amount={money} />
              </strong>
              <span className="text-sm text-ink-soft">
                Sells {copiesText(copies)}
                {keptText(rows)}
              </span>
            </p>
            <Button
              paint="pennant"
              className="max-sm:w-full"
              disabled={copies === 0}
              onClick={() => setIsConfirming(true)}
            >
              Sell All Duplicates
            </Button>
          </div>
        </>
      )}
      <Dialog
        open={isConfirming}
        onClose={() => setIsConfirming(false)}
        title="Sell All Duplicates?"
        description={`${copiesText(copies)} for ${formatMoney(money)}. This cannot be taken back.`}
        actions={
          <>
            <Button
              paint="pennant"
              disabled={selling.isPending}
              onClick={() =>
                selling.mutate({
                  body: {
                    keep: plan.keep,
                    leaveOut: leftOut.map(({ cardID }) => cardID),
                    amount: money,
                  },
                })
              }
            >
              {selling.isPending ? 'Selling...' : `Sell for ${formatMoney(money)}`}
            </Button>
            <Button onClick={() => setIsConfirming(false)}>Keep them</Button>
          </>
        }
      />
    </PageBody>
  );
}
