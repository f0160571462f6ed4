import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

import { onBackButton } from '../../ui/back-button.ts';

interface Unsaved {
  /** Somebody is about to leave: this goes where he wanted. Null while nobody is. */
  readonly leave: (() => void) | null;
  /** He stays. */
  readonly stay: () => void;
}

/** The router's number of the page that the browser is at, one more for each further on; null where it set none. */
const placeInHistory = (): number | null =>
  (history.state as { readonly idx?: number } | null)?.idx ?? null;

const isSamePage = (one: URL | Location, other: URL): boolean =>
  one.pathname === other.pathname && one.search === other.search;

/**
 * While something is unsaved: the browser asks before the window goes; a link to another page of ours, and the browser's
 * Back and Forward, are held up until `leave` or `stay` is called.
 */
export function useUnsaved(isUnsaved: boolean): Unsaved {
  const navigate = useNavigate();
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const letsGo = useRef(false);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const here = new URL(location.href);
    let place = placeInHistory();
    let comesBack = false;
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
    // The browser is there already: it is sent back, and the user is asked.
    const onPop = (event: PopStateEvent) => {
      if (letsGo.current) return;
      if (comesBack || isSamePage(location, here)) {
        if (comesBack) event.stopImmediatePropagation();
        comesBack = false;
        place = placeInHistory();
        return;
      }
      event.stopImmediatePropagation();
      const there = placeInHistory();
      const steps = place === null || there === null || there === place ? -1 : there - place;
      comesBack = true;
      history.go(-steps);
      setLeave(() => () => {
        letsGo.current = true;
        history.go(steps);
      });
    };
    addEventListener('beforeunload', onUnload);
    const forgetBack = onBackButton(onPop);
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      removeEventListener('beforeunload', onUnload);
      forgetBack();
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, [isUnsaved, navigate]);
  return { leave, stay: () => setLeave(null) };
}
