import type { CollectionColumns } from '@pennant/contract/collection';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import { ask } from '../../../api/ask.ts';
import type { CallRefused } from '../../../api/call-refused.ts';
import { FIRST_CARDS } from '../../../api/first-cards.ts';
import { answerKey, useAnswer } from '../../../api/use-call.ts';
import { columnsOfCards, columnsOfPages, type Columns } from './columns.ts';
import { indexOf, type CollectionIndex } from './order.ts';

export type CollectionLoad =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: CallRefused; readonly retry: () => void }
  | {
      readonly kind: 'here';
      readonly index: CollectionIndex;
      /** The number of different cards in the whole collection. */
      readonly total: number;
      /** The progress of loading the rest; null where the collection is complete. */
      readonly rest: Rest | null;
    };

/** The progress of loading a large collection. */
export interface Rest {
  /** The number of cards loaded so far. */
  readonly loaded: number;
  /** Set where loading failed. */
  readonly error: CallRefused | null;
  readonly retry: () => void;
}

/** Returns the user's collection: its best cards first, then the rest of a large one by pages. */
export function useCollection(): CollectionLoad {
  const best = useAnswer('GET /card/user', { query: { limit: FIRST_CARDS } });
  const isLarge = best.data !== undefined && best.data.totalCards > best.data.cards.length;
  const [loaded, setLoaded] = useState(0);
  const whole = useQuery<Columns, CallRefused>({
    queryKey: [...answerKey('GET /card/user'), 'by column'],
    queryFn: async ({ signal }) => {
      const pages: CollectionColumns[] = [];
      for (let after: number | null = 0; after !== null;) {
        const page: { columns: CollectionColumns; next: number | null } = await ask(
          'GET /card/user/columns',
          { query: { after } },
          { signal },
        );
        pages.push(page.columns);
        setLoaded(pages.reduce((sum, { cardID }) => sum + cardID.length, 0));
        after = page.next;
      }
      return columnsOfPages(pages);
    },
    enabled: isLarge,
    structuralSharing: false,
    staleTime: 60_000,
  });

  const first = useMemo(() => best.data && columnsOfCards(best.data.cards), [best.data]);
  const columns = (isLarge ? whole.data : undefined) ?? first;
  const index = useMemo(() => columns && indexOf(columns), [columns]);
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
