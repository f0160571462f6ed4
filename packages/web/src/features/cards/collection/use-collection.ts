import type { ColumnarCollection } from '@pennant/contract/collection';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import { callApi } from '../../../api/api-client.ts';
import type { ApiError } from '../../../api/api-error.ts';
import { FIRST_COLLECTION_PAGE_SIZE } from '../../../api/collection-page-size.ts';
import { apiQueryKey, useApiQuery } from '../../../api/query-hooks.ts';
import { collectionDataOf, mergeCollectionPages, type CollectionData } from './collection-data.ts';
import { buildCollectionIndex, type CollectionIndex } from './collection-index.ts';

export type CollectionLoad =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: ApiError; readonly retry: () => void }
  | {
      readonly kind: 'here';
      readonly index: CollectionIndex;
      /** The number of different cards in the whole collection. */
      readonly total: number;
      /** The progress of loading the rest; null where the collection is complete. */
      readonly rest: RestProgress | null;
    };

/** The progress of loading a large collection. */
export interface RestProgress {
  /** The number of cards loaded so far. */
  readonly loaded: number;
  /** Set where loading failed. */
  readonly error: ApiError | null;
  readonly retry: () => void;
}

/** Returns the user's collection: its best cards first, then the rest of a large one by pages. */
export function useCollection(): CollectionLoad {
  const best = useApiQuery('GET /card/user', { query: { limit: FIRST_COLLECTION_PAGE_SIZE } });
  const isLarge = best.data !== undefined && best.data.totalCards > best.data.cards.length;
  const [loaded, setLoaded] = useState(0);
  const whole = useQuery<CollectionData, ApiError>({
    queryKey: [...apiQueryKey('GET /card/user'), 'by column'],
    queryFn: async ({ signal }) => {
      const pages: ColumnarCollection[] = [];
      for (let after: number | null = 0; after !== null;) {
        const page: { columns: ColumnarCollection; next: number | null } = await callApi(
          'GET /card/user/columns',
          { query: { after } },
          { signal },
        );
        pages.push(page.columns);
        setLoaded(pages.reduce((sum, { cardID }) => sum + cardID.length, 0));
        after = page.next;
      }
      return mergeCollectionPages(pages);
    },
    enabled: isLarge,
    structuralSharing: false,
    staleTime: 60_000,
  });

  const first = useMemo(() => best.data && collectionDataOf(best.data.cards), [best.data]);
  const columns = (isLarge ? whole.data : undefined) ?? first;
  const index = useMemo(() => columns && buildCollectionIndex(columns), [columns]);
  if (best.isError) {
    return { kind: 'failed', error: best.error, retry: () => void best.refetch() };
  }
  if (best.data === undefined || index === undefined) return { kind: 'loading' };
  const isWhole = !isLarge || whole.data !== undefined;
  return {
    kind: 'here',
    index,
    total: best.data.totalCards,
    rest: isWhole ? null : { loaded, error: whole.error, retry: () => void whole.refetch() },
  };
}
