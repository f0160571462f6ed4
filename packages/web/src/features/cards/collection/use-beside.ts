import type { Series } from '@pennant/contract/packs';
import { useMemo } from 'react';

import { useAnswer } from '../../../api/use-call.ts';
import type { Columns } from './columns.ts';
import type { Beside, CollectionFilter } from './filter.ts';

const NO_SERIES: readonly Series[] = [];

/** What the filters need beside the collection: asked for only when it is needed. */
export function useBeside(
  filter: CollectionFilter,
  columns: Columns,
  isWhole: boolean,
): Beside & { readonly series: readonly Series[]; readonly isWaiting: boolean } {
  const { seriesID, inTeam } = filter;
  const list = useAnswer('GET /series', {}, { enabled: isWhole });
  const ofSeries = useAnswer(
    'GET /series/{id}/cards',
    { params: { id: seriesID ?? 0 } },
    { enabled: seriesID !== null },
  );
  const teams = useAnswer('GET /teams/user', {}, { enabled: inTeam });
  return useMemo(() => {
    const seasons = new Set(columns.seriesID);
    return {
      series: (list.data ?? NO_SERIES).filter(
        (series) => series.year === null || seasons.has(series.seriesID),
      ),
      ofSeries: ofSeries.data ? new Set(ofSeries.data.cards.map(({ cardID }) => cardID)) : null,
      inTeams: teams.data
        ? new Set(
            teams.data.flatMap(({ UserTeamLineups }) =>
              UserTeamLineups.map(({ cardID }) => cardID),
            ),
          )
        : null,
      isWaiting: ofSeries.isFetching || teams.isFetching,
    };
  }, [columns, list.data, ofSeries.data, ofSeries.isFetching, teams.data, teams.isFetching]);
}
