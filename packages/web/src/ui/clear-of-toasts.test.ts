// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';

import { findFormInUse, keptRoom, scrollToClear } from './clear-of-toasts.ts';

/** The part of a phone's window above five toasts. */
const SHELF_TOP = 470;

describe('a form under toasts', () => {
  test('is scrolled until its button is above them', () => {
    const password = { top: 400, bottom: 490 };
    const register = { top: 510, bottom: 562 };
    expect(scrollToClear(password, register, SHELF_TOP)).toBe(562 + 8 - SHELF_TOP);
  });

  test('stays where it is when they cover neither the field nor the button', () => {
    const field = { top: 200, bottom: 290 };
    expect(scrollToClear(field, { top: 310, bottom: 362 }, SHELF_TOP)).toBe(0);
    expect(scrollToClear(field, null, SHELF_TOP)).toBe(0);
  });

  test('keeps the field in sight where the button does not fit as well', () => {
    const field = { top: 100, bottom: 190 };
    expect(scrollToClear(field, { top: 900, bottom: 952 }, SHELF_TOP)).toBe(100 - 8);
  });
});

describe('the room below a page', () => {
  test('is kept while it is in sight, so that nothing jumps under the finger', () => {
    expect(keptRoom(100, { height: 900, windowBottom: 900 })).toBe(100);
    expect(keptRoom(100, { height: 900, windowBottom: 860 })).toBe(60);
  });

  test('is gone once it is out of sight', () => {
    expect(keptRoom(100, { height: 900, windowBottom: 700 })).toBe(0);
  });
});

describe('the form in use', () => {
  const form = document.createElement('form');
  form.innerHTML =
    '<p><input name="email"></p><p><input name="password"></p><button type="submit"></button>';
  const part = (selector: string) => form.querySelector(selector)!;

  test('is the field that is typed in with the form’s button', () => {
    const { field, button } = findFormInUse(part('[name="email"]'))!;
    expect(field).toBe(part('p'));
    expect(button).toBe(part('button'));
  });

  test('is the last field where the button was pressed', () => {
    expect(findFormInUse(part('button'))?.field).toBe(part('p:nth-of-type(2)'));
  });

  test('is the field alone where the button stays at the foot of the window', () => {
    const bar = document.createElement('form');
    bar.innerHTML = '<p><input></p><div data-bottom-bar><button type="submit"></button></div>';
    expect(findFormInUse(bar.querySelector('input'))?.button).toBeNull();
  });

  test('is none where no form has the focus', () => {
    expect(findFormInUse(document.body)).toBeNull();
    expect(findFormInUse(null)).toBeNull();
  });
});
