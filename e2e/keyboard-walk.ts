import { expect, type Page } from '@playwright/test';

import { tabKeyOf } from './tab-key.ts';

/** One place that Tab came to. */
interface Stop {
  /** Its number among what can be used on the page; -1 where it was not there when the walk began. */
  readonly at: number;
  readonly name: string;
  /** What is wrong with how it looks while it has the focus. */
  readonly faults: readonly string[];
}

/** What the walker leaves in the page while it walks. */
interface Walker {
  readonly things: readonly string[];
  measure(): Stop | null;
  /** What Tab came to, with all that the arrow keys reach from there. */
  unreached(stops: readonly number[]): string[];
}

declare global {
  var keyboardWalker: Walker;
}

/** Clicks that are another way to what a button or link beside it does by key as well. */
const SHORT_CUTS = [
  // Long lists follow the links in them.
  '.long-table',
  '[role=list]:has([aria-setsize])',
  // The field skips ahead, as its button does.
  '.ballpark-field',
  // A pick list opens with the arrow keys, from its field.
  '.search-select-open',
  // It is emptied like any field.
  '.pick-field-clear',
].join();

/** Long lists draw what Tab comes to as it comes: no page of a test has more of that. */
const MOST_ROWS = 500;

/** Finds everything on the page that can be used, and stands ready to look at what has the focus. */
function begin(shortCuts: string): number {
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
  const isThere = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) &&
    // Toasts are reached with F6, and go away by themselves.
    element.closest('[inert], [aria-hidden=true], [aria-label="Notifications"]') === null &&
    !element.matches(':disabled');
  /** Has React an answer to a click on it? */
  const answersClick = (element: Element): boolean =>
    Object.entries(element).some(
      ([key, value]) =>
        key.startsWith('__reactProps') &&
        typeof (value as { onClick?: unknown } | null)?.onClick === 'function',
    );
  const sheet = document.querySelector('[data-sheet]');
  const all = [...(sheet ?? document.body).querySelectorAll('*')].filter(isThere);
  const things = all.filter((element) => element.matches(USABLE) && !element.matches(shortCuts));
  // A hand of the mouse over it, or an ear for clicks: it must be one of those, be in one, or belong to one.
  const forMouse = all.filter(
    (element) =>
      !element.matches(shortCuts) &&
      (answersClick(element) ||
        (getComputedStyle(element).cursor === 'pointer' &&
          element.parentElement !== null &&
          getComputedStyle(element.parentElement).cursor !== 'pointer')) &&
      element.closest(`${USABLE}, label`) === null,
  );
  things.push(...forMouse);
  const numbers = new Map(things.map((thing, at) => [thing, at]));

  const rgba = (color: string): number[] => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!context) return [0, 0, 0, 0];
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data];
  };
  const luminance = (color: readonly number[]): number => {
    const [r = 0, g = 0, b = 0] = color.map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one: readonly number[], other: readonly number[]): number => {
    const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  };
  const paperUnder = (element: Element | null): number[] => {
    for (let at = element; at !== null; at = at.parentElement) {
      const color = rgba(getComputedStyle(at).backgroundColor);
      if (color[3] === 255) return color;
    }
    return [255, 255, 255, 255];
  };

  /** The ring around what has the focus; around its label where the box itself is not seen. */
  const ringFaults = (element: Element): string[] => {
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(element);
    const width = Number.parseFloat(outlineWidth);
    if (outlineStyle === 'none' || width < 2) return ['shows no ring'];
    const within = Number.parseFloat(outlineOffset) + width <= 0;
    const paper = paperUnder(within ? element : element.parentElement);
    const ratio = contrast(rgba(outlineColor), paper);
    const faults = ratio < 3 ? [`its ring has a contrast of ${ratio.toFixed(1)}`] : [];
    // A frame that cuts off what runs over it may cut off the ring.
    const box = element.getBoundingClientRect();
    const out = Number.parseFloat(outlineOffset) + width;
    const fixed = getComputedStyle(element).position === 'fixed';
    for (
      let at = element.parentElement;
      at !== null && at !== document.body && !fixed;
      at = at.parentElement
    ) {
      if (getComputedStyle(at).overflow === 'visible') continue;
      const frame = at.getBoundingClientRect();
      const cut = [
        box.top - out < frame.top - 0.5,
        box.bottom + out > frame.bottom + 0.5,
        box.left - out < frame.left - 0.5,
        box.right + out > frame.right + 0.5,
      ].filter(Boolean).length;
      if (cut > 1) return [...faults, `its ring is cut off at ${cut} sides by ${at.className}`];
    }
    return faults;
  };
  /** Is it where one can see it, and is nothing over it? */
  const sightFaults = (element: Element): string[] => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const [up, down] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    const [from, to] = [Math.max(left, 0), Math.min(right, innerWidth)];
    if (up >= down || from >= to) return ['is out of sight'];
    const seen = [0.1, 0.5, 0.9].some((x) =>
      [0.1, 0.5, 0.9].some((y) => {
        const found = document.elementFromPoint(from + (to - from) * x, up + (down - up) * y);
        if (found === null) return false;
        const isToast = found.closest('[aria-label="Notifications"]') !== null;
        return isToast || element.contains(found) || found.contains(element);
      }),
    );
    return seen ? [] : ['is covered'];
  };
  let last: { element: Element; box: DOMRect; y: number } | null = null;
  /** Does it stay where it is while the page scrolls? */
  const isPinned = (element: Element | null): boolean =>
    element !== null &&
    (['sticky', 'fixed'].includes(getComputedStyle(element).position) ||
      isPinned(element.parentElement));
  const orderFaults = (element: Element): string[] => {
    if (isPinned(element)) return [];
    const box = element.getBoundingClientRect();
    const y = box.top + scrollY;
    const before = last;
    last = { element, box, y };
    if (before === null || element.closest('main') === null) return [];
    if (before.element.closest('main') === null) return [];
    const sameColumn = box.left < before.box.right && box.right > before.box.left;
    const isAbove = y + box.height < before.y - 4;
    return sameColumn && isAbove
      ? [`comes after ${nameOf(before.element)}, which is below it`]
      : [];
  };

  globalThis.keyboardWalker = {
    things: things.map(nameOf),
    measure() {
      const element = document.activeElement;
      if (element === null || element === document.body) return null;
      const faults =
        sheet !== null && !sheet.contains(element)
          ? ['is outside the open dialog']
          : [...ringFaults(element), ...sightFaults(element), ...orderFaults(element)];
      return { at: numbers.get(element) ?? -1, name: nameOf(element), faults };
    },
    unreached(stops) {
      const reached = new Set(stops.map((at) => things[at]));
      const radios = new Set(
        [...reached].flatMap((thing) =>
          thing instanceof HTMLInputElement && thing.type === 'radio' ? thing.name : [],
        ),
      );
      return things
        .filter((thing) => {
          if (reached.has(thing) || !isThere(thing) || !thing.isConnected) return false;
          if (thing instanceof HTMLInputElement && thing.type === 'radio')
            return !radios.has(thing.name);
          const composite = thing.closest(COMPOSITE);
          return ![...reached].some((other) => other && composite?.contains(other));
        })
        .map((thing) => `${nameOf(thing)} is not reached: ${thing.outerHTML.slice(0, 160)}`);
    },
  };
  return things.length;
}

