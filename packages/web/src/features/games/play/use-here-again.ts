import { useEffect, useRef, useSyncExternalStore } from 'react';

const watchConnection = (changed: () => void) => {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
};

/** Whether the device itself says that it has no connection. */
export const useOffline = (): boolean =>
  useSyncExternalStore(
    watchConnection,
    () => !navigator.onLine,
    () => false,
  );

/** Called when the player looks at this tab again, and when the connection is back: the game may have gone on elsewhere. */
export function useHereAgain(onBack: () => void): void {
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    const back = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) latest.current();
    };
    document.addEventListener('visibilitychange', back);
    addEventListener('online', back);
    return () => {
      document.removeEventListener('visibilitychange', back);
      removeEventListener('online', back);
    };
  }, []);
}
