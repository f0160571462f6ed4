import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

import { onBackButton } from '../../ui/back-button.ts';

interface Unsaved {
  /** Continues the navigation that was held up; null if there is none. */
  readonly leave: (() => void) | null;
  /** Cancels the navigation that was held up. */
  readonly stay: () => void;
}

/** Returns the router's index of the current history entry; null if it set none. */
const historyIndex = (): number | null =>
  (history.state as { readonly idx?: number } | null)?.idx ?? null;

const isSamePage = (one: URL | Location, other: URL): boolean =>
  one.pathname === other.pathname && one.search === other.search;

/**
 * Guards unsaved changes: closing the window shows the browser's confirmation; links to other pages
 * of the app, and the browser's Back and Forward, are held up until `leave` or `stay` is called.
 */
export function useUnsavedChangesGuard(isUnsaved: boolean): Unsaved {
  const navigate = useNavigate();
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const isLeaving = useRef(false);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const here = new URL(location.href);
    let currentIndex = historyIndex();
    let isReturning = false;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link === null || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0)
        return;
      if (link.origin !== location.origin || link.target === '_blank') return;
      const to = new URL(link.href);
      if (isSamePage(to, here)) return;
      event.preventDefault();
      event.stopPropagation();
      setLeave(() => () => void navigate(to.pathname + to.search + to.hash));
    };
    // The browser has gone to the other entry already: go back, and hold the navigation up.
    const onPop = (event: PopStateEvent) => {
      if (isLeaving.current) return;
      if (isReturning || isSamePage(location, here)) {
        if (isReturning) event.stopImmediatePropagation();
        isReturning = false;
        currentIndex = historyIndex();
        return;
      }
      event.stopImmediatePropagation();
      const targetIndex = historyIndex();
      const steps =
        currentIndex === null || targetIndex === null || targetIndex === currentIndex
          ? -1
          : targetIndex - currentIndex;
      isReturning = true;
      history.go(-steps);
      setLeave(() => () => {
        isLeaving.current = true;
        history.go(steps);
      });
    };
    addEventListener('beforeunload', onUnload);
    const removePopListener = onBackButton(onPop);
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      removeEventListener('beforeunload', onUnload);
      removePopListener();
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, [isUnsaved, navigate]);
  return { leave, stay: () => setLeave(null) };
}
