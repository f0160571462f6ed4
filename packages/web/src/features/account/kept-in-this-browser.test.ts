// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { aPage } from '../../testing/a-page.tsx';
import { keepCard, useKeptCardID } from './kept-card-setting.ts';
import { readFormField } from './read-form-field.ts';
import {
  forgetRegistrationSecret,
  keepRegistrationSecret,
  readRegistrationSecret,
} from './registration-secret.ts';

beforeEach(() => {
  localStorage.clear();
  keepCard(null);
});

/** Makes the browser's storage refuse everything, as with cookies switched off. */
function switchStorageOff(): void {
  const refuse = () => {
    throw new Error('denied');
  };
  const storage = { getItem: refuse, setItem: refuse, removeItem: refuse };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  onTestFinished(() => void vi.unstubAllGlobals());
}

describe('the card that a guest keeps', () => {
  const keptOn = (search: string) => aPage().render(() => useKeptCardID(search)).result;

  test('is none at first', () => {
    expect(keptOn('').current).toBeNull();
  });

  test('stays until the registration, on whichever page', () => {
    const page = keptOn('');
    act(() => keepCard(19540001));
    expect(page.current).toBe(19540001);
    expect(keptOn('?from=home').current).toBe(19540001);
    expect(sessionStorage.getItem('pennant-kept-card')).toBe('19540001');
    act(() => keepCard(null));
    expect(page.current).toBeNull();
    expect(sessionStorage.length).toBe(0);
  });

  test('is that of the address, if it names one', () => {
    keepCard(19540001);
    expect(keptOn('?keptCard=19270002').current).toBe(19270002);
  });

  test.each(['', 'ruth', '0', '-7', '1.5'])('is not "%s"', (typed) => {
    expect(keptOn(`?keptCard=${typed}`).current).toBeNull();
    sessionStorage.setItem('pennant-kept-card', typed);
    expect(keptOn('').current).toBeNull();
  });

  test('is in the address alone where nothing can be stored', () => {
    const page = aPage();
    switchStorageOff();
    expect(() => keepCard(19540001)).not.toThrow();
    const keptAt = (search: string) => page.render(() => useKeptCardID(search)).result.current;
    expect(keptAt('')).toBeNull();
    expect(keptAt('?keptCard=19540001')).toBe(19540001);
  });

  test('no longer concerns a page that was left', () => {
    const { result, unmount } = aPage().render(() => useKeptCardID(''));
    unmount();
    keepCard(19540001);
    expect(result.current).toBeNull();
  });
});

describe('the secret by which the browser that registered signs in', () => {
  test('is kept until somebody signs in', () => {
    expect(readRegistrationSecret()).toBeUndefined();
    keepRegistrationSecret('a secret');
    expect(readRegistrationSecret()).toBe('a secret');
    expect(localStorage.getItem('signInOnce')).toBe('a secret');
    forgetRegistrationSecret();
    expect(readRegistrationSecret()).toBeUndefined();
    expect(localStorage.length).toBe(0);
  });

  test('is none where nothing can be stored: the page then shows Login', () => {
    switchStorageOff();
    expect(() => keepRegistrationSecret('a secret')).not.toThrow();
    expect(readRegistrationSecret()).toBeUndefined();
    expect(forgetRegistrationSecret).not.toThrow();
  });
});

test('a form is read by the names of its fields; a file or nothing is an empty text', () => {
  const form = document.createElement('form');
  form.innerHTML = '<input name="username" value=" casey "><input type="file" name="picture">';
  expect(readFormField(form, 'username')).toBe(' casey ');
  expect(readFormField(form, 'picture')).toBe('');
  expect(readFormField(form, 'email')).toBe('');
});
