// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { useNavigate } from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';

import { aPage } from '../testing/a-page.tsx';
import { App } from './app.tsx';

/** Returns what navigates to a page of the application, which is rendered at `/artists`. */
function anApplication() {
  const { queryClient, wrapper } = aPage({ path: '/artists' });
  let navigate!: ReturnType<typeof useNavigate>;
  function Navigator() {
    navigate = useNavigate();
    return null;
  }
  render(
    <>
      <Navigator />
      <App queryClient={queryClient} />
    </>,
    { wrapper },
  );
  return async (pathname: string) => {
    await act(async () => void navigate(pathname));
  };
}

/** Makes pages fail to load until the returned function is called: their styles are nowhere. */
function breakPages(): () => void {
  const styles = document.createElement('style');
  styles.dataset['page'] = 'home/home-page';
  document.head.append(styles);
  return () => styles.remove();
}

test('a page whose code did not come is loaded by its next visit', async () => {
  // React tells of what the error boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const goTo = anApplication();
  await screen.findByRole('heading', { level: 1 });
  const mend = breakPages();
  onTestFinished(mend);

  await goTo('/contact');
  await screen.findByText('An error on the play');
  await goTo('/artists');
  mend();
  await goTo('/contact');
  expect(await screen.findByRole('heading', { level: 1, name: /contact/i })).toBeDefined();
  expect(screen.queryByText('An error on the play')).toBeNull();
});
