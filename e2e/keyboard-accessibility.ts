import { expect, type Page } from '@playwright/test';

import { createPressTab } from './press-tab-key.ts';

/** One element that Tab reached. */
interface Stop {
  /** Its index among the usable elements; -1 if it did not exist when the walk began. */
  readonly index: number;
  readonly name: string;
  /** Problems of its focus ring, visibility and order. */
  readonly faults: readonly string[];
}

/** The functions installed in the page during a walk. */
interface Walker {
  readonly elementNames: readonly string[];
  /** Returns the focused element with its problems; null if the page itself has the focus. */
  measure(): Stop | null;
  /** Returns the usable elements reached neither by Tab nor from there by arrow keys. */
  unreached(stops: readonly number[]): string[];
}

declare global {
  var keyboardWalker: Walker;
}

/** Clickable elements that duplicate a button or link, which is usable by key. */
const MOUSE_SHORTCUTS = [
  // Rows of long lists follow the link in them.
  '.long-table',
  '[role=list]:has([aria-setsize])',
  // A click on the field skips ahead, as its button does.
  '.ballpark-field',
  // A combobox opens with the arrow keys, and is cleared by emptying its text.
  '[role=group]:has(> [role=combobox]) > button',
].join();

/** Maximum number of stops in rows that long lists render during the walk. */
const MAX_ROWS = 500;

/**
 * Finds all usable elements of the page and installs `keyboardWalker`. Returns their number. Runs
 * in the page.
 */
function installWalker(shortcuts: string): number {
  const USABLE =
    'a[href], button, input, select, textarea, summary, [tabindex="0"], [role=button], [role=link], [role=tab], [role=option], [role=menuitem], [role=switch], [role=slider], [role=combobox]';
  const COMPOSITE =
    '[role=tablist], [role=listbox], [role=menu], [role=radiogroup], [role=toolbar]';

  const nameOf = (element: Element): string => {
    const label =
      element.getAttribute('aria-label') ??
      (element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null) ??
      element.textContent;
    const role = element.getAttribute('role') ?? element.tagName.toLowerCase();
    return `${role} "${(label ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 50)}"`;
  };
  const isReachable = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) &&
    // Toasts are reached with F6 and disappear by themselves.
    element.closest('[inert], [aria-hidden=true], [aria-label="Notifications"]') === null &&
    !element.matches(':disabled');
  /** Returns whether React handles a click on the element. */
  const hasClickHandler = (element: Element): boolean =>
    Object.entries(element).some(
      ([key, value]) =>
        key.startsWith('__reactProps') &&
        typeof (value as { onClick?: unknown } | null)?.onClick === 'function',
    );
  const dialog = document.querySelector('[data-sheet]');
  const all = [...(dialog ?? document.body).querySelectorAll('*')].filter(isReachable);
  const usableElements = all.filter(
    (element) => element.matches(USABLE) && !element.matches(shortcuts),
  );
  // Elements with a pointer cursor or a click handler that are not in a usable element or label.
  const mouseOnly = all.filter(
    (element) =>
      !element.matches(shortcuts) &&
      (hasClickHandler(element) ||
        (getComputedStyle(element).cursor === 'pointer' &&
          element.parentElement !== null &&
          getComputedStyle(element.parentElement).cursor !== 'pointer')) &&
      element.closest(`${USABLE}, label`) === null,
  );
  usableElements.push(...mouseOnly);
  const indexes = new Map(usableElements.map((element, index) => [element, index]));

  const rgba = (color: string): number[] => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!context) return [0, 0, 0, 0];
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data];
  };
  const luminance = (color: readonly number[]): number => {
    const [r = 0, g = 0, b = 0] = color.map((byte) => {
      const channel = byte / 255;
      return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (first: readonly number[], second: readonly number[]): number => {
    const [light = 0, dark = 0] = [luminance(first), luminance(second)].toSorted((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  };
  const backgroundOf = (element: Element | null): number[] => {
    for (let ancestor = element; ancestor !== null; ancestor = ancestor.parentElement) {
      const color = rgba(getComputedStyle(ancestor).backgroundColor);
      if (color[3] === 255) return color;
    }
    return [255, 255, 255, 255];
  };

  /** Returns the problems of the focus ring of an element: missing, low contrast, cut off. */
  const ringFaults = (element: Element): string[] => {
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(element);
    const width = Number.parseFloat(outlineWidth);
    if (outlineStyle === 'none' || width < 2) return ['shows no ring'];
    const isInside = Number.parseFloat(outlineOffset) + width <= 0;
    const background = backgroundOf(isInside ? element : element.parentElement);
    const ratio = contrast(rgba(outlineColor), background);
    const faults = ratio < 3 ? [`its ring has a contrast of ${ratio.toFixed(1)}`] : [];
    // An ancestor with hidden overflow may cut off the ring.
    const box = element.getBoundingClientRect();
    const outset = Number.parseFloat(outlineOffset) + width;
    const isFixed = getComputedStyle(element).position === 'fixed';
    for (
      let ancestor = element.parentElement;
      ancestor !== null && ancestor !== document.body && !isFixed;
      ancestor = ancestor.parentElement
    ) {
      if (getComputedStyle(ancestor).overflow === 'visible') continue;
      const frame = ancestor.getBoundingClientRect();
      const cutSides = [
        box.top - outset < frame.top - 0.5,
        box.bottom + outset > frame.bottom + 0.5,
        box.left - outset < frame.left - 0.5,
        box.right + outset > frame.right + 0.5,
      ].filter(Boolean).length;
      if (cutSides > 1)
        return [...faults, `its ring is cut off at ${cutSides} sides by ${ancestor.className}`];
    }
    return faults;
  };
  /** Returns whether an element is outside the viewport or covered. */
  const visibilityFaults = (element: Element): string[] => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const [up, down] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    const [from, to] = [Math.max(left, 0), Math.min(right, innerWidth)];
    if (up >= down || from >= to) return ['is out of sight'];
    const isVisible = [0.1, 0.5, 0.9].some((x) =>
      [0.1, 0.5, 0.9].some((y) => {
        const found = document.elementFromPoint(from + (to - from) * x, up + (down - up) * y);
        if (found === null) return false;
        const isToast = found.closest('[aria-label="Notifications"]') !== null;
        return isToast || element.contains(found) || found.contains(element);
      }),
    );
    return isVisible ? [] : ['is covered'];
  };
  let last: { element: Element; box: DOMRect; y: number } | null = null;
  /** Returns whether an element is sticky or fixed, or in one that is. */
  const isPinned = (element: Element | null): boolean =>
    element !== null &&
    (['sticky', 'fixed'].includes(getComputedStyle(element).position) ||
      isPinned(element.parentElement));
  /** Returns whether an element in the same column comes after one below it. */
  const orderFaults = (element: Element): string[] => {
    if (isPinned(element)) return [];
    const box = element.getBoundingClientRect();
    const y = box.top + scrollY;
    const previous = last;
    last = { element, box, y };
    if (previous === null || element.closest('main') === null) return [];
    if (previous.element.closest('main') === null) return [];
    const sameColumn = box.left < previous.box.right && box.right > previous.box.left;
    const isAbove = y + box.height < previous.y - 4;
    return sameColumn && isAbove
      ? [`comes after ${nameOf(previous.element)}, which is below it`]
      : [];
  };

  globalThis.keyboardWalker = {
    elementNames: usableElements.map(nameOf),
    measure() {
      const element = document.activeElement;
      if (element === null || element === document.body) return null;
      const faults =
        dialog !== null && !dialog.contains(element)
          ? ['is outside the open dialog']
          : [...ringFaults(element), ...visibilityFaults(element), ...orderFaults(element)];
      return { index: indexes.get(element) ?? -1, name: nameOf(element), faults };
    },
    unreached(stops) {
      const reached = new Set(stops.map((index) => usableElements[index]));
      const radios = new Set(
        [...reached].flatMap((element) =>
          element instanceof HTMLInputElement && element.type === 'radio' ? element.name : [],
        ),
      );
      return usableElements
        .filter((element) => {
          if (reached.has(element) || !isReachable(element) || !element.isConnected) return false;
          if (element instanceof HTMLInputElement && element.type === 'radio')
            return !radios.has(element.name);
          const composite = element.closest(COMPOSITE);
          return ![...reached].some((other) => other && composite?.contains(other));
        })
        .map((element) => `${nameOf(element)} is not reached: ${element.outerHTML.slice(0, 160)}`);
    },
  };
  return usableElements.length;
}

/** Waits until the DOM has not changed for 100 ms, at most 3 s: later elements would be missed. */
const waitForStillDom = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const finish = () => {
          observer.disconnect();
          resolve();
        };
        const deadline = setTimeout(finish, 3000);
        let quietTimer = setTimeout(finish, 100);
        const observer = new MutationObserver(() => {
          clearTimeout(quietTimer);
          quietTimer = setTimeout(() => {
            clearTimeout(deadline);
            finish();
          }, 100);
        });
        observer.observe(document.body, { childList: true, subtree: true });
      }),
  );

