// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';

import { forgetPageToReturnTo, keepPageToReturnTo } from '../../api/page-to-return-to.ts';
import { aPage } from '../../testing/a-page.tsx';
import { ConfirmedNotice } from './confirmed-notice.tsx';
import { nextAfterConfirming } from './next-after-confirming.ts';

test.each([
  ['/challenge/abc', 'the challenge that you came for'],
  ['/live/join/abc', 'the live game that you came for'],
  ['/cups/01990000-0000-7000-8000-000000000000', 'the cup that you came for'],
  ['/daily', 'today’s Duplicate Nine'],
])('who registered on the way to %s goes on to %s', (path, next) => {
  keepPageToReturnTo(path);
  onTestFinished(forgetPageToReturnTo);
  render(<ConfirmedNotice maySignIn />, { wrapper: aPage().wrapper });
  expect(screen.getByRole('status').textContent).toContain(`Next: ${next}.`);
});

test('who came from nowhere chooses a club, from a page without a name goes back to it', () => {
  expect(nextAfterConfirming(null)).toBe('Next: choose your club.');
  expect(nextAfterConfirming('/rules')).toBe('Next: the page that you came from.');
});
