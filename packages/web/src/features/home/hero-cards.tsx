import '../../ui/art.css';

import { lazy, Suspense, useState, useSyncExternalStore } from 'react';

// Loaded at once on the server only; the client build drops this import.
const ServerFan = import.meta.env.SSR ? (await import('./card-fan.tsx')).default : null;
const LazyFan = lazy(() => import('./card-fan.tsx'));

const FRAME = 'relative mx-auto aspect-10/8 w-full max-w-md';
const subscribeToNothing = () => () => undefined;

/**
 * The fan of cards on the guest's home page. The server renders it and hydration keeps that markup
 * as it is, so that the first page need not load the code that draws cards. That code is loaded
 * only after a navigation from another page.
 */
export function HeroCards() {
  const isBrowser = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const [isServerRendered] = useState(!isBrowser);
  if (ServerFan !== null) {
    return (
      <div aria-hidden="true" className={FRAME}>
        <ServerFan />
      </div>
    );
  }
  if (isServerRendered) {
    return (
      <div
        aria-hidden="true"
        className={FRAME}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    );
  }
  return (
    <div aria-hidden="true" className={FRAME}>
      <Suspense fallback={null}>
        <LazyFan />
      </Suspense>
    </div>
  );
}
