import { useState } from 'react';

import { VIEWS, type View } from './address.ts';

const KEPT_AS = 'cards-view';

/** How the user last chose to look at his cards: kept in this browser, the table at first. */
export function useLastView(): [View, (view: View) => void] {
  const [view, setView] = useState(lastView);
  const keep = (next: View) => {
    // Looking at the series is an errand, not a way to see one's cards.
    if (next === 'series') return;
    setView(next);
    try {
      localStorage.setItem(KEPT_AS, next);
    } catch {
      // Storage is switched off or full: the choice lasts as long as the page.
    }
  };
  return [view, keep];
}

function lastView(): View {
  try {
    return VIEWS.find((view) => view === localStorage.getItem(KEPT_AS)) ?? 'table';
  } catch {
    return 'table';
  }
}
