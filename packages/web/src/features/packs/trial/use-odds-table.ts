import { hashOddsTable, type OddsTable } from '@pennant/rules/packs/odds-table';
import { useMemo } from 'react';

import { useApiQuery } from '../../../api/query-hooks.ts';

/**
 * Returns the query of a series' odds table, and the table itself: undefined until it came, null
 * where it is not the one whose hash the server published.
 */
export function useOddsTable(seriesID: number) {
  const odds = useApiQuery('GET /series/{id}/odds', { params: { id: seriesID } });
  const { data } = odds;
  const table = useMemo(
    () =>
      data === undefined
        ? undefined
        : hashOddsTable(data.table) === data.oddsHash
          ? (JSON.parse(data.table) as OddsTable)
          : null,
    [data],
  );
  return { odds, table };
}
