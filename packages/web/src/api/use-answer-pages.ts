import {
  useInfiniteQuery,
  type InfiniteData,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query';

import { ask } from './ask.ts';
import type { CallRefused } from './call-refused.ts';
import type { Answer, ReadName } from './calls.ts';
import { answerKey } from './use-call.ts';

/** The names of calls whose response is one page of a list: they take `after` and return `next`. */
type PagedName = {
  [Name in ReadName]: Answer<Name> extends { readonly next: string | null } ? Name : never;
}[ReadName];

/** Returns the loaded pages of a list, the newest first; `fetchNextPage()` loads an older one. */
export function useAnswerPages<Name extends PagedName>(
  name: Name,
): UseInfiniteQueryResult<InfiniteData<Answer<Name>, string | null>, CallRefused> {
  return useInfiniteQuery<
    Answer<Name>,
    CallRefused,
    InfiniteData<Answer<Name>, string | null>,
    readonly unknown[],
    string | null
  >({
    queryKey: [...answerKey(name), 'pages'],
    initialPageParam: null,
    queryFn: ({ pageParam, signal }) =>
      (
        ask as (
          name: Name,
          input: object,
          options: { signal: AbortSignal },
        ) => Promise<Answer<Name>>
      )(name, pageParam === null ? {} : { query: { after: pageParam } }, { signal }),
    getNextPageParam: (page) => (page as { next: string | null }).next,
  });
}