/**
 * Presses Tab through the whole page, or the open dialog, until it comes round. Returns what cannot
 * be reached, shows no focus ring, is not visible, or is out of order.
 */
async function walk(page: Page): Promise<string[]> {
  await expect(page.locator('h1, [data-sheet]').first()).toBeVisible();
  await expect(page.getByText('Loading...')).toHaveCount(0);
  await waitForStillDom(page);
  const count = await page.evaluate(installWalker, MOUSE_SHORTCUTS);
  const maxPresses = count + MAX_ROWS;
  const pressTab = await createPressTab(page);
  const stops: Stop[] = [];
  const reached = new Set<number>();
  for (let presses = 0; presses < maxPresses; presses += 1) {
    const stop = await pressTab<Stop | null>('keyboardWalker.measure()');
    // Past the end of the page the focus is in the browser's own toolbar.
    if (stop === null) continue;
    // The page may have drawn its first element anew meanwhile: any that comes again will do.
    if (reached.has(stop.index)) break;
    if (stop.index !== -1) reached.add(stop.index);
    stops.push(stop);
  }
  const unreached = await page.evaluate(
    (indexes) => globalThis.keyboardWalker.unreached(indexes),
    [...reached],
  );
  return [
    ...stops.flatMap(({ name, faults }) => faults.map((fault) => `${name} ${fault}`)),
    ...unreached,
    ...(stops.length + 1 >= maxPresses ? ['Tab never comes round'] : []),
  ];
}

/**
 * Expects that Tab reaches everything of the open page or dialog, in order, with a visible focus.
 */
export async function expectKeyboardAccessible(page: Page, name: string): Promise<void> {
  expect.soft(await walk(page), name).toEqual([]);
}

/** Opens each of these pages and expects the same of it. */
export async function expectPagesKeyboardAccessible(
  page: Page,
  paths: readonly string[],
): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expectKeyboardAccessible(page, path);
  }
}
