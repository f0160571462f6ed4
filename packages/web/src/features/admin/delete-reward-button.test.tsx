// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { aPage } from '../../testing/a-page.tsx';
import { DeleteRewardButton } from './delete-reward-button.tsx';

/** Opens the question whether reward 7 is to be deleted. */
function askToDelete(page: ReturnType<typeof aPage>) {
  const onDone = vi.fn<() => void>();
  render(<DeleteRewardButton rewardID={7} onDone={onDone} />, { wrapper: page.wrapper });
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  return onDone;
}

test('a reward is deleted after a question, and the row is closed', async () => {
  const page = aPage();
  page.respond('POST /reward/delete', {});
  const onDone = askToDelete(page);
  expect(page.sent, 'nothing is sent before the answer').toEqual([]);
  expect(screen.getByRole('dialog').textContent).toContain('Delete reward 7?');
  fireEvent.click(screen.getByRole('button', { name: 'Delete Reward' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(page.sentTo('POST /reward/delete')[0]?.body).toEqual({ rewardID: 7 });
  expect(page.toasts()).toEqual(['good: Reward deleted.']);
});

test('a reward that a contest pays stays, and the dialog says why until it is opened anew', async () => {
  const page = aPage();
  page.respond('POST /reward/delete', { error: 'A contest pays it.', code: 'reward_in_use' }, 409);
  const onDone = askToDelete(page);
  fireEvent.click(screen.getByRole('button', { name: 'Delete Reward' }));
  expect((await screen.findByRole('alert')).textContent).toBe('A contest pays it.');
  expect(onDone).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  fireEvent.click(screen.getByRole('button', { name: 'Delete', hidden: true }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
