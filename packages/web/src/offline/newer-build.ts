import { useSyncExternalStore } from 'react';

/*
 * Whether the server has a newer build than the one that this page is of. Asked of a file of a few
 * bytes, so that it works without a service worker too.
 */

/** How long after one look the next is worth it, in ms. */
const LOOK_AGAIN_MS = 60_000;

let isNewer = false;
let lastLookAt = -Infinity;

const listeners = new Set<() => void>();
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns whether a newer build is known of; false on the server. */
export const useNewerBuild = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isNewer,
    () => false,
  );

/** Returns the ID of the build that this page is of; null in development, which has none. */
export const ownBuild = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? null;

/** Returns the ID of the build that the server has; null where it does not tell. */
async function fetchNewestBuild(): Promise<string | null> {
  const response = await fetch('/build.json', { cache: 'no-cache' });
  if (!response.ok) return null;
  const { build } = (await response.json()) as { build?: unknown };
  return typeof build === 'string' ? build : null;
}

/** Looks for a newer build. Returns true where the server has answered. */
export async function lookForNewerBuild(): Promise<boolean> {
  const own = ownBuild();
  lastLookAt = performance.now();
  try {
    const newest = await fetchNewestBuild();
    if (own === null || newest === null || own === newest || isNewer) return true;
    isNewer = true;
    listeners.forEach((listener) => listener());
    return true;
  } catch {
    return false;
  }
}

/** Looks for a newer build, unless it was looked for a moment ago. */
export function lookForNewerBuildAgain(): void {
  if (performance.now() - lastLookAt >= LOOK_AGAIN_MS) void lookForNewerBuild();
}
