// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { aPage } from '../../../testing/a-page.tsx';
import { areSingleKeysEnabled, setSingleKeysEnabled } from './single-key-setting.ts';
import { useKeyboardShortcuts } from './use-keyboard-shortcuts.ts';
import { useIsOffline, useRefetchOnFocus } from './use-refetch-on-focus.ts';
import { useScrollStripsIntoView } from './use-scroll-strips-into-view.ts';
import { useSpaceBar } from './use-space-bar.ts';

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '';
});

/** Presses a key, in an element of the page if one is given; returns whether it was taken. */
function press(key: string, init: KeyboardEventInit = {}, html = ''): boolean {
  let target: Element = document.body;
  if (html !== '') {
    document.body.insertAdjacentHTML('beforeend', html);
    target = document.body.lastElementChild!;
  }
  const event = new KeyboardEvent('keydown', {
    key,
    code: key === ' ' ? 'Space' : '',
    bubbles: true,
    cancelable: true,
    ...init,
  });
  target.dispatchEvent(event);
  return event.defaultPrevented;
}

describe('a single key', () => {
  const steal = vi.fn<() => void>();
  const playToEnd = vi.fn<() => void>();
  const openShortcuts = (options?: { inDialog: boolean }) => {
    steal.mockClear();
    playToEnd.mockClear();
    const keys = { s: steal, 'Shift+e': playToEnd, '?': playToEnd, w: null };
    return aPage().render(() => useKeyboardShortcuts(keys, options));
  };

  test('does what it stands for, with or without Shift', () => {
    openShortcuts();
    expect(press('s')).toBe(true);
    expect(steal).toHaveBeenCalledTimes(1);
    expect(press('S')).toBe(true);
    expect(steal).toHaveBeenCalledTimes(2);
    expect(press('E', { shiftKey: true })).toBe(true);
    expect(press('?', { shiftKey: true })).toBe(true);
    expect(playToEnd).toHaveBeenCalledTimes(2);
  });

  test('with Shift it is another key', () => {
    openShortcuts();
    expect(press('S', { shiftKey: true })).toBe(false);
    expect(press('e')).toBe(false);
    expect(steal).not.toHaveBeenCalled();
    expect(playToEnd).not.toHaveBeenCalled();
  });

  test('that stands for nothing, or for nothing now, is left to the browser', () => {
    openShortcuts();
    expect([press('x'), press('w'), press('Enter')]).toEqual([false, false, false]);
  });

  test.each([
    ['held down', { repeat: true }],
    ['with Ctrl', { ctrlKey: true }],
    ['with Alt', { altKey: true }],
    ['with Command', { metaKey: true }],
  ])('%s does nothing', (_how, init) => {
    openShortcuts();
    expect(press('s', init)).toBe(false);
    expect(steal).not.toHaveBeenCalled();
  });

  test('that something else has taken does nothing more', () => {
    openShortcuts();
    const take = (event: Event) => event.preventDefault();
    document.body.addEventListener('keydown', take);
    onTestFinished(() => document.body.removeEventListener('keydown', take));
    press('s');
    expect(steal).not.toHaveBeenCalled();
  });

  test.each([
    '<input>',
    '<select></select>',
    '<textarea></textarea>',
    '<p contenteditable="true"></p>',
    '<ul role="menu"></ul>',
  ])('typed in %s is a letter', (html) => {
    openShortcuts();
    expect(press('s', {}, html)).toBe(false);
    expect(steal).not.toHaveBeenCalled();
  });

  test.each(['<input type="radio">', '<button></button>'])('works on %s', (html) => {
    openShortcuts();
    expect(press('s', {}, html)).toBe(true);
  });

  test('rests while a dialog is open; the dialog’s own work then only', () => {
    const { unmount } = openShortcuts();
    const dialog = document.body.appendChild(document.createElement('div'));
    dialog.dataset['sheet'] = '';
    expect(press('s')).toBe(false);
    unmount();
    openShortcuts({ inDialog: true });
    expect(press('s')).toBe(true);
    dialog.remove();
    expect(press('s')).toBe(false);
  });

  test('can be switched off, for who speaks to the machine', () => {
    openShortcuts();
    expect(areSingleKeysEnabled()).toBe(true);
    setSingleKeysEnabled(false);
    expect(areSingleKeysEnabled()).toBe(false);
    expect(press('s')).toBe(false);
    expect(localStorage.getItem('pennant-single-keys')).toBe('off');
    setSingleKeysEnabled(true);
    expect(localStorage.getItem('pennant-single-keys')).toBe('on');
    expect(press('s')).toBe(true);
  });

  test('stays on where nothing can be stored', () => {
    const refuse = () => {
      throw new Error('denied');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    onTestFinished(() => void vi.unstubAllGlobals());
    expect(() => setSingleKeysEnabled(false)).not.toThrow();
    expect(areSingleKeysEnabled()).toBe(true);
  });

  test('means what it means now, and nothing once the page is left', () => {
    let action = steal;
    steal.mockClear();
    playToEnd.mockClear();
    const { rerender, unmount } = aPage().render(() => useKeyboardShortcuts({ s: action }));
    action = playToEnd;
    rerender();
    press('s');
    expect([steal.mock.calls.length, playToEnd.mock.calls.length]).toEqual([0, 1]);
    unmount();
    expect(press('s')).toBe(false);
  });
});

describe('the space bar', () => {
  const roll = vi.fn<() => void>();
  const open = (onPress: (() => void) | null = roll) => {
    roll.mockClear();
    return aPage().render(() => useSpaceBar(onPress));
  };

  test('rolls, and the page does not scroll', () => {
    open();
    expect(press(' ')).toBe(true);
    expect(roll).toHaveBeenCalledOnce();
    expect(press('Enter')).toBe(false);
    expect(roll).toHaveBeenCalledOnce();
  });

  test('does not scroll the page while the dice still roll, either', () => {
    open(null);
    expect(press(' ')).toBe(true);
    expect(roll).not.toHaveBeenCalled();
  });

  test.each([{ repeat: true }, { ctrlKey: true }, { altKey: true }, { metaKey: true }])(
    'with %j does nothing',
    (init) => {
      open();
      expect(press(' ', init)).toBe(false);
      expect(roll).not.toHaveBeenCalled();
    },
  );

  test.each([
    '<a href="/">Home</a>',
    '<button>Roll</button>',
    '<input>',
    '<select></select>',
    '<textarea></textarea>',
    '<summary></summary>',
    '<p contenteditable="true"></p>',
    '<div role="dialog"></div>',
    '<div role="alertdialog"></div>',
    '<div role="menu"></div>',
  ])('belongs to %s where that has the focus', (html) => {
    open();
    expect(press(' ', {}, html)).toBe(false);
    expect(roll).not.toHaveBeenCalled();
  });

  test('that something else has taken rolls nothing, nor does one on another page', () => {
    const { unmount } = open();
    const take = (event: Event) => event.preventDefault();
    document.body.addEventListener('keydown', take);
    press(' ');
    document.body.removeEventListener('keydown', take);
    unmount();
    expect(press(' ')).toBe(false);
    expect(roll).not.toHaveBeenCalled();
  });
});

const goOnline = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
};
const showTab = (visibility: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

describe('a player who comes back', () => {
  beforeEach(() => onTestFinished(() => void vi.restoreAllMocks()));

  test('to the tab sees how the game has gone on', () => {
    const onBack = vi.fn<() => void>();
    aPage().render(() => useRefetchOnFocus(onBack));
    showTab('hidden');
    expect(onBack).not.toHaveBeenCalled();
    showTab('visible');
    expect(onBack).toHaveBeenCalledOnce();
  });

  test('from a tunnel does so too, and not before the connection is back', () => {
    const onBack = vi.fn<() => void>();
    const { unmount } = aPage().render(() => useRefetchOnFocus(onBack));
    goOnline(false);
    showTab('visible');
    expect(onBack).not.toHaveBeenCalled();
    goOnline(true);
    expect(onBack).toHaveBeenCalledOnce();
    unmount();
    goOnline(true);
    showTab('visible');
    expect(onBack).toHaveBeenCalledOnce();
  });

  test('asks for what the page needs now', () => {
    const first = vi.fn<() => void>();
    const second = vi.fn<() => void>();
    let onBack = first;
    const { rerender } = aPage().render(() => useRefetchOnFocus(onBack));
    onBack = second;
    rerender();
    goOnline(true);
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  });

  test('is told while the device is offline', () => {
    const { result, unmount } = aPage().render(useIsOffline);
    expect(result.current).toBe(false);
    goOnline(false);
    expect(result.current).toBe(true);
    goOnline(true);
    expect(result.current).toBe(false);
    unmount();
    expect(() => goOnline(false)).not.toThrow();
  });
});

describe('on a short screen', () => {
  /** A play screen whose parts end at these heights; it returns how far the page was scrolled. */
  function aScreen({
    strips = { top: 500, bottom: 620 },
    field = 400,
    rollBar = 600,
    innerHeight = 740,
    hasHints = false,
    reducedMotion = false,
  }: {
    strips?: { top: number; bottom: number } | null;
    field?: number | null;
    rollBar?: number | null;
    innerHeight?: number;
    hasHints?: boolean;
    reducedMotion?: boolean;
  }) {
    vi.useFakeTimers();
    vi.stubGlobal('innerHeight', innerHeight);
    const scrolled = vi.fn<(options: unknown) => void>();
    vi.stubGlobal('scrollBy', scrolled);
    onTestFinished(() => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    });
    const table = document.createElement('div');
    const add = (attributes: string, box: object | null) => {
      if (box === null) return;
      table.insertAdjacentHTML('beforeend', `<i ${attributes}></i>`);
      table.lastElementChild!.getBoundingClientRect = () => box as DOMRect;
    };
    add('data-strips', strips);
    add('class="ballpark-ground"', field === null ? null : { bottom: field });
    add('data-roll-bar', rollBar === null ? null : { top: rollBar });
    if (hasHints) add('class="first-game-hints"', {});
    let isBusy = false;
    const { result, rerender, unmount } = aPage().render(() => {
      const ref = useScrollStripsIntoView(isBusy, reducedMotion);
      ref.current = table;
      return ref;
    });
    return {
      result,
      unmount,
      scrolled,
      draw: () => act(() => void vi.advanceTimersByTime(50)),
      roll: () => {
        isBusy = true;
        rerender();
      },
    };
  }

  test('the page scrolls as the dice roll, until the bar covers neither strips nor field', () => {
    const { roll, draw, scrolled } = aScreen({});
    draw();
    expect(scrolled).not.toHaveBeenCalled();
    roll();
    expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: 24, behavior: 'smooth' });
  });

  test('it jumps there with reduced motion', () => {
    const { roll, scrolled } = aScreen({ reducedMotion: true });
    roll();
    expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: 24, behavior: 'auto' });
  });

  test('the lower of strips and field counts', () => {
    const { roll, scrolled } = aScreen({ field: 650 });
    roll();
    expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: 54, behavior: 'smooth' });
  });

  test.each([
    ['nothing is covered', { rollBar: 624 }],
    ['the strips have been scrolled past', { strips: { top: -1, bottom: 620 } }],
    ['the tables stand beside the field', { strips: null }],
    ['there is no bar', { rollBar: null }],
  ])('it stays where it is if %s', (_what, screen) => {
    const { roll, scrolled } = aScreen(screen);
    roll();
    expect(scrolled).not.toHaveBeenCalled();
  });

  test('strips at the very top are not past', () => {
    const { roll, scrolled } = aScreen({ strips: { top: 0, bottom: 620 }, field: null });
    roll();
    expect(scrolled).toHaveBeenCalledOnce();
  });

  test.each([
    ['on a phone held sideways', { innerHeight: 479 }],
    ['with the hints of a first game', { hasHints: true }],
  ])('%s it scrolls as soon as the page is there', (_what, screen) => {
    const { draw, scrolled } = aScreen(screen);
    expect(scrolled).not.toHaveBeenCalled();
    draw();
    expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: 24, behavior: 'auto' });
  });

  test('on one that is high enough it waits for the roll', () => {
    const { draw, scrolled } = aScreen({ innerHeight: 480 });
    draw();
    expect(scrolled).not.toHaveBeenCalled();
  });

  test('a page that is left at once does not scroll the next', () => {
    const { draw, unmount, scrolled } = aScreen({ hasHints: true });
    unmount();
    draw();
    expect(scrolled).not.toHaveBeenCalled();
  });
});
