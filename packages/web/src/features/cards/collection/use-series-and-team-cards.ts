import type { Series } from '@pennant/contract/packs';
import { useMemo } from 'react';

import { useApiQuery } from '../../../api/query-hooks.ts';
import type { CollectionData } from './collection-data.ts';
import type { FilterData, CollectionFilter } from './collection-filter.ts';

const NO_SERIES: readonly Series[] = [];

/** Returns the data of the filters that is not in the collection, loaded only when needed. */
export function useSeriesAndTeamCards(
  filter: CollectionFilter,
  columns: CollectionData,
  isWhole: boolean,
): Omit<FilterData, 'lockedCardIDs'> & {
  readonly series: readonly Series[];
  readonly isWaiting: boolean;
} {
  const { seriesID, inTeam } = filter;
  const list = useApiQuery('GET /series', {}, { enabled: isWhole });
  const seriesCards = useApiQuery(
    'GET /series/{id}/cards',
    { params: { id: seriesID ?? 0 } },
    { enabled: seriesID !== null },
  );
  const teams = useApiQuery('GET /teams/user', {}, { enabled: inTeam });
  return useMemo(() => {
    const seasons = new Set(columns.seriesID);
    return {
      series: (list.data ?? NO_SERIES).filter(
        (series) => series.year === null || seasons.has(series.seriesID),
      ),
      seriesCardIDs: seriesCards.data
        ? new Set(seriesCards.data.cards.map(({ cardID }) => cardID))
        : null,
      teamCardIDs: teams.data
        ? new Set(
            teams.data.flatMap(({ UserTeamLineups }) =>
              UserTeamLineups.map(({ cardID }) => cardID),
            ),
          )
        : null,
      isWaiting: seriesCards.isFetching || teams.isFetching,
    };
  }, [columns, list.data, seriesCards.data, seriesCards.isFetching, teams.data, teams.isFetching]);
}
