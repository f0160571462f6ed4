import { useSyncExternalStore } from 'react';

import type { CallName } from './call-types.ts';

/*
 * Whether the page is read offline: the browser says that it has no connection, or the server did
 * not answer and what is shown was kept.
 */

/** When the responses that are shown were kept, by the names of their calls. */
const keptTimes = new Map<CallName, Date>();

const listeners = new Set<() => void>();
const notifyListeners = () => listeners.forEach((listener) => listener());

/** Records that a kept response is shown, since the server cannot be reached. */
export function noteKeptResponse(name: CallName, keptAt: Date): void {
  keptTimes.set(name, keptAt);
  notifyListeners();
}

/** Records that the server has answered. */
export function noteServerResponse(): void {
  if (keptTimes.size === 0) return;
  keptTimes.clear();
  notifyListeners();
}

/** Returns true where the browser says that it has no connection. */
export const isDisconnected = (): boolean => 'onLine' in navigator && !navigator.onLine;

/** Returns true while the page is read offline. Browser only. */
export const isOffline = (): boolean => isDisconnected() || keptTimes.size > 0;

/** Calls the listener whenever `isOffline` may have changed; returns how to unsubscribe it. */
export function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Returns whether the page is read offline; false on the server. */
export const useIsOffline = (): boolean =>
  useSyncExternalStore(onConnectionChange, isOffline, () => false);

/** Returns when the response of a call that is shown was kept; null where the server sent it. */
export const useKeptAt = (name: CallName): Date | null =>
  useSyncExternalStore(
    onConnectionChange,
    () => keptTimes.get(name) ?? null,
    () => null,
  );

/** Returns true where this document is the empty page that the service worker has kept. */
export const isKeptDocument = (): boolean =>
  document.querySelector('meta[name="kept-page"]') !== null &&
  window.location.pathname !== '/offline';
