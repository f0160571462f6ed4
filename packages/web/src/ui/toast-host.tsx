import { lazy, Suspense, useEffect, useState } from 'react';

import { onFirstToast } from './toast.ts';

const ToastViewport = lazy(() => import('./toast-viewport.tsx'));

/** Mounts the toasts. Their code is loaded with the first one. */
export function ToastHost() {
  const [needed, setNeeded] = useState(false);
  useEffect(() => onFirstToast(() => setNeeded(true)), []);
  return needed ? (
    <Suspense fallback={null}>
      <ToastViewport />
    </Suspense>
  ) : null;
}
