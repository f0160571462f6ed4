import type { Page } from '@playwright/test';

const TAB = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };

/** Waits up to three frames until a focus guard at the edge of a dialog has passed the focus on. */
const WAIT_FOR_FOCUS_GUARD = `(async () => {
  for (let frames = 0; frames < 3; frames += 1) {
    if (!document.activeElement.matches('[data-base-ui-focus-guard]')) break;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
})()`;

/** Presses Tab, then evaluates an expression in the page and returns its value. */
export type PressTab = <Value>(expression: string) => Promise<Value>;

/**
 * Returns a function that presses Tab by the DevTools protocol: hundreds of presses through
 * Playwright would each add a snapshot of the page to its trace.
 */
export async function createPressTab(page: Page): Promise<PressTab> {
  const session = await page.context().newCDPSession(page);
  return async <Value>(expression: string) => {
    await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...TAB });
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...TAB });
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression: `${WAIT_FOR_FOCUS_GUARD}.then(() => ${expression})`,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result.value as Value;
  };
}
