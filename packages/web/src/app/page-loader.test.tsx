// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { Link } from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';

import { aPage } from '../testing/a-page.tsx';
import { App } from './app.tsx';

/** Renders the application at `/artists`; returns what follows a link to another page. */
function anApplication() {
  const { queryClient, wrapper } = aPage({ path: '/artists' });
  render(
    <>
      <Link to="/artists">to the artists</Link>
      <Link to="/contact">to the contact</Link>
      <App queryClient={queryClient} />
    </>,
    { wrapper },
  );
  return (name: string) => fireEvent.click(screen.getByRole('link', { name }));
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
  const follow = anApplication();
  await screen.findByRole('heading', { level: 1 });
  const mend = breakPages();
  onTestFinished(mend);

  follow('to the contact');
  await screen.findByText('An error on the play');
  follow('to the artists');
  await screen.findByRole('heading', { level: 1 });
  mend();
  follow('to the contact');
  expect(await screen.findByRole('heading', { level: 1, name: /contact/i })).toBeDefined();
  expect(screen.queryByText('An error on the play')).toBeNull();
});
