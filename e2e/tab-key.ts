import type { Page } from '@playwright/test';

const TAB = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };

/** At the edge of a dialog stands a guard, which sends the focus on with the next picture: so long a person waits. */
const SENT_ON = `(async () => {
  for (let pictures = 0; pictures < 3; pictures += 1) {
    if (!document.activeElement.matches('[data-base-ui-focus-guard]')) break;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
})()`;

/** Presses Tab, then answers what an expression is in the page. */
export type TabKey = <Answer>(expression: string) => Promise<Answer>;

/**
 * The Tab key, pressed some hundred times on a page: past Playwright, which would keep a picture of the page for each press
 * in its trace.
 */
export async function tabKeyOf(page: Page): Promise<TabKey> {
  const browser = await page.context().newCDPSession(page);
  return async <Answer>(expression: string) => {
    await browser.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...TAB });
    await browser.send('Input.dispatchKeyEvent', { type: 'keyUp', ...TAB });
    const { result, exceptionDetails } = await browser.send('Runtime.evaluate', {
      expression: `${SENT_ON}.then(() => ${expression})`,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result.value as Answer;
  };
}