/** Waits until nothing in the page has changed for a moment: what is still coming would be missed, or take the focus along. */
const settle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const isDone = () => {
          watch.disconnect();
          resolve();
        };
        const latest = setTimeout(isDone, 3000);
        let quiet = setTimeout(isDone, 100);
        const watch = new MutationObserver(() => {
          clearTimeout(quiet);
          quiet = setTimeout(() => {
            clearTimeout(latest);
            isDone();
          }, 100);
        });
        watch.observe(document.body, { childList: true, subtree: true });
      }),
  );

/**
 * Goes through the whole page, or the dialog that is open, with Tab until it comes round, and says what cannot be reached,
 * does not show that it has the focus, or comes out of order.
 */
async function walk(page: Page): Promise<string[]> {
  await expect(page.locator('h1, [data-sheet]').first()).toBeVisible();
  await expect(page.getByText('Loading...')).toHaveCount(0);
  await settle(page);
  const count = await page.evaluate(begin, SHORT_CUTS);
  const most = count + MOST_ROWS;
  const tab = await tabKeyOf(page);
  const stops: Stop[] = [];
  for (let presses = 0; presses < most; presses += 1) {
    const stop = await tab<Stop | null>('keyboardWalker.measure()');
    // Past the end of the page stands the browser's own bar.
    if (stop === null) continue;
    if (stop.at !== -1 && stop.at === stops[0]?.at) break;
    stops.push(stop);
  }
  const unreached = await page.evaluate(
    (reached) => globalThis.keyboardWalker.unreached(reached),
    stops.map(({ at }) => at),
  );
  return [
    ...stops.flatMap(({ name, faults }) => faults.map((fault) => `${name} ${fault}`)),
    ...unreached,
    ...(stops.length + 1 >= most ? ['Tab never comes round'] : []),
  ];
}

/** Everything on the open page, or in the open dialog, is reached by Tab, in order, and shows that it has the focus. */
export async function expectWalkable(page: Page, name: string): Promise<void> {
  expect.soft(await walk(page), name).toEqual([]);
}

/** So it is on each of these pages. */
export async function expectAllWalkable(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expectWalkable(page, path);
  }
}
