import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

import { addressIn, queryOf, type CollectionAddress } from './address.ts';

/** After so long without another letter, what was typed goes into the address. */
const TYPED_MS = 350;

/**
 * What the address says about the collection, and two ways to change it: `change` is a step that the back button takes
 * back; `type` is one of many on the way to a word. Both count at once; the address follows.
 */
export function useCollectionAddress() {
  const [query, setQuery] = useSearchParams();
  const text = query.toString();
  const [now, setNow] = useState(() => addressIn(query));
  const [seen, setSeen] = useState(text);
  const [written, setWritten] = useState<string | null>(text);
  // What we have written ourselves comes back to us; anything else is a link, or the back button.
  if (text !== seen) {
    setSeen(text);
    if (text !== written) {
      setWritten(null);
      setNow(addressIn(query));
    }
  }

  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(typing.current), []);
  const write = (next: CollectionAddress, replace: boolean) => {
    clearTimeout(typing.current);
    const wanted = queryOf(next).toString();
    setWritten(wanted);
    setQuery(wanted, { replace });
  };
  return {
    address: now,
    change: (next: CollectionAddress) => {
      setNow(next);
      write(next, false);
    },
    type: (next: CollectionAddress) => {
      setNow(next);
      clearTimeout(typing.current);
      typing.current = setTimeout(() => write(next, true), TYPED_MS);
    },
  };
}
