import { expect, type Locator, type Page } from '@playwright/test';

import { expectKeyboardAccessible } from './keyboard-accessibility.ts';
import { createPressTab } from './press-tab-key.ts';

/** More tab stops than any page has. */
const MAX_STOPS = 400;

/** The actions of a user with a keyboard and no mouse. */
export interface KeyboardUser {
  press(key: string): Promise<void>;
  type(text: string): Promise<void>;
  /** Opens an address and follows the link that skips the navigation. */
  open(path: string): Promise<void>;
  /** Presses Tab until the target has the focus. */
  tabTo(target: Locator): Promise<void>;
  /** Tabs to the target and presses a key (Enter by default). */
  use(target: Locator, key?: string): Promise<void>;
  /** Tabs to a field and replaces its text. */
  fill(field: Locator, text: string): Promise<void>;
  /**
   * Opens a dialog, checks that Tab stays within it, and closes it with Escape, focus returning.
   */
  checkDialog(opener: Locator, dialog: Locator): Promise<void>;
}

declare global {
  /** The element that Tab must reach. */
  var keyboardGoal: Element | undefined;
}

/** Returns the keyboard actions of a page. */
export function createKeyboardUser(page: Page): KeyboardUser {
  const press = (key: string) => page.keyboard.press(key);
  const tabTo = async (target: Locator) => {
    await expect(target).toBeVisible();
    const hasFocus = await target.evaluate((element) => {
      globalThis.keyboardGoal = element;
      return element === document.activeElement;
    });
    if (hasFocus) return;
    const pressTab = await createPressTab(page);
    for (let stops = 0; stops < MAX_STOPS; stops += 1) {
      if (await pressTab<boolean>('document.activeElement === keyboardGoal')) return;
    }
    throw new Error(`Tab does not come to ${target.toString()}`);
  };
  const use = async (target: Locator, key = 'Enter') => {
    await tabTo(target);
    await press(key);
  };
  return {
    press,
    tabTo,
    use,
    type: (text) => page.keyboard.type(text),
    async open(path) {
      await page.goto(path);
      await expect(page.getByText('Loading...')).toHaveCount(0);
      await press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused();
      await press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    },
    async fill(field, text) {
      await tabTo(field);
      await press('ControlOrMeta+A');
      await page.keyboard.type(text);
    },
    async checkDialog(opener, dialog) {
      await use(opener);
      await expect(dialog).toBeVisible();
      await expect(dialog.locator(':focus')).toHaveCount(1);
      await expectKeyboardAccessible(page, dialog.toString());
      await press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    },
  };
}
