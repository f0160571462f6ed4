// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';

import { aPage } from '../../testing/a-page.tsx';
import { useLinkNavigation } from './use-link-navigation.ts';

beforeEach(() => {
  document.body.innerHTML = '';
});

describe('a link in a long list', () => {
  function click(html: string, init: MouseEventInit = {}, isTaken = false) {
    const page = aPage({ path: '/cards/user' });
    const { result } = page.render(useLinkNavigation);
    document.body.innerHTML = html;
    const target = document.body.querySelector('b')!;
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    if (isTaken) event.preventDefault();
    const isLeft = !isTaken;
    act(() => {
      target.addEventListener('click', (heard) => result.current(heard as never));
      target.dispatchEvent(event);
    });
    return [page.location(), isLeft && event.defaultPrevented];
  }
  const LINK = '<a href="/cards/7"><b>Casey</b></a>';

  test('opens its page without loading the program again', () => {
    expect(click(LINK)).toEqual(['/cards/7', true]);
  });

  test.each([
    ['with Command', { metaKey: true }],
    ['with Alt', { altKey: true }],
    ['with Ctrl', { ctrlKey: true }],
    ['with Shift', { shiftKey: true }],
    ['by another button', { button: 1 }],
  ])('that is clicked %s is the browser’s', (_how, init) => {
    expect(click(LINK, init)).toEqual(['/cards/user', false]);
  });

  test('to another site is the browser’s', () => {
    expect(click('<a href="https://elsewhere.test/"><b>There</b></a>')).toEqual([
      '/cards/user',
      false,
    ]);
  });

  test('is not followed where something else has taken the click', () => {
    expect(click(LINK, {}, true)).toEqual(['/cards/user', false]);
  });

  test('is needed: a click beside one goes nowhere', () => {
    expect(click('<b>Casey</b>')).toEqual(['/cards/user', false]);
  });
});
