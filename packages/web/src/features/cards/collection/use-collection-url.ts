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
 * Returns the state of the collection that the URL holds, and functions to change it: `change`
 * adds a history entry; `type`, for text that is being typed, replaces the entry after a delay,
 * or when `finishTyping` is called. Both change the returned state at once; the URL follows.
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

  const typing = useRef<{ timer: ReturnType<typeof setTimeout>; next: CollectionUrlState }>(null);
  const stopTyping = () => {
    clearTimeout(typing.current?.timer);
    typing.current = null;
  };
  useEffect(() => () => clearTimeout(typing.current?.timer), []);
  const write = (next: CollectionUrlState, replace: boolean) => {
    stopTyping();
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
      stopTyping();
      typing.current = { timer: setTimeout(() => write(next, true), TYPING_DEBOUNCE_MS), next };
    },
    /** Writes typed text to the URL at once: for when the field is left, before the page is. */
    finishTyping: () => {
      if (typing.current !== null) write(typing.current.next, true);
    },
  };
}
