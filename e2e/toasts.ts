import { expect, type BrowserContext, type Page } from '@playwright/test';

/** How long to wait for a toast, in ms. */
const TIMEOUT_MS = 30_000;

/**
 * Records the text of every toast in all pages of a browser context, each toast once: toasts of the
 * play screen disappear after a second, before a busy machine checks them.
 */
export const recordToasts = (context: BrowserContext) =>
  context.addInitScript(() => {
    const texts: string[] = [];
    const recorded = new WeakSet<Element>();
    Object.assign(globalThis, { recordedToasts: texts });
    new MutationObserver(() => {
      for (const element of document.querySelectorAll('[aria-label="Notifications"] *')) {
        const text = element.textContent;
        if (element.childElementCount > 0 || text === '' || recorded.has(element)) continue;
        recorded.add(element);
        texts.push(text);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });

/** Waits for a recorded toast with this text and removes it: a second call needs a second toast. */
export async function expectToast(page: Page, text: string | RegExp): Promise<void> {
  const pattern = text instanceof RegExp ? text.source : null;
  await expect(async () => {
    const otherTexts = await page.evaluate(
      ([exact, source]) => {
        const { recordedToasts } = globalThis as unknown as { recordedToasts: string[] };
        const index = recordedToasts.findIndex((recordedText) =>
          source === null ? recordedText === exact : new RegExp(source).test(recordedText),
        );
        if (index === -1) return recordedToasts;
        recordedToasts.splice(index, 1);
        return null;
      },
      [String(text), pattern] as const,
    );
    expect(otherTexts, `a toast says ${String(text)}; these are said`).toBeNull();
  }).toPass({ timeout: TIMEOUT_MS, intervals: [50, 100, 250, 500] });
}
