/** How long a toast stays on ordinary pages and on game pages, in ms, as documented. */
export const TOAST_MS = 5000;
export const GAME_TOAST_MS = 1000;

export interface ToastMessage {
  readonly kind: 'good' | 'bad';
  readonly text: string;
  readonly ms: number;
}

const unseen: ToastMessage[] = [];
let shelf: ((message: ToastMessage) => void) | null = null;
let wake: () => void = () => undefined;

function say(message: ToastMessage): void {
  if (shelf) return shelf(message);
  unseen.push(message);
  wake();
}

/** Short messages in the corner: `toast.good('Login successful')`. Callable from anywhere in the browser. */
export const toast = {
  good: (text: string, ms = TOAST_MS): void => say({ kind: 'good', text, ms }),
  bad: (text: string, ms = TOAST_MS): void => say({ kind: 'bad', text, ms }),
};

/** For the host: told once there is something to show, so that the shelf's code comes only then. */
export function onFirstToast(callback: () => void): void {
  wake = callback;
  if (unseen.length > 0) callback();
}

/** For the shelf: takes the messages from now on, the ones that waited first. Answers how to stop. */
export function takeToasts(take: (message: ToastMessage) => void): () => void {
  shelf = take;
  for (const message of unseen.splice(0)) take(message);
  return () => {
    shelf = null;
  };
}
