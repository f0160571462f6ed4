import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

import {
  parseCollectionQuery,
  formatCollectionQuery,
  type CollectionUrlState,
} from './collection-url.ts';

/** The debounce of typed text before it is written to the URL, in ms. */
const TYPING_DEBOUNCE_MS = 350;

/**
 * Returns the state of the collection that the URL holds, and two functions to change it: `change`
 * adds a history entry; `type`, for text that is being typed, replaces the entry after a delay.
 * Both change the returned state at once; the URL follows.
 */
export function useCollectionUrl() {
  const [query, setQuery] = useSearchParams();
  const queryText = query.toString();
  const [address, setAddress] = useState(() => parseCollectionQuery(query));
  const [seenQuery, setSeenQuery] = useState(queryText);
  const [writtenQuery, setWrittenQuery] = useState<string | null>(queryText);
  // A query that this hook has not written itself comes from a link or the back button.
  if (queryText !== seenQuery) {
    setSeenQuery(queryText);
    if (queryText !== writtenQuery) {
      setWrittenQuery(null);
      setAddress(parseCollectionQuery(query));
    }
  }

  const typingTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(typingTimer.current), []);
  const write = (next: CollectionUrlState, replace: boolean) => {
    clearTimeout(typingTimer.current);
    const nextQuery = formatCollectionQuery(next).toString();
    setWrittenQuery(nextQuery);
    setQuery(nextQuery, { replace });
  };
  return {
    address,
    change: (next: CollectionUrlState) => {
      setAddress(next);
      write(next, false);
    },
    type: (next: CollectionUrlState) => {
      setAddress(next);
      clearTimeout(typingTimer.current);
      typingTimer.current = setTimeout(() => write(next, true), TYPING_DEBOUNCE_MS);
    },
  };
}
