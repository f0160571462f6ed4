// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import * as fakeIndexedDB from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';

import { aPage } from '../../testing/a-page.tsx';
import { forgetReviews, keepReview, readReviews } from '../games/review/review-store.ts';
import { aReviewView } from '../games/review/testing/a-review-view.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

Object.assign(globalThis, fakeIndexedDB);

const DELETE = 'POST /users/delete';
const keep = (userID: string) =>
  keepReview({ userID, gameID: 'a', created: '2026-01-01', view: aReviewView() });

beforeEach(async () => {
  await forgetReviews('me');
  await forgetReviews('ada');
  await keep('me');
  await keep('ada');
});

/** Opens the dialog and sends a password. */
function theDialog(respond: (page: ReturnType<typeof aPage>) => void) {
  const page = aPage({ user: {}, path: '/account' });
  respond(page);
  render(<DeleteAccountDialog userID="me" open onClose={() => undefined} />, {
    wrapper: page.wrapper,
  });
  fireEvent.change(screen.getByLabelText('Present password'), { target: { value: 'Casey#1' } });
  fireEvent.submit(screen.getByLabelText('Present password').closest('form')!);
  return page;
}

test('the reviews that this browser keeps go with the account, those of another user stay', async () => {
  const page = theDialog(({ respond }) => respond(DELETE, {}));
  await waitFor(() => expect(page.location()).toBe('/login'));
  expect(page.toasts()).toEqual(['good: Account deleted']);
  await waitFor(async () => expect(await readReviews('me')).toEqual([]));
  expect(await readReviews('ada')).toHaveLength(1);
});

test('an account that was not deleted keeps its reviews', async () => {
  const refusal = { error: 'That is not your present password.', code: 'wrong_password' };
  const page = theDialog(({ respond }) => respond(DELETE, refusal, 400));
  await waitFor(() =>
    expect(page.toasts()).toEqual([
      'bad: Failed to delete account: That is not your present password.',
    ]),
  );
  expect(await readReviews('me')).toHaveLength(1);
});
