import { expect, type Locator, type Page } from '@playwright/test';

import { expectWalkable } from './keyboard-walk.ts';
import { tabKeyOf } from './tab-key.ts';

/** More than any page has places that Tab stops at. */
const MOST_STOPS = 400;

/** A person who has a keyboard and no mouse. */
export interface Keyboard {
  press(key: string): Promise<void>;
  type(text: string): Promise<void>;
  /** Opens an address, and goes past the bar with the link that skips it. */
  open(path: string): Promise<void>;
  /** Presses Tab until this has the focus. */
  tabTo(target: Locator): Promise<void>;
  /** Tabs to it, and presses a key on it. */
  use(target: Locator, key?: string): Promise<void>;
  /** Tabs to a field, and types over what is in it. */
  fill(field: Locator, text: string): Promise<void>;
  /** Opens a dialog and closes it again with Escape: the focus goes in, stays in while Tab goes round, and comes back. */
  lookInto(opener: Locator, dialog: Locator): Promise<void>;
}

declare global {
  /** What Tab is to come to. */
  var keyboardGoal: Element | undefined;
}

export function keyboardOf(page: Page): Keyboard {
  const press = (key: string) => page.keyboard.press(key);
  const tabTo = async (target: Locator) => {
    await expect(target).toBeVisible();
    const isThere = await target.evaluate((element) => {
      globalThis.keyboardGoal = element;
      return element === document.activeElement;
    });
    if (isThere) return;
    const tab = await tabKeyOf(page);
    for (let stops = 0; stops < MOST_STOPS; stops += 1) {
      if (await tab<boolean>('document.activeElement === keyboardGoal')) return;
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
    async lookInto(opener, dialog) {
      await use(opener);
      await expect(dialog).toBeVisible();
      await expect(dialog.locator(':focus')).toHaveCount(1);
      await expectWalkable(page, dialog.toString());
      await press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    },
  };
}
