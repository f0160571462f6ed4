import { useMemo, useState } from 'react';

import { SelectField, TextField } from '../../../ui/form-fields.tsx';
import { formatCount } from '../../../ui/money.tsx';
import {
  sortByCompletion,
  formatOwnedPercent,
  type SeriesCompletion,
} from './series-completion.ts';
import { foldName } from '../../../ui/fold-name.ts';
import { SeriesCompletionBar } from './series-completion-bar.tsx';
import { RuleLink } from '../../../ui/rule/rule-link.tsx';

interface Props {
  readonly completions: readonly SeriesCompletion[];
  /** Ids of the base series whose completion has brought its pack. */
  readonly rewardedIDs: ReadonlySet<number>;
  readonly onSeries: (seriesID: number) => void;
}

const ORDERS = ['Nearest to complete', 'Newest first'] as const;

/** The list of all series with their completion; a click shows a series' missing cards. */
export function SeriesCompletionList({ completions, rewardedIDs, onSeries }: Props) {
  const [typed, setTyped] = useState('');
  const [order, setOrder] = useState<string>(ORDERS[0]);
  const shown = useMemo(() => {
    const searched = foldName(typed.trim());
    const matches = completions.filter(({ series }) => foldName(series.name).includes(searched));
    return order === ORDERS[0] ? sortByCompletion(matches) : matches;
  }, [completions, typed, order]);
  const complete = completions.filter(({ owned, total }) => owned === total).length;
  return (
    <>
      <div className="mb-4 grid gap-3 sm:grid-cols-2">
        <TextField
          label="Find a series"
          type="search"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <SelectField label="Order" value={order} onChange={({ target }) => setOrder(target.value)}>
          {ORDERS.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </SelectField>
      </div>
      <p role="status" className="mb-3 text-ink-soft">
        {formatCount(complete)} of {formatCount(completions.length)} series complete
        {shown.length === completions.length ? '' : `, ${formatCount(shown.length)} shown`}
      </p>
      <p className="-mt-2 mb-3 text-sm text-ink-soft">
        <RuleLink rule="completion">What the percentages count</RuleLink>
      </p>
      {shown.length === 0 ? <p className="py-8 text-ink-soft">No series is called that.</p> : null}
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map((completion) => (
          <li
            key={completion.series.seriesID}
            className="[contain-intrinsic-size:auto_6rem] [content-visibility:auto]"
          >
            <button
              type="button"
              className="flex w-full flex-col gap-2 rounded-sm border border-rule bg-raised p-3 text-left shadow-sheet hover:border-rule-strong"
              onClick={() => onSeries(completion.series.seriesID)}
            >
              <span className="flex w-full items-baseline justify-between gap-3">
                <span className="font-slab font-semibold">{completion.series.name}</span>
                <span className="figures font-varsity text-sm text-ink-soft">
                  {formatOwnedPercent(completion)}
                </span>
              </span>
              <SeriesCompletionBar completion={completion} />
              <span className="figures text-sm text-ink-soft" aria-hidden="true">
                {formatCount(completion.owned)} of {formatCount(completion.total)} cards
              </span>
              <CompletionText
                completion={completion}
                isRewarded={rewardedIDs.has(completion.series.seriesID)}
              />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What completing a base series has brought, or brings on its page. */
function CompletionText({
  completion: { series, owned, total },
  isRewarded,
}: {
  readonly completion: SeriesCompletion;
  readonly isRewarded: boolean;
}) {
  if (isRewarded) {
    return <span className="text-sm text-outfield">Complete: one pack of it came</span>;
  }
  if (series.kind !== 'base' || owned < total || total === 0) return null;
  return (
    <span className="text-sm font-semibold text-pennant">Complete: its pack waits for you</span>
  );
}
