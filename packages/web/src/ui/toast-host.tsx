import { useEffect, useState, type ComponentType } from 'react';

import { onFirstToast, takeQueuedToasts, TOAST_MS } from './toast.ts';

/**
 * Mounts the toasts. Their code is loaded with the first one; where that fails, as without a
 * connection, the message is shown without it, and the next one tries again.
 */
export function ToastHost() {
  const [Viewport, setViewport] = useState<ComponentType | null>(null);
  const [plainText, setPlainText] = useState<string | null>(null);
  useEffect(
    () =>
      onFirstToast(() => {
        import('./toast-viewport.tsx').then(
          (loaded) => setViewport(() => loaded.default),
          () =>
            setPlainText(
              takeQueuedToasts()
                .map(({ text }) => text)
                .join(' '),
            ),
        );
      }),
    [],
  );
  useEffect(() => {
    if (plainText === null) return undefined;
    const timer = setTimeout(() => setPlainText(null), TOAST_MS);
    return () => clearTimeout(timer);
  }, [plainText]);
  return (
    <>
      {Viewport === null ? null : <Viewport />}
      {plainText === null ? null : (
        <p
          role="alert"
          className="fixed inset-x-2 bottom-2 z-50 border-l-4 border-bad bg-raised px-4 py-3 font-semibold shadow-sheet sm:left-auto sm:w-76"
        >
          {plainText}
        </p>
      )}
    </>
  );
}
