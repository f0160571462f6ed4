import { useMemo } from 'react';

import { useApiQuery } from '../../../api/query-hooks.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import type { CollectionData } from './collection-data.ts';
import { computeSeriesCompletion } from './series-completion.ts';
import { MissingCards } from './missing-cards.tsx';
import { SeriesCompletionList } from './series-completion-list.tsx';

interface Props {
  readonly columns: CollectionData;
  /** The series shown; null for all. */
  readonly seriesID: number | null;
  readonly onSeries: (seriesID: number | null) => void;
  readonly onOwned: () => void;
}

/** The view of the collection by series: all with their completion, or one with missing cards. */
export function SeriesCompletionView({ columns, seriesID, onSeries, onOwned }: Props) {
  const list = useApiQuery('GET /series');
  const owned = useApiQuery('GET /card/user/series');
  const completions = useMemo(
    () => (list.data && owned.data ? computeSeriesCompletion(list.data, owned.data) : null),
    [list.data, owned.data],
  );
  const { data: completed } = useApiQuery('GET /packInventory/completed');
  const rewardedIDs = useMemo(
    () => new Set((completed ?? []).map((series) => series.seriesID)),
    [completed],
  );
  const ownedIDs = useMemo(() => new Set(columns.cardID), [columns]);
  const error = list.error ?? owned.error;
  if (error !== null) {
    return (
      <ErrorState
        title="Error fetching packs"
        error={error}
        onRetry={() => {
          void list.refetch();
          void owned.refetch();
        }}
      />
    );
  }
  if (completions === null) return <Loading />;
  const chosen = completions.find(({ series }) => series.seriesID === seriesID);
  if (chosen === undefined)
    return (
      <SeriesCompletionList
        completions={completions}
        rewardedIDs={rewardedIDs}
        onSeries={onSeries}
      />
    );
  return (
    <MissingCards
      key={chosen.series.seriesID}
      completion={chosen}
      ownedIDs={ownedIDs}
      onBack={() => onSeries(null)}
      onOwned={onOwned}
    />
  );
}
