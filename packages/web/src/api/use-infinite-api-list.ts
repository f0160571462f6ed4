import {
  useInfiniteQuery,
  type InfiniteData,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query';

import { callApi } from './api-client.ts';
import type { ApiError } from './api-error.ts';
import type { ApiResponse, QueryName } from './call-types.ts';
import { LIST_PAGE_SIZE } from './list-page-size.ts';
import { apiQueryKey } from './query-hooks.ts';

/** The names of calls whose response is a plain list. */
type ListName = {
  [Name in QueryName]: ApiResponse<Name> extends readonly unknown[] ? Name : never;
}[QueryName];
type RowOf<Name extends ListName> = ApiResponse<Name>[number];

/**
 * Returns the loaded pages of a plain list, the newest first; `fetchNextPage()` loads an older one.
 * `idOf` returns the cursor of a row. A page that is not full is the last.
 */
export function useInfiniteApiList<Name extends ListName>(
  name: Name,
  query: Readonly<Record<string, string>>,
  idOf: (row: RowOf<Name>) => string,
): UseInfiniteQueryResult<InfiniteData<RowOf<Name>[], string | null>, ApiError> {
  return useInfiniteQuery<
    RowOf<Name>[],
    ApiError,
    InfiniteData<RowOf<Name>[], string | null>,
    readonly unknown[],
    string | null
  >({
    queryKey: [...apiQueryKey(name, query), 'pages'],
    initialPageParam: null,
    queryFn: ({ pageParam, signal }) =>
      (
        callApi as (
          name: Name,
          input: object,
          options: { signal: AbortSignal },
        ) => Promise<RowOf<Name>[]>
      )(
        name,
        {
          query: {
            ...query,
            limit: LIST_PAGE_SIZE,
            ...(pageParam === null ? {} : { after: pageParam }),
          },
        },
        { signal },
      ),
    getNextPageParam: (page) => {
      const last = page.at(-1);
      return last === undefined || page.length < LIST_PAGE_SIZE ? null : idOf(last);
    },
  });
}
