import type { Reward } from '@pennant/contract/rewards';
import { useState } from 'react';

import { useApiQuery } from '../../api/query-hooks.ts';
import { EmptyShoebox } from '../../ui/illustrations/empty-shoebox.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { TextField } from '../../ui/form-fields.tsx';
import { Loading } from '../../ui/loading.tsx';
import { formatCount } from '../../ui/money.tsx';
import { PageBody, PageHeading } from '../../ui/page-layout.tsx';
import { GAME_TOAST_MS } from '../../ui/toast.ts';
import { useErrorToast } from '../../ui/use-error-toast.ts';
import { cardLabel } from './card-picker.tsx';
import { RewardList } from './reward-list.tsx';

const INITIAL_ROWS = 50;

/** Returns the lower-case text in which a search looks for a reward. */
const searchTextOf = (reward: Reward): string =>
  [
    reward.rewardID,
    reward.description,
    reward.Series?.name ?? '',
    reward.Card === null ? '' : cardLabel(reward.Card),
  ]
    .join(' ')
    .toLowerCase();

/** The page /rewards: the rewards that contests pay, each edited in its row. */
export function RewardsPage() {
  const rewards = useApiQuery('GET /reward');
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState(INITIAL_ROWS);
  useErrorToast('Error fetching rewards', rewards.error, GAME_TOAST_MS);
  if (rewards.isPending) return <Loading />;
  if (rewards.isError) {
    return (
      <ErrorState
        title="Error fetching rewards"
        error={rewards.error}
        onRetry={() => void rewards.refetch()}
      />
    );
  }
  const create = (
    <LinkButton to="/rewards/create" paint="pennant">
      Create Reward
    </LinkButton>
  );
  if (rewards.data.length === 0) {
    return (
      <EmptyState title="Rewards" picture={<EmptyShoebox />} action={create}>
        No reward yet. Make one, then name it in a contest.
      </EmptyState>
    );
  }
  const wanted = typed.trim().toLowerCase();
  const found = rewards.data.filter((reward) => searchTextOf(reward).includes(wanted));
  return (
    <PageBody>
      <PageHeading kicker={`${formatCount(rewards.data.length)} rewards`} aside={create}>
        Rewards
      </PageHeading>
      <TextField
        label="Find a reward"
        type="search"
        autoComplete="off"
        className="mb-4 sm:max-w-sm"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {found.length === 0 ? (
        <p role="status" className="py-6 text-ink-soft">
          No reward is like that.
        </p>
      ) : (
        <RewardList rewards={found.slice(0, shown)} />
      )}
      {found.length > shown ? (
        <Button className="mt-4" onClick={() => setShown(shown + 200)}>
          {`Show more of ${formatCount(found.length)} rewards`}
        </Button>
      ) : null}
    </PageBody>
  );
}
