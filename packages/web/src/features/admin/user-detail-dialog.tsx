import type { ListedUser, UserDetail } from '@pennant/contract/user-admin';

import { useApiQuery } from '../../api/query-hooks.ts';
import { LinkButton } from '../../ui/button.tsx';
import { DayAndTime } from '../../ui/day-and-time.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { formatCount, Money, formatMoney } from '../../ui/money.tsx';
import { TextLink } from '../../ui/text-link.tsx';

/** A dialog with one user's balance, cards, games, teams and latest transactions. */
export function UserDetailDialog({
  user,
  onClose,
}: {
  readonly user: ListedUser;
  readonly onClose: () => void;
}) {
  const { userID, username } = user;
  const detail = useApiQuery('GET /users/{userID}', { params: { userID } });
  return (
    <Dialog
      open
      onClose={onClose}
      title={username}
      description={`ID ${userID}`}
      actions={
        <LinkButton to={`/admin/audit?kind=user&id=${userID}`}>What admins did here</LinkButton>
      }
    >
      {detail.isPending ? <p role="status">Loading...</p> : null}
      {detail.isError ? (
        <ErrorState
          title="Error fetching user"
          error={detail.error}
          onRetry={() => void detail.refetch()}
        />
      ) : null}
      {detail.isSuccess ? <Figures detail={detail.data} /> : null}
    </Dialog>
  );
}

function Figures({ detail }: { readonly detail: UserDetail }) {
  const figures: readonly (readonly [string, string])[] = [
    ['Balance', detail.balance === null ? 'No wallet yet' : formatMoney(detail.balance)],
    ['Cards', `${formatCount(detail.cards)} (${formatCount(detail.copies)} copies)`],
    ['Unopened packs', formatCount(detail.packs)],
    ['Games', `${formatCount(detail.games)} (${formatCount(detail.finishedGames)} final)`],
    ['Experience', formatCount(detail.exp)],
    ['Signed in at', `${formatCount(detail.sessions)} device(s)`],
  ];
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt className="font-varsity text-xs text-ink-soft">{name}</dt>
            <dd className="figures font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-ink-soft">
        Registered <DayAndTime at={detail.created} />
        {detail.confirmed === null ? ', not confirmed yet' : ''}
      </p>
      {detail.teams.length === 0 ? null : (
        <>
          <h3 className="mt-5 mb-1 font-varsity text-sm text-ink-soft">Teams</h3>
          <ul>
            {detail.teams.map(({ userTeamID, name, score }) => (
              <li
                key={userTeamID}
                className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-rule text-sm"
              >
                <TextLink
                  to={`/team/edit?team=${userTeamID}`}
                  className="inline-flex min-h-11 items-center break-words"
                >
                  Edit {name}
                </TextLink>
                <span className="figures text-ink-soft">Score {score}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {detail.transactions.length === 0 ? null : (
        <>
          <h3 className="mt-5 mb-1 font-varsity text-sm text-ink-soft">Newest in the wallet</h3>
          <ul>
            {detail.transactions.map(({ transactionID, created, amount, reason }) => (
              <li
                key={transactionID}
                className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-rule py-1 text-sm"
              >
                <span className="break-words">{reason}</span>
                <Money amount={amount} signed />
                <span className="text-xs text-ink-soft">
                  <DayAndTime at={created} />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
