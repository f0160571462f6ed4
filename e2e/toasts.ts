import { expect, type BrowserContext, type Page } from '@playwright/test';

/** Those of the game area are gone after a second, before a busy machine looks: a page keeps what each has said. */
const PATIENCE = 30_000;

/** Has every page of a browser keep what its toasts say, each toast once. */
export const keepToasts = (context: BrowserContext) =>
  context.addInitScript(() => {
    const said: string[] = [];
    const heard = new WeakSet<Element>();
    Object.assign(globalThis, { toastsSaid: said });
    new MutationObserver(() => {
      for (const words of document.querySelectorAll('[aria-label="Notifications"] *')) {
        const text = words.textContent;
        if (words.childElementCount > 0 || text === '' || heard.has(words)) continue;
        heard.add(words);
        said.push(text);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });

/** Waits until a toast has said this since the page was loaded, and takes it off the list: a second look needs a second toast. */
export async function expectToast(page: Page, text: string | RegExp): Promise<void> {
  const pattern = text instanceof RegExp ? text.source : null;
  await expect(async () => {
    const left = await page.evaluate(
      ([exact, source]) => {
        const { toastsSaid } = globalThis as unknown as { toastsSaid: string[] };
        const at = toastsSaid.findIndex((each) =>
          source === null ? each === exact : new RegExp(source).test(each),
        );
        if (at === -1) return toastsSaid;
        toastsSaid.splice(at, 1);
        return null;
      },
      [String(text), pattern] as const,
    );
    expect(left, `a toast says ${String(text)}; these are said`).toBeNull();
  }).toPass({ timeout: PATIENCE, intervals: [50, 100, 250, 500] });
}
