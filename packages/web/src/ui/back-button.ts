type Hearer = (event: PopStateEvent) => void;

let hearer: Hearer | null = null;

/**
 * Called once, before the router is there: so that what `onBackButton` is given hears of the browser's Back and Forward
 * before the router does. Window listeners are called in the order that they came in, capturing or not.
 */
export function hearBackButton(): void {
  addEventListener('popstate', (event) => hearer?.(event));
}

/** Hears of the browser's Back and Forward, and can keep them from the router. Answers what ends it. */
export function onBackButton(next: Hearer): () => void {
  hearer = next;
  return () => {
    if (hearer === next) hearer = null;
  };
}
