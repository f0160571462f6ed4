import {
  useInfiniteQuery,
  type InfiniteData,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query';

import { ask } from './ask.ts';
import type { CallRefused } from './call-refused.ts';
import type { Answer, ReadName } from './calls.ts';
import { answerKey } from './use-call.ts';

/** The names of calls whose response is a plain list. */
type ListName = {
  [Name in ReadName]: Answer<Name> extends readonly unknown[] ? Name : never;
}[ReadName];
type RowOf<Name extends ListName> = Answer<Name>[number];

const PAGE_SIZE = 50;

/**
 * Returns the loaded pages of a plain list, the newest first; `fetchNextPage()` loads an older one.
 * `idOf` returns the cursor of a row. A page that is not full is the last.
 */
export function useListPages<Name extends ListName>(
  name: Name,
  query: Readonly<Record<string, string>>,
  idOf: (row: RowOf<Name>) => string,
): UseInfiniteQueryResult<InfiniteData<RowOf<Name>[], string | null>, CallRefused> {
  return useInfiniteQuery<
    RowOf<Name>[],
    CallRefused,
    InfiniteData<RowOf<Name>[], string | null>,
    readonly unknown[],
    string | null
  >({
    queryKey: [...answerKey(name, query), 'pages'],
    initialPageParam: null,
    queryFn: ({ pageParam, signal }) =>
      (
        ask as (
          name: Name,
          input: object,
          options: { signal: AbortSignal },
        ) => Promise<RowOf<Name>[]>
      )(
        name,
        {
          query: {
            ...query,
            limit: PAGE_SIZE,
            ...(pageParam === null ? {} : { after: pageParam }),
          },
        },
        { signal },
      ),
    getNextPageParam: (page) => {
      const last = page.at(-1);
      return last === undefined || page.length < PAGE_SIZE ? null : idOf(last);
    },
  });
}
