import { useQuery, type QueryClient, type UseQueryResult } from '@tanstack/react-query';

import { callApi, type CallOptions } from './api-client.ts';
import type { ApiError } from './api-error.ts';
import type {
  MutationName,
  ApiResponse,
  ApiInput,
  HasNoRequiredInput,
  QueryName,
} from './call-types.ts';

/** Returns the query key of a call: its name and its input. `[name]` alone matches every input. */
export const apiQueryKey = (name: QueryName, input?: unknown): readonly unknown[] =>
  input === undefined ? [name] : [name, input];

interface QueryOptions<Name extends QueryName> {
  /** Makes the call only when this is true. */
  readonly enabled?: boolean;
  /**
   * Returns after how many ms to repeat the call, by its last response and by what has failed
   * since; false for never.
   */
  readonly refetchInterval?: (
    response: ApiResponse<Name> | undefined,
    error: ApiError | null,
  ) => number | false;
  /** Keeps the previous response while the one for another input is loading. */
  readonly keepPrevious?: boolean;
  /** Makes the call each time a component comes onto the page, however new the cached response. */
  readonly refetchOnMount?: 'always';
}

/** Returns the response of a call that reads, cached and shared between pages. */
export function useApiQuery<Name extends QueryName>(
  name: Name,
  ...[
    input,
    { enabled, refetchInterval, keepPrevious, refetchOnMount } = {},
  ]: HasNoRequiredInput<Name> extends true
    ? [input?: ApiInput<Name> | undefined, options?: QueryOptions<Name>]
    : [input: ApiInput<Name>, options?: QueryOptions<Name>]
): UseQueryResult<ApiResponse<Name>, ApiError> {
  return useQuery<ApiResponse<Name>, ApiError>({
    queryKey: apiQueryKey(name, input),
    queryFn: ({ signal }) => callWithAnyInput(name, input, { signal }),
    ...(enabled === undefined ? {} : { enabled }),
    ...(refetchInterval === undefined
      ? {}
      : { refetchInterval: ({ state }) => refetchInterval(state.data, state.error) }),
    ...(refetchOnMount === undefined ? {} : { refetchOnMount }),
    ...(keepPrevious === true ? { placeholderData: (previous: unknown) => previous as never } : {}),
  });
}

/** Makes a call without input before the page that uses its response is rendered. */
export const prefetchApiQuery = (
  queryClient: QueryClient,
  name: Extract<QueryName, 'GET /home'>,
): Promise<void> =>
  queryClient.prefetchQuery({
    queryKey: apiQueryKey(name),
    queryFn: ({ signal }) => callApi(name, {}, { signal }),
  });

/**
 * `callApi` for hooks: whether `input` may be omitted is checked at their callers, where the
 * compiler cannot follow it.
 */
export const callWithAnyInput = callApi as <Name extends QueryName | MutationName>(
  name: Name,
  input: ApiInput<Name> | undefined,
  options?: CallOptions,
) => Promise<ApiResponse<Name>>;
