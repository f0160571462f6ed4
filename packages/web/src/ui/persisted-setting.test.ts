import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createPersistedSetting } from './persisted-setting.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('the first of the list holds until something is set', () => {
  const signs = createPersistedSetting('signs', ['off', 'on']);
  expect(signs.read()).toBe('off');
  signs.set('on');
  expect(signs.read()).toBe('on');
});

test('what was set is there again when the page is opened anew', () => {
  createPersistedSetting('signs', ['off', 'on']).set('on');
  expect(createPersistedSetting('signs', ['off', 'on']).read()).toBe('on');
});

test('what is not on the list counts as nothing', () => {
  kept.set('signs', 'loud');
  expect(createPersistedSetting('signs', ['off', 'on']).read()).toBe('off');
});

test('where the browser keeps nothing, it holds as long as the page is open', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  const signs = createPersistedSetting('signs', ['off', 'on']);
  expect(signs.read()).toBe('off');
  signs.set('on');
  expect(signs.read()).toBe('on');
});
