import { useEffect, useState } from 'react';

/**
 * While something is unsaved: the browser asks before the window goes, and a link to another page of ours is held up.
 * Answers where the link leads, until `stay` forgets it.
 */
export function useUnsaved(isUnsaved: boolean): {
  readonly leaveFor: string | null;
  readonly stay: () => void;
} {
  const [leaveFor, setLeaveFor] = useState<string | null>(null);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link === null || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0)
        return;
      if (link.origin !== location.origin || link.target === '_blank') return;
      if (link.pathname === location.pathname) return;
      event.preventDefault();
      event.stopPropagation();
      setLeaveFor(link.pathname + link.search);
    };
    addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, [isUnsaved]);
  return { leaveFor, stay: () => setLeaveFor(null) };
}
