import {
  useMutation,
  useQuery,
  useQueryClient,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query';

import { ask, type AskOptions } from './ask.ts';
import type { CallRefused } from './call-refused.ts';
import type { ActionName, Answer, Given, NeedsNothing, ReadName } from './calls.ts';

/** Returns the query key of a call: its name and its input. `[name]` alone matches every input. */
export const answerKey = (name: ReadName, input?: unknown): readonly unknown[] =>
  input === undefined ? [name] : [name, input];

interface QueryOptions<Name extends ReadName> {
  /** Makes the call only when this is true. */
  readonly enabled?: boolean;
  /** Returns after how many ms to repeat the call, by its last response; false for never. */
  readonly refetchInterval?: (response: Answer<Name> | undefined) => number | false;
  /** Keeps the previous response while the one for another input is loading. */
  readonly keepPrevious?: boolean;
}

/** Returns the response of a call that reads, cached and shared between pages. */
export function useAnswer<Name extends ReadName>(
  name: Name,
  ...[input, { enabled, refetchInterval, keepPrevious } = {}]: NeedsNothing<Name> extends true
    ? [input?: Given<Name> | undefined, options?: QueryOptions<Name>]
    : [input: Given<Name>, options?: QueryOptions<Name>]
): UseQueryResult<Answer<Name>, CallRefused> {
  return useQuery<Answer<Name>, CallRefused>({
    queryKey: answerKey(name, input),
    queryFn: ({ signal }) => callWithAnyInput(name, input, { signal }),
    ...(enabled === undefined ? {} : { enabled }),
    ...(refetchInterval === undefined
      ? {}
      : { refetchInterval: ({ state }) => refetchInterval(state.data) }),
    ...(keepPrevious === true ? { placeholderData: (previous: unknown) => previous as never } : {}),
  });
}

export interface ActionOptions<Name extends ActionName> {
  /** The calls whose cached responses are stale once this one has succeeded. */
  readonly outdates?: readonly ReadName[];
  readonly onSuccess?: (response: Answer<Name>, input: Given<Name>) => void;
  readonly onError?: (error: CallRefused, input: Given<Name>) => void;
}

/** Returns the mutation of a call that writes: `mutation.mutate({ body })`. */
export function useAction<Name extends ActionName>(
  name: Name,
  { outdates: staleCalls = [], onSuccess, onError }: ActionOptions<Name> = {},
): UseMutationResult<Answer<Name>, CallRefused, Given<Name>> {
  const queryClient = useQueryClient();
  return useMutation<Answer<Name>, CallRefused, Given<Name>>({
    mutationFn: (input) => callWithAnyInput(name, input),
    onSuccess: (response, input) => {
      for (const staleCall of staleCalls)
        void queryClient.invalidateQueries({ queryKey: answerKey(staleCall) });
      onSuccess?.(response, input);
    },
    ...(onError === undefined ? {} : { onError: (error, input) => onError(error, input) }),
  });
}

// Whether `input` may be omitted is checked at the caller; the compiler cannot follow it here.
const callWithAnyInput = ask as <Name extends ReadName | ActionName>(
  name: Name,
  input: Given<Name> | undefined,
  options?: AskOptions,
) => Promise<Answer<Name>>;
