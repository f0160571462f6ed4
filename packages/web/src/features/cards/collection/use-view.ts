import { useState } from 'react';

import { VIEWS, type View } from './address.ts';

const STORAGE_KEY = 'cards-view';

/** Returns the view that the user chose last, stored in this browser (the table by default). */
export function useLastView(): [View, (view: View) => void] {
  const [view, setView] = useState(readLastView);
  const storeView = (next: View) => {
    // The series view is not stored: it shows completion, not the user's cards.
    if (next === 'series') return;
    setView(next);
    try {
      localStorage.setItem(STORAGE_KEY, next);
    } catch {
      // Storage is switched off or full: the choice is kept until the page is left.
    }
  };
  return [view, storeView];
}

function readLastView(): View {
  try {
    return VIEWS.find((view) => view === localStorage.getItem(STORAGE_KEY)) ?? 'table';
  } catch {
    return 'table';
  }
}
