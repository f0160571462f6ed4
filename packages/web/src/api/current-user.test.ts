import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { invalidateUser } from './current-user.ts';

test('a user who has changed is asked for again, though the first answer is still on its way', async () => {
  const answers = new QueryClient();
  const first = Promise.withResolvers<string>();
  const asked = vi
    .fn<() => Promise<string>>()
    .mockReturnValueOnce(first.promise)
    .mockResolvedValue('moved@mudville.example');
  const page = new QueryObserver(answers, { queryKey: ['GET /users/me'], queryFn: () => asked() });
  const leave = page.subscribe(() => {});
  onTestFinished(() => {
    leave();
    answers.clear();
  });

  const outdated = invalidateUser(answers);
  first.resolve('casey@mudville.example');
  await outdated;
  expect(page.getCurrentResult().data).toBe('moved@mudville.example');
  expect(asked).toHaveBeenCalledTimes(2);
});
