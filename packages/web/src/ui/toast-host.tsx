import { lazy, Suspense, useEffect, useState } from 'react';

import { onFirstToast } from './toast.ts';

const ToastShelf = lazy(() => import('./toast-shelf.tsx'));

/** The place of the toasts. Their code is fetched with the first one. */
export function ToastHost() {
  const [needed, setNeeded] = useState(false);
  useEffect(() => onFirstToast(() => setNeeded(true)), []);
  return needed ? (
    <Suspense fallback={null}>
      <ToastShelf />
    </Suspense>
  ) : null;
}
