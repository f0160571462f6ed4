// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { useUser } from '../api/current-user.ts';
import { aPage } from '../testing/a-page.tsx';
import { aUser } from '../testing/a-user.ts';
import { useSaveGameSpeed } from './use-save-game-speed.ts';

const SAVE = 'PUT /users/setGameSpeed';
const useSpeed = () => ({ saving: useSaveGameSpeed(), user: useUser() });

test('a speed is saved, said, and the speed of the next roll', async () => {
  const page = aPage({ user: { gameSpeed: 'normal' } });
  page.respond(SAVE, aUser({ gameSpeed: 'instant' }));
  const { result } = page.render(useSpeed);
  act(() => result.current.saving.save('instant'));
  await waitFor(() => expect(result.current.user.gameSpeed).toBe('instant'));
  expect(page.sentTo(SAVE)[0]?.body).toEqual({ gameSpeed: 'instant' });
  expect(page.toasts()).toEqual(['good: Game speed updated successfully!']);
});

test('a speed that is none is not sent', () => {
  const page = aPage({ user: {} });
  const { result } = page.render(useSpeed);
  act(() => result.current.saving.save('ludicrous'));
  expect(page.sentTo(SAVE)).toEqual([]);
});

test('a speed that cannot be saved stays what it was', async () => {
  const page = aPage({ user: { gameSpeed: 'normal' } });
  page.respond(SAVE, { error: 'Not now.', code: 'game_busy' }, 409);
  const { result } = page.render(useSpeed);
  act(() => result.current.saving.save('fast'));
  await waitFor(() =>
    expect(page.toasts()).toEqual(['bad: Failed to update game speed: Not now.']),
  );
  expect(result.current.user.gameSpeed).toBe('normal');
});
