import type { ListedUser } from '@pennant/contract/user-admin';
import {
  MAX_MONEY_AWARDED,
  MAX_AWARD_REASON_LENGTH,
  DEFAULT_AWARD_REASON,
} from '@pennant/rules/admin/award-limits';
import { useState } from 'react';
import { useSearchParams } from 'react-router';

import { messageOf } from '../../api/api-error.ts';
import { useApiQuery } from '../../api/query-hooks.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useInfiniteApiList } from '../../api/use-infinite-api-list.ts';
import { Button } from '../../ui/button.tsx';
import { DayAndTime } from '../../ui/day-and-time.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { TextField } from '../../ui/form-fields.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageBody, PageHeading } from '../../ui/page-layout.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { GAME_TOAST_MS, toast } from '../../ui/toast.ts';
import { useErrorToast } from '../../ui/use-error-toast.ts';
import { SeriesPicker, type NamedSeries } from './series-picker.tsx';
import { UserDetailDialog } from './user-detail-dialog.tsx';

const columnsWith = (
  reason: string,
  onOpen: (user: ListedUser) => void,
): readonly Column<ListedUser>[] => [
  {
    key: 'username',
    head: 'Username',
    cell: (user) => (
      <span className="flex flex-wrap items-center justify-end gap-2 sm:justify-start">
        <button
          type="button"
          className="min-h-9 text-left font-slab font-semibold break-all text-pennant underline decoration-2 underline-offset-4"
          onClick={() => onOpen(user)}
        >
          {user.username}
        </button>
        {user.isAdmin ? <span className="font-varsity text-xs text-outfield">Admin</span> : null}
      </span>
    ),
  },
  {
    key: 'login',
    head: 'Last login',
    cell: ({ lastLogin }) => (lastLogin === null ? 'Never' : <DayAndTime at={lastLogin} />),
  },
  {
    key: 'pack',
    head: 'Pack',
    cell: (user) => <AwardPack user={user} reason={reason} />,
  },
  {
    key: 'money',
    head: 'Money',
    cell: (user) => <AwardMoney user={user} reason={reason} />,
  },
];

/** The page /admin/users: all users, with forms that award packs and money. */
export function UsersPage() {
  const [params, setParams] = useSearchParams();
  const name = params.get('name')?.trim() ?? '';
  const users = useInfiniteApiList(
    'GET /users/all',
    name === '' ? {} : { name },
    ({ userID }) => userID,
  );
  const packs = useApiQuery('GET /series');
  useErrorToast('Error fetching users', users.error, GAME_TOAST_MS);
  useErrorToast('Error fetching packs', packs.error, GAME_TOAST_MS);
  const [reason, setReason] = useState('');
  const [open, setOpen] = useState<ListedUser | null>(null);
  const rows = users.data?.pages.flat() ?? [];

  return (
    <PageBody>
      <PageHeading kicker="Admin">Users</PageHeading>
      <div className="mb-5 grid items-end gap-4 sm:grid-cols-2">
        <form
          key={name}
          className="flex items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            const typed = new FormData(event.currentTarget).get('name');
            setParams(
              typeof typed === 'string' && typed.trim() !== '' ? { name: typed.trim() } : {},
            );
          }}
        >
          <TextField
            label="Find a user"
            name="name"
            type="search"
            maxLength={60}
            autoComplete="off"
            className="grow"
            defaultValue={name}
          />
          <Button type="submit">Find</Button>
        </form>
        <TextField
          label="Reason of an award"
          placeholder={DEFAULT_AWARD_REASON}
          maxLength={MAX_AWARD_REASON_LENGTH}
          autoComplete="off"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
      {packs.isError ? (
        <p role="alert" className="mb-4 font-semibold text-bad">
          Error fetching packs: {messageOf(packs.error)}
        </p>
      ) : null}
      {users.isPending ? <Loading /> : null}
      {users.isError ? (
        <ErrorState
          title="Error fetching users"
          error={users.error}
          onRetry={() => void users.refetch()}
        />
      ) : null}
      {users.isSuccess && rows.length === 0 ? (
        <p role="status" className="py-6 text-ink-soft">
          Nobody is called that.
        </p>
      ) : null}
      {rows.length === 0 ? null : (
        <Table
          caption="Users"
          columns={columnsWith(reason, setOpen)}
          rows={rows}
          rowKey={({ userID }) => userID}
          sheetsOnPhone
        />
      )}
      {users.hasNextPage ? (
        <Button
          className="mt-4"
          disabled={users.isFetchingNextPage}
          onClick={() => void users.fetchNextPage()}
        >
          {users.isFetchingNextPage ? 'Loading...' : 'More users'}
        </Button>
      ) : null}
      {open === null ? null : <UserDetailDialog user={open} onClose={() => setOpen(null)} />}
    </PageBody>
  );
}

