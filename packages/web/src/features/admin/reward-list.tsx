import type { Reward } from '@pennant/contract/rewards';
import { useState, type ReactNode } from 'react';

import { Button } from '../../ui/button.tsx';
import { useNarrowScreen } from '../../ui/media-query-hooks.ts';
import { Money } from '../../ui/money.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { cardLabel } from './card-picker.tsx';
import { EditRewardForm } from './edit-reward-form.tsx';
import { draftOfReward, type RewardDraft } from './reward-draft.ts';
import { cardSummary, moneySummary, packsSummary } from './reward-summaries.ts';
import { RuleLink } from '../../ui/rule/rule-link.tsx';

const HEADS = ['No.', 'Money', 'Packs', 'Chance', 'Card', 'Chance', 'Description', 'Edit'] as const;

/** The rewards, one of them at a time edited in its row. On a phone a row is a few lines. */
export function RewardList({ rewards }: { readonly rewards: readonly Reward[] }) {
  // Here, and not in the row: a phone that is turned changes the kind of row, not what was typed.
  const [editing, setEditing] = useState<Editing | null>(null);
  const narrow = useNarrowScreen();
  const Row = narrow ? RowOnPhone : TableRow;
  const rows = rewards.map((reward) => (
    <Row
      key={reward.rewardID}
      reward={reward}
      form={
        reward.rewardID === editing?.rewardID ? (
          <EditRewardForm
            reward={reward}
            draft={editing.draft}
            onDraft={(draft) => setEditing({ ...editing, draft })}
            onDone={() => setEditing(null)}
          />
        ) : null
      }
      onEdit={() => setEditing({ rewardID: reward.rewardID, draft: draftOfReward(reward) })}
    />
  ));
  if (narrow) {
    return (
      <ul aria-label="Rewards" className="border-y-2 border-ink">
        {rows}
      </ul>
    );
  }
  return (
    <div className="box-score">
      <table>
        <caption className="sr-only">Rewards</caption>
        <thead>
          <tr>
            {HEADS.map((head, index) => (
              <th key={`${head} ${index}`} scope="col" data-figures={index === 1 || undefined}>
                {head === 'Chance' ? <RuleLink rule="reward-chance">{head}</RuleLink> : head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rows}</tbody>
      </table>
    </div>
  );
}

interface Editing {
  readonly rewardID: number;
  readonly draft: RewardDraft;
}

interface RowProps {
  readonly reward: Reward;
  /** The form in its place while it is edited; null otherwise. */
  readonly form: ReactNode;
  readonly onEdit: () => void;
}

const EditButton = ({ reward, onEdit }: Pick<RowProps, 'reward' | 'onEdit'>) => (
  <Button
    size="small"
    className="max-sm:min-h-11"
    aria-label={`Edit reward ${reward.rewardID}`}
    onClick={onEdit}
  >
    Edit
  </Button>
);

/** A reward in two or three lines: what it brings, and its description. */
function RowOnPhone({ reward, form, onEdit }: RowProps) {
  const draft = draftOfReward(reward);
  const parts = [moneySummary(draft), packsSummary(draft), cardSummary(draft)];
  return (
    <li className="border-b border-rule py-2 last:border-b-0">
      {form ?? (
        <div className="flex items-center justify-between gap-3">
          <p className="min-w-0 leading-snug wrap-anywhere">
            <span className="figures font-varsity text-sm text-pennant">{reward.rewardID}</span>{' '}
            <span className="figures font-semibold">
              {parts.filter((part) => part !== 'none').join(' \u00b7 ')}
            </span>
            <span className="block text-sm text-ink-soft">{reward.description}</span>
          </p>
          <EditButton reward={reward} onEdit={onEdit} />
        </div>
      )}
    </li>
  );
}

const chanceText = (exists: boolean, pct: number | null) => (exists ? `${pct ?? 100}%` : '–');

function TableRow({ reward, form, onEdit }: RowProps) {
  const { Series, Card } = reward;
  if (form !== null) {
    return (
      <tr>
        <td colSpan={HEADS.length}>{form}</td>
      </tr>
    );
  }
  return (
    <tr>
      <td className="figures">{reward.rewardID}</td>
      <td data-figures>
        <Money amount={reward.money} />
      </td>
      <td>{Series === null ? '–' : `${reward.numberOfSeries ?? 1} × ${Series.name}`}</td>
      <td>{chanceText(Series !== null, reward.seriesPct)}</td>
      <td>
        {Card === null ? '–' : <TextLink to={`/cards/${Card.cardID}`}>{cardLabel(Card)}</TextLink>}
      </td>
      <td>{chanceText(Card !== null, reward.cardPct)}</td>
      <td className="min-w-0 break-words">{reward.description || '–'}</td>
      <td>
        <EditButton reward={reward} onEdit={onEdit} />
      </td>
    </tr>
  );
}
