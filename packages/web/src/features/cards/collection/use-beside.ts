import type { Series } from '@pennant/contract/packs';
import { useMemo } from 'react';

import { useAnswer } from '../../../api/use-call.ts';
import type { Columns } from './columns.ts';
import type { Beside, CollectionFilter } from './filter.ts';

const NO_SERIES: readonly Series[] = [];

/** Returns the data of the filters that is not in the collection, loaded only when needed. */
export function useBeside(
  filter: CollectionFilter,
  columns: Columns,
  isWhole: boolean,
): Beside & { readonly series: readonly Series[]; readonly isWaiting: boolean } {
  const { seriesID, inTeam } = filter;
  const list = useAnswer('GET /series', {}, { enabled: isWhole });
  const seriesCards = useAnswer(
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
      ofSeries: seriesCards.data
        ? new Set(seriesCards.data.cards.map(({ cardID }) => cardID))
        : null,
      inTeams: teams.data
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