interface AwardProps {
  readonly user: ListedUser;
  readonly reason: string;
}

/** Returns the reason as part of the request body; nothing if none was typed. */
const reasonField = (typed: string) => (typed.trim() === '' ? {} : { reason: typed.trim() });

function AwardPack({ user, reason }: AwardProps) {
  const [series, setSeries] = useState<NamedSeries | null>(null);
  const awarding = useApiMutation('POST /packInventory/award', {
    onSuccess: ({ userID }) => {
      toast.good(`Pack awarded to user with ID ${userID}`, GAME_TOAST_MS);
      setSeries(null);
    },
    onError: () => toast.bad('Error awarding pack', GAME_TOAST_MS),
  });
  return (
    <AwardForm
      error={awarding.error}
      action="Award Pack"
      what={`Award Pack to ${user.username}`}
      isReady={series !== null && !awarding.isPending}
      onSubmit={() => {
        if (series === null) return;
        awarding.mutate({
          body: { userID: user.userID, seriesID: series.seriesID, ...reasonField(reason) },
        });
      }}
    >
      <SeriesPicker
        label={`Pack for ${user.username}`}
        hideLabel
        className="w-full sm:w-52"
        value={series}
        onChange={setSeries}
      />
    </AwardForm>
  );
}

function AwardMoney({ user, reason }: AwardProps) {
  const [typed, setTyped] = useState('');
  const awarding = useApiMutation('POST /wallet/award', {
    onSuccess: ({ userID }) => {
      toast.good(`Money awarded to user with ID ${userID}`, GAME_TOAST_MS);
      setTyped('');
    },
    onError: () => toast.bad('Error awarding money', GAME_TOAST_MS),
  });
  const isAmount =
    /^\d{1,7}$/.test(typed.trim()) && Number(typed) > 0 && Number(typed) <= MAX_MONEY_AWARDED;
  return (
    <AwardForm
      error={awarding.error}
      action="Award Money"
      what={`Award Money to ${user.username}`}
      isReady={isAmount && !awarding.isPending}
      onSubmit={() => {
        if (!isAmount) return;
        awarding.mutate({
          body: { userID: user.userID, amount: Number(typed), ...reasonField(reason) },
        });
      }}
    >
      <TextField
        label={`Amount for ${user.username}, 1 to ${MAX_MONEY_AWARDED}`}
        hideLabel
        inputMode="numeric"
        maxLength={7}
        autoComplete="off"
        placeholder="$"
        className="w-full sm:w-24"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </AwardForm>
  );
}

function AwardForm({
  error,
  action,
  what,
  isReady,
  onSubmit,
  children,
}: {
  readonly error: Error | null;
  readonly action: string;
  readonly what: string;
  readonly isReady: boolean;
  readonly onSubmit: () => void;
  readonly children: React.ReactNode;
}) {
  return (
    <form
      className="flex flex-col gap-1 text-left"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <span className="flex flex-wrap items-center justify-end gap-2 sm:flex-nowrap sm:justify-start">
        {children}
        <Button
          type="submit"
          size="small"
          className="min-h-11 whitespace-nowrap"
          aria-label={what}
          disabled={!isReady}
        >
          {action}
        </Button>
      </span>
      {error === null ? null : (
        <span role="alert" className="max-w-72 text-sm font-semibold text-bad">
          {messageOf(error)}
        </span>
      )}
    </form>
  );
}
