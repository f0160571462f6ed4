// @vitest-environment happy-dom
import { onTestFinished, expect, test } from 'vitest';

import {
  beginSession,
  readSessionMark,
  removeTokens,
  sessionMarkOfTab,
} from '../api/stored-tokens.ts';
import { beginSessionInAnotherTab } from '../testing/another-tab.ts';
import { dropKept } from './drop-kept.ts';
import { keepView } from './kept-views.ts';

const tokensOf = (session: string) => ({
  accessToken: `${session} access`,
  idToken: `${session} id`,
  refreshToken: `${session} refresh`,
});

/** Returns a browser in which a user is signed in, and an element of its page. */
function aSignedInBrowser(html: string): Element {
  onTestFinished(removeTokens);
  beginSession(tokensOf('first'));
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
}

const readView = (): { session: string; html: string; from: number; until: number } | null =>
  JSON.parse(localStorage.getItem('keptView day') ?? 'null');

test('a view is kept for the session, for as long as one lives', () => {
  keepView('day', aSignedInBrowser('<p>Two packs wait.</p>'), sessionMarkOfTab());
  const view = readView();
  expect(view).toMatchObject({ session: readSessionMark(), html: '<p>Two packs wait.</p>' });
  const days = ((view?.until ?? 0) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThanOrEqual(7);
  expect(view?.from).toBeLessThan(Date.now());
});

test('no button of it can be pressed, and no style is kept that the policy keeps out', () => {
  const element = aSignedInBrowser('<button style="color: red">Claim</button>');
  keepView('day', element, sessionMarkOfTab());
  expect(readView()?.html).toBe('<button disabled="">Claim</button>');
  expect(element.innerHTML).not.toContain('disabled');
});

test('a guest leaves no view, and a huge one is not kept', () => {
  const element = aSignedInBrowser(`<p>${'x'.repeat(200_000)}</p>`);
  keepView('day', element, sessionMarkOfTab());
  expect(readView()).toBeNull();
  removeTokens();
  element.innerHTML = '<p>Two packs wait.</p>';
  keepView('day', element, sessionMarkOfTab());
  expect(readView()).toBeNull();
});

test.each([
  ['a log-out', async () => removeTokens()],
  ['another session', async () => beginSession(tokensOf('second'))],
  ['what another session has left', () => dropKept('another mark')],
])('%s takes the view away', async (_what, end) => {
  keepView('day', aSignedInBrowser('<p>Two packs wait.</p>'), sessionMarkOfTab());
  expect(readView()).not.toBeNull();
  await end();
  expect(readView()).toBeNull();
});

test('the session itself keeps it', () => {
  keepView('day', aSignedInBrowser('<p>Two packs wait.</p>'), sessionMarkOfTab());
  void dropKept(readSessionMark());
  expect(readView()).not.toBeNull();
});

test.each([
  ['has begun a session', beginSessionInAnotherTab],
  ['has logged out', () => localStorage.removeItem('idToken')],
])('what a tab shows of a user is not kept once another tab %s', (_what, change) => {
  const element = aSignedInBrowser('<p>Two packs wait.</p>');
  const session = sessionMarkOfTab();
  change();
  keepView('day', element, session);
  expect(readView()).toBeNull();
});
