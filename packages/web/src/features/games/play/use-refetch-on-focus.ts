import { useEffect, useRef, useSyncExternalStore } from 'react';

const subscribeToConnection = (onChange: () => void) => {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
};

/** Returns whether the browser reports that the device is offline. */
export const useIsOffline = (): boolean =>
  useSyncExternalStore(
    subscribeToConnection,
    () => !navigator.onLine,
    () => false,
  );

/**
 * Calls `onBack` when the tab becomes visible again and when the connection is back: the game may
 * have gone on in another tab or on another device.
 */
export function useRefetchOnFocus(onBack: () => void): void {
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    const onReturn = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) latest.current();
    };
    document.addEventListener('visibilitychange', onReturn);
    addEventListener('online', onReturn);
    return () => {
      document.removeEventListener('visibilitychange', onReturn);
      removeEventListener('online', onReturn);
    };
  }, []);
}
