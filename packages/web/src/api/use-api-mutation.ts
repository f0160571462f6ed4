import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';

import type { ApiError } from './api-error.ts';
import type { ApiInput, ApiResponse, MutationName } from './call-types.ts';
import { callWithAnyInput } from './query-hooks.ts';
import { invalidateStaleQueries } from './stale-queries.ts';

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
