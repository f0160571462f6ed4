import type { Reward } from '@pennant/contract/rewards';
import { useState } from 'react';

import { messageOf } from '../../api/api-error.ts';
import { useApiQuery } from '../../api/query-hooks.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { EmptyShoebox } from '../../ui/illustrations/empty-shoebox.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { TextField } from '../../ui/form-fields.tsx';
import { Loading } from '../../ui/loading.tsx';
import { formatCount, Money } from '../../ui/money.tsx';
import { PageBody, PageHeading } from '../../ui/page-layout.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { GAME_TOAST_MS, toast } from '../../ui/toast.ts';
import { useErrorToast } from '../../ui/use-error-toast.ts';
import { cardLabel } from './card-picker.tsx';
import { DeleteRewardButton } from './delete-reward-button.tsx';
import { draftOfReward, formOfReward, rewardFaults } from './reward-draft.ts';
import { RewardFields } from './reward-fields.tsx';

const HEADS = ['No.', 'Money', 'Packs', 'Chance', 'Card', 'Chance', 'Description', 'Edit'] as const;
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
  const [editing, setEditing] = useState<number | null>(null);
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
        <div className="box-score box-score-sheets">
          <table>
            <caption className="sr-only">Rewards</caption>
            <thead>
              <tr>
                {HEADS.map((head, index) => (
                  <th key={`${head} ${index}`} scope="col" data-figures={index === 1 || undefined}>
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {found
                .slice(0, shown)
                .map((reward) =>
                  reward.rewardID === editing ? (
                    <EditedRow
                      key={reward.rewardID}
                      reward={reward}
                      onDone={() => setEditing(null)}
                    />
                  ) : (
                    <Row
                      key={reward.rewardID}
                      reward={reward}
                      onEdit={() => setEditing(reward.rewardID)}
                    />
                  ),
                )}
            </tbody>
          </table>
        </div>
      )}
      {found.length > shown ? (
        <Button className="mt-4" onClick={() => setShown(shown + 200)}>
          {`Show more of ${formatCount(found.length)} rewards`}
        </Button>
      ) : null}
    </PageBody>
  );
}

const chanceText = (exists: boolean, pct: number | null) => (exists ? `${pct ?? 100}%` : '–');

function Row({ reward, onEdit }: { readonly reward: Reward; readonly onEdit: () => void }) {
  const { Series, Card } = reward;
  return (
    <tr>
      <td data-head="No." className="figures">
        {reward.rewardID}
      </td>
      <td data-head="Money" data-figures>
        <Money amount={reward.money} />
      </td>
      <td data-head="Packs">
        {Series === null ? '–' : `${reward.numberOfSeries ?? 1} × ${Series.name}`}
      </td>
      <td data-head="Chance">{chanceText(Series !== null, reward.seriesPct)}</td>
      <td data-head="Card">
        {Card === null ? '–' : <TextLink to={`/cards/${Card.cardID}`}>{cardLabel(Card)}</TextLink>}
      </td>
      <td data-head="Chance">{chanceText(Card !== null, reward.cardPct)}</td>
      <td data-head="Description" className="min-w-0 break-words">
        {reward.description || '–'}
      </td>
      <td data-head="Edit">
        <Button size="small" aria-label={`Edit reward ${reward.rewardID}`} onClick={onEdit}>
          Edit
        </Button>
      </td>
    </tr>
  );
}

function EditedRow({ reward, onDone }: { readonly reward: Reward; readonly onDone: () => void }) {
  const [draft, setDraft] = useState(() => draftOfReward(reward));
  const faults = rewardFaults(draft);
  const saving = useApiMutation('PUT /reward/{id}', {
    onSuccess: () => {
      toast.good('Reward updated successfully!', GAME_TOAST_MS);
      onDone();
    },
    onError: () => toast.bad('Error updating reward', GAME_TOAST_MS),
  });
  return (
    <tr>
      <td colSpan={HEADS.length} className="before:hidden">
        <form
          noValidate
          aria-label={`Reward ${reward.rewardID}`}
          className="flex w-full flex-col gap-4 py-3 text-left"
          onSubmit={(event) => {
            event.preventDefault();
            if (Object.keys(faults).length > 0) return;
            saving.mutate({ params: { id: reward.rewardID }, body: formOfReward(draft) });
          }}
        >
          <RewardFields draft={draft} faults={faults} onChange={setDraft} />
          {saving.isError ? (
            <p role="alert" className="font-semibold text-bad">
              {messageOf(saving.error)}
            </p>
          ) : null}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" paint="pennant" disabled={saving.isPending}>
              {saving.isPending ? 'Saving...' : 'Save'}
            </Button>
            <Button onClick={onDone}>Cancel</Button>
            <DeleteRewardButton rewardID={reward.rewardID} onDone={onDone} />
          </div>
        </form>
      </td>
    </tr>
  );
}
