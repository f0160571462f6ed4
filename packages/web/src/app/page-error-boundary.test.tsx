// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { PageErrorBoundary } from './page-error-boundary.tsx';

function Broken(): never {
  throw new Error('its code did not come');
}

test('what a page has thrown is not shown on another', () => {
  // React tells of what it has caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { rerender } = render(
    <PageErrorBoundary page="/wallet">
      <Broken />
    </PageErrorBoundary>,
  );
  expect(screen.getByText('An error on the play')).toBeDefined();
  rerender(
    <PageErrorBoundary page="/faq">
      <h1>FAQ</h1>
    </PageErrorBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'FAQ' })).toBeDefined();
  expect(screen.queryByText('An error on the play')).toBeNull();
});
