import type { Page } from '@playwright/test';

/**
 * Records every interaction of a page from now on: the time from the press to the next paint.
 * Returns a function that reads them.
 */
export async function watchInteractions(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const slowest = new Map<number, number>();
    (window as unknown as { interactions: Map<number, number> }).interactions = slowest;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
        if (entry.interactionId > 0) {
          const known = slowest.get(entry.interactionId) ?? 0;
          slowest.set(entry.interactionId, Math.max(known, entry.duration));
        }
      }
      // The browser rounds to 8 ms and reports nothing below 16.
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  return () =>
    page.evaluate(() => [
      ...(window as unknown as { interactions: Map<number, number> }).interactions.values(),
    ]);
}

/**
 * Returns the time in ms from a change of a field to the paint that shows it, measured in the page
 * itself.
 */
export function measureChangeToPaint(
  page: Page,
  label: string,
  kind: 'select' | 'text',
  value: string,
): Promise<number> {
  return page.getByLabel(label, { exact: true }).evaluate(
    (field, input) => {
      const proto =
        input.kind === 'select' ? HTMLSelectElement.prototype : HTMLInputElement.prototype;
      const set = Object.getOwnPropertyDescriptor(proto, 'value')?.set;
      const began = performance.now();
      set?.call(field, input.value);
      field.dispatchEvent(
        new Event(input.kind === 'select' ? 'change' : 'input', { bubbles: true }),
      );
      return new Promise<number>((resolve) => {
        requestAnimationFrame(() => {
          const painted = new MessageChannel();
          painted.port1.addEventListener('message', () => resolve(performance.now() - began));
          painted.port1.start();
          painted.port2.postMessage(null);
        });
      });
    },
    { kind, value },
  );
}

/** Returns the time in ms from a press of a column header to the paint that shows the new order. */
export function measurePressToPaint(page: Page, head: string): Promise<number> {
  return page
    .getByRole('columnheader', { name: head })
    .getByRole('button')
    .evaluate((button) => {
      const began = performance.now();
      (button as HTMLElement).click();
      return new Promise<number>((resolve) => {
        requestAnimationFrame(() => {
          const painted = new MessageChannel();
          painted.port1.addEventListener('message', () => resolve(performance.now() - began));
          painted.port1.start();
          painted.port2.postMessage(null);
        });
      });
    });
}
