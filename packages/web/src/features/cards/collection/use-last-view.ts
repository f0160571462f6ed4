import { useState } from 'react';

import { COLLECTION_VIEWS, type CollectionView } from './collection-url.ts';

const STORAGE_KEY = 'cards-view';

/** Returns the view that the user chose last, stored in this browser (the table by default). */
export function useLastView(): [CollectionView, (view: CollectionView) => void] {
  const [view, setView] = useState(readLastView);
  const storeView = (next: CollectionView) => {
    // These are not stored: they show what is missing, not the user's cards.
    if (next === 'series' || next === 'wishes') return;
    setView(next);
    try {
      localStorage.setItem(STORAGE_KEY, next);
    } catch {
      // Storage is switched off or full: the choice is kept until the page is left.
    }
  };
  return [view, storeView];
}

function readLastView(): CollectionView {
  try {
    return COLLECTION_VIEWS.find((view) => view === localStorage.getItem(STORAGE_KEY)) ?? 'table';
  } catch {
    return 'table';
  }
}
