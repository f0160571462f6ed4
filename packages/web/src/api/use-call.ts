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

/** Where an answer is kept: under the call's name and what it was given. `[name]` alone stands for all of them. */
export const answerKey = (name: ReadName, given?: unknown): readonly unknown[] =>
  given === undefined ? [name] : [name, given];

interface ReadOptions<Name extends ReadName> {
  /** Ask only when this is true. */
  readonly enabled?: boolean;
  /** After how many ms to ask again, given the last answer; false for never. */
  readonly refetchInterval?: (answer: Answer<Name> | undefined) => number | false;
  /** Keep showing the last answer while the next one, given something else, is on its way. */
  readonly keepPrevious?: boolean;
}

/** The answer of a call that reads, kept and shared between pages. */
export function useAnswer<Name extends ReadName>(
  name: Name,
  ...[given, { enabled, refetchInterval, keepPrevious } = {}]: NeedsNothing<Name> extends true
    ? [given?: Given<Name> | undefined, options?: ReadOptions<Name>]
    : [given: Given<Name>, options?: ReadOptions<Name>]
): UseQueryResult<Answer<Name>, CallRefused> {
  return useQuery<Answer<Name>, CallRefused>({
    queryKey: answerKey(name, given),
    queryFn: ({ signal }) => askLoosely(name, given, { signal }),
    ...(enabled === undefined ? {} : { enabled }),
    ...(refetchInterval === undefined
      ? {}
      : { refetchInterval: ({ state }) => refetchInterval(state.data) }),
    ...(keepPrevious === true ? { placeholderData: (previous: unknown) => previous as never } : {}),
  });
}

interface ActionOptions<Name extends ActionName> {
  /** Calls whose kept answers are out of date once this one has worked. */
  readonly outdates?: readonly ReadName[];
  readonly onSuccess?: (answer: Answer<Name>, given: Given<Name>) => void;
  readonly onError?: (error: CallRefused, given: Given<Name>) => void;
}

/** A call that does something: `action.mutate({ body })`. */
export function useAction<Name extends ActionName>(
  name: Name,
  { outdates = [], onSuccess, onError }: ActionOptions<Name> = {},
): UseMutationResult<Answer<Name>, CallRefused, Given<Name>> {
  const answers = useQueryClient();
  return useMutation<Answer<Name>, CallRefused, Given<Name>>({
    mutationFn: (given) => askLoosely(name, given),
    onSuccess: (answer, given) => {
      for (const outdated of outdates)
        void answers.invalidateQueries({ queryKey: answerKey(outdated) });
      onSuccess?.(answer, given);
    },
    ...(onError === undefined ? {} : { onError: (error, given) => onError(error, given) }),
  });
}

// Whether `given` may be left out was settled by the caller's type; the compiler cannot follow it through a generic.
const askLoosely = ask as <Name extends ReadName | ActionName>(
  name: Name,
  given: Given<Name> | undefined,
  options?: AskOptions,
) => Promise<Answer<Name>>;
