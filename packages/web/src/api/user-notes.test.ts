// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';

import { beginSessionInAnotherTab, changeInAnotherTab } from '../testing/another-tab.ts';
import { noteSeal } from './seal-notes.ts';
import { beginSession, onSessionOfAnotherTab, removeTokens } from './stored-tokens.ts';
import { USER_NOTES, USER_NOTES_OF_TAB } from './user-notes.ts';

const TOKENS = { accessToken: 'access', idToken: 'id', refreshToken: 'refresh' };
const ofBrowser = Object.values(USER_NOTES);
const ofTab = Object.values(USER_NOTES_OF_TAB);
const names = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index));

/** Notes what pages note of a user. */
function noteAll(): void {
  for (const name of ofBrowser) localStorage.setItem(name, 'noted');
  for (const name of ofTab) sessionStorage.setItem(name, 'noted');
}

beforeEach(() => {
  removeTokens();
  localStorage.clear();
});

test('a log-out leaves nothing of a user but what they may check a seal by', () => {
  beginSession(TOKENS);
  noteAll();
  noteSeal('game', { commitment: 'c', clientSeed: 's' });
  localStorage.setItem('theme', 'dark');
  removeTokens();
  expect(new Set(names(localStorage))).toEqual(new Set(['sealNotes', 'theme']));
  expect(names(sessionStorage)).toEqual([]);
});

test('a new session begins without the notes of the one before', () => {
  beginSession(TOKENS);
  noteAll();
  beginSession(TOKENS);
  expect(names(localStorage)).not.toEqual(expect.arrayContaining([ofBrowser[0]]));
  expect(names(sessionStorage)).toEqual([]);
});

test('a guest who signs in goes on with the free attempt that is under way', () => {
  sessionStorage.setItem(USER_NOTES_OF_TAB.freeAttempt, 'noted');
  beginSession(TOKENS);
  expect(names(sessionStorage)).toEqual([USER_NOTES_OF_TAB.freeAttempt]);
});

test('where another tab begins a session this tab’s notes of the user before go', () => {
  beginSession(TOKENS);
  const stop = onSessionOfAnotherTab(() => undefined);
  noteAll();
  beginSessionInAnotherTab();
  changeInAnotherTab('sessionMark');
  expect(names(sessionStorage)).toEqual([]);
  expect(names(localStorage)).toEqual(expect.arrayContaining(ofBrowser));
  stop();
});
