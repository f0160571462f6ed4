import { useEffect, useState, type ComponentType } from 'react';

import { onFirstToast, takeQueuedToasts, TOAST_MS, type ToastMessage } from './toast.ts';

/** Returns the messages shown with those that are new; a message is there once. */
const addPlain = (shown: readonly ToastMessage[], added: readonly ToastMessage[]) => [
  ...new Map(
    [...shown, ...added].map((message) => [`${message.kind} ${message.text}`, message]),
  ).values(),
];

/**
 * Mounts the toasts. Their code is loaded with the first one; where that fails, as without a
 * connection, the message is shown without it, and the next one tries again.
 */
export function ToastHost() {
  const [Viewport, setViewport] = useState<ComponentType | null>(null);
  const [plain, setPlain] = useState<readonly ToastMessage[]>([]);
  useEffect(
    () =>
      onFirstToast(() => {
        import('./toast-viewport.tsx').then(
          (loaded) => setViewport(() => loaded.default),
          () => {
            const added = takeQueuedToasts();
            setPlain((shown) => addPlain(shown, added));
          },
        );
      }),
    [],
  );
  useEffect(() => {
    if (plain.length === 0) return undefined;
    const timer = setTimeout(() => setPlain([]), TOAST_MS);
    return () => clearTimeout(timer);
  }, [plain]);
  return (
    <>
      {Viewport === null ? null : <Viewport />}
      {plain.length === 0 ? null : (
        <div className="fixed inset-x-2 bottom-[calc(var(--toast-clearance,0rem)+0.5rem)] z-50 grid gap-1.5 sm:left-auto sm:w-76">
          {plain.map(({ kind, text }) => (
            <p
              key={text}
              role={kind === 'bad' ? 'alert' : 'status'}
              className={`border-2 border-l-8 bg-raised px-4 py-3 text-sm/tight font-medium shadow-lifted ${
                kind === 'bad' ? 'border-pennant-paint' : 'border-outfield-paint'
              }`}
            >
              {text}
            </p>
          ))}
        </div>
      )}
    </>
  );
}
