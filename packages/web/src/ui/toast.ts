/** How long a toast is shown on ordinary pages and on game pages, in ms. */
export const TOAST_MS = 5000;
export const GAME_TOAST_MS = 1000;

export interface ToastMessage {
  readonly kind: 'good' | 'bad';
  readonly text: string;
  readonly ms: number;
}

const queued: ToastMessage[] = [];
let showToast: ((message: ToastMessage) => void) | null = null;
let notifyHost: () => void = () => undefined;

function addToast(message: ToastMessage): void {
  if (showToast) return showToast(message);
  queued.push(message);
  notifyHost();
}

/**
 * Shows short messages in the corner of the page: `toast.good('Login successful')`. Callable from
 * anywhere in the browser.
 */
export const toast = {
  good: (text: string, ms = TOAST_MS): void => addToast({ kind: 'good', text, ms }),
  bad: (text: string, ms = TOAST_MS): void => addToast({ kind: 'bad', text, ms }),
};

/** Calls back once there is a toast to show, so that the code that shows toasts loads only then. */
export function onFirstToast(callback: () => void): void {
  notifyHost = callback;
  if (queued.length > 0) callback();
}

/** Returns the messages that nothing has shown yet, and has them be shown no more. */
export const takeQueuedToasts = (): ToastMessage[] => queued.splice(0);

/**
 * Passes all messages to `show` from now on, the queued ones first. Returns an unsubscribe
 * function.
 */
export function subscribeToToasts(show: (message: ToastMessage) => void): () => void {
  showToast = show;
  for (const message of queued.splice(0)) show(message);
  return () => {
    showToast = null;
  };
}
