import {
  useMutation,
  useQuery,
  useQueryClient,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query';

import { callApi, type CallOptions } from './api-client.ts';
import type { ApiError } from './api-error.ts';
import type {
  MutationName,
  ApiResponse,
  ApiInput,
  HasNoRequiredInput,
  QueryName,
} from './call-types.ts';
import { invalidateStaleQueries } from './stale-queries.ts';

/** Returns the query key of a call: its name and its input. `[name]` alone matches every input. */
export const apiQueryKey = (name: QueryName, input?: unknown): readonly unknown[] =>
  input === undefined ? [name] : [name, input];

interface QueryOptions<Name extends QueryName> {
  /** Makes the call only when this is true. */
  readonly enabled?: boolean;
  /** Returns after how many ms to repeat the call, by its last response; false for never. */
  readonly refetchInterval?: (response: ApiResponse<Name> | undefined) => number | false;
  /** Keeps the previous response while the one for another input is loading. */
  readonly keepPrevious?: boolean;
}

/** Returns the response of a call that reads, cached and shared between pages. */
export function useApiQuery<Name extends QueryName>(
  name: Name,
  ...[input, { enabled, refetchInterval, keepPrevious } = {}]: HasNoRequiredInput<Name> extends true
    ? [input?: ApiInput<Name> | undefined, options?: QueryOptions<Name>]
    : [input: ApiInput<Name>, options?: QueryOptions<Name>]
): UseQueryResult<ApiResponse<Name>, ApiError> {
  return useQuery<ApiResponse<Name>, ApiError>({
    queryKey: apiQueryKey(name, input),
    queryFn: ({ signal }) => callWithAnyInput(name, input, { signal }),
    ...(enabled === undefined ? {} : { enabled }),
    ...(refetchInterval === undefined
      ? {}
      : { refetchInterval: ({ state }) => refetchInterval(state.data) }),
    ...(keepPrevious === true ? { placeholderData: (previous: unknown) => previous as never } : {}),
  });
}

export interface MutationOptions<Name extends MutationName> {
  /** The caller calls `invalidateStaleQueries` itself, once after several requests. */
  readonly defersInvalidation?: boolean;
  readonly onSuccess?: (response: ApiResponse<Name>, input: ApiInput<Name>) => void;
  readonly onError?: (error: ApiError, input: ApiInput<Name>) => void;
}

/**
 * Returns the mutation of a call that writes: `mutation.mutate({ body })`. Its success invalidates
 * the queries that it makes stale.
 */
export function useApiMutation<Name extends MutationName>(
  name: Name,
  { defersInvalidation = false, onSuccess, onError }: MutationOptions<Name> = {},
): UseMutationResult<ApiResponse<Name>, ApiError, ApiInput<Name>> {
  const queryClient = useQueryClient();
  return useMutation<ApiResponse<Name>, ApiError, ApiInput<Name>>({
    mutationFn: (input) => callWithAnyInput(name, input),
    onSuccess: (response, input) => {
      if (!defersInvalidation) invalidateStaleQueries(queryClient, name);
      onSuccess?.(response, input);
    },
    ...(onError === undefined ? {} : { onError: (error, input) => onError(error, input) }),
  });
}

// Whether `input` may be omitted is checked at the caller; the compiler cannot follow it here.
const callWithAnyInput = callApi as <Name extends QueryName | MutationName>(
  name: Name,
  input: ApiInput<Name> | undefined,
  options?: CallOptions,
) => Promise<ApiResponse<Name>>;
