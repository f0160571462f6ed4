import type { Cup } from '@pennant/contract/cups';
import { useEffect, useState } from 'react';

import { changesBetween, type CupChange } from './cup-changes.ts';

/** How long what has changed is marked, in ms. */
const MARKED_MS = 5_000;

/** Returns what has just happened in a cup that is read again and again; nothing at first. */
export function useCupChanges(cup: Cup): readonly CupChange[] {
  const [seen, setSeen] = useState(cup);
  const [changes, setChanges] = useState<readonly CupChange[]>([]);
  if (seen !== cup) {
    const found = changesBetween(seen, cup);
    setSeen(cup);
    if (found.length > 0) setChanges(found);
  }
  useEffect(() => {
    if (changes.length === 0) return undefined;
    const timer = setTimeout(() => setChanges([]), MARKED_MS);
    return () => clearTimeout(timer);
  }, [changes]);
  return changes;
}
