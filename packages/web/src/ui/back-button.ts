type PopStateHandler = (event: PopStateEvent) => void;

let handler: PopStateHandler | null = null;

/**
 * Installs the window's `popstate` listener. Called once, before the router is mounted, so that the
 * handler of `onBackButton` runs before the router's listener: window listeners run in the order in
 * which they were added, capturing or not. Returns a function that removes it.
 */
export function installBackButtonListener(): () => void {
  const listen: PopStateHandler = (event) => handler?.(event);
  addEventListener('popstate', listen);
  return () => removeEventListener('popstate', listen);
}

/**
 * Sets the handler of the browser's Back and Forward, which can keep the event from the router.
 * Returns a function that removes it.
 */
export function onBackButton(next: PopStateHandler): () => void {
  handler = next;
  return () => {
    if (handler === next) handler = null;
  };
}
