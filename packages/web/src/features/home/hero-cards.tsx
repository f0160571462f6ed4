import '../../ui/art/art.css';

import { lazy, Suspense, useState, useSyncExternalStore } from 'react';

// On the server alone, where it is there at once; the browser's half is built without this line.
const ServerFan = import.meta.env.SSR ? (await import('./card-fan.tsx')).default : null;
const LazyFan = lazy(() => import('./card-fan.tsx'));

const PLACE = 'relative mx-auto aspect-10/8 w-full max-w-md';
const never = () => () => undefined;

/**
 * The fan of cards on the guest's home page. The server draws it; the browser keeps that drawing as it is, so that the
 * first page need not carry the code that draws cards. Only who comes here from another page fetches it.
 */
export function HeroCards() {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [fromServer] = useState(!inBrowser);
  if (ServerFan !== null) {
    return (
      <div aria-hidden="true" className={PLACE}>
        <ServerFan />
      </div>
    );
  }
  if (fromServer) {
    return (
      <div
        aria-hidden="true"
        className={PLACE}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    );
  }
  return (
    <div aria-hidden="true" className={PLACE}>
      <Suspense fallback={null}>
        <LazyFan />
      </Suspense>
    </div>
  );
}
