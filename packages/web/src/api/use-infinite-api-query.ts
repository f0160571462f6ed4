import {
  useInfiniteQuery,
  type InfiniteData,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query';

import { callApi } from './api-client.ts';
import type { ApiError } from './api-error.ts';
import type { ApiResponse, QueryName } from './call-types.ts';
import { apiQueryKey } from './query-hooks.ts';

/** The names of calls whose response is one page of a list: they take `after` and return `next`. */
type PagedName = {
  [Name in QueryName]: ApiResponse<Name> extends { readonly next: string | null } ? Name : never;
}[QueryName];

/** Returns the loaded pages of a list, the newest first; `fetchNextPage()` loads an older one. */
export function useInfiniteApiQuery<Name extends PagedName>(
  name: Name,
): UseInfiniteQueryResult<InfiniteData<ApiResponse<Name>, string | null>, ApiError> {
  return useInfiniteQuery<
    ApiResponse<Name>,
    ApiError,
    InfiniteData<ApiResponse<Name>, string | null>,
    readonly unknown[],
    string | null
  >({
    queryKey: [...apiQueryKey(name), 'pages'],
    initialPageParam: null,
    queryFn: ({ pageParam, signal }) =>
      (
        callApi as (
          name: Name,
          input: object,
          options: { signal: AbortSignal },
        ) => Promise<ApiResponse<Name>>
      )(name, pageParam === null ? {} : { query: { after: pageParam } }, { signal }),
    getNextPageParam: (page) => (page as { next: string | null }).next,
  });
}
