import { useEffect, useRef, type ReactNode } from 'react';

import { sessionMarkOfTab } from '../api/stored-tokens.ts';
import { keepView, type KeptViewName } from '../offline/kept-views.ts';

/** Keeps what is shown inside, when the user leaves the page, for the next time it is opened. */
export function KeptView({
  name,
  children,
}: {
  readonly name: KeptViewName;
  readonly children: ReactNode;
}) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    // Read now: whoever is signed in when the page is left may be another user.
    const session = sessionMarkOfTab();
    const keep = () => keepView(name, element, session);
    const keepIfHidden = () => {
      if (document.visibilityState === 'hidden') keep();
    };
    // The last event that a page gets for certain; and a page that others take the place of.
    document.addEventListener('visibilitychange', keepIfHidden);
    return () => {
      document.removeEventListener('visibilitychange', keepIfHidden);
      keep();
    };
  }, [name]);
  return <div ref={frame}>{children}</div>;
}

/**
 * The place where a view that was kept is painted as soon as the server says that the session goes
 * on, which needs none of the scripts; without one, the placeholder. Hydration keeps what is there.
 */
export function KeptViewSlot({
  name,
  placeholder,
}: {
  readonly name: KeptViewName;
  readonly placeholder: ReactNode;
}) {
  return (
    <>
      <div
        data-kept-view={name}
        aria-busy="true"
        className="peer"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
      <div className="peer-not-empty:hidden">{placeholder}</div>
    </>
  );
}
