// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { Dialog } from '../../../ui/dialog.tsx';
import { PendingChoiceDialog } from './pending-choice-dialog.tsx';

const choice = {
  kind: 'advance',
  options: [{ label: 'Hold', runnersAdvancing: null }],
} as unknown as Parameters<typeof PendingChoiceDialog>[0]['choice'];

test('a choice that is made leaves the focus to the roll button, not to what opened a dialog before', async () => {
  const screen = (dialog: 'none' | 'substitute' | 'choice') => (
    <>
      <button type="button">Manager</button>
      <Dialog open={dialog === 'substitute'} onClose={() => undefined} title="Substitute">
        <button type="button">Submit</button>
      </Dialog>
      {dialog === 'choice' ? (
        <PendingChoiceDialog
          choice={choice}
          event={undefined}
          outs={0}
          throwNote={null}
          problem={null}
          onChoose={() => undefined}
        />
      ) : null}
    </>
  );
  const page = render(screen('none'));
  const manager = page.getByRole('button', { name: 'Manager' });
  manager.focus();
  page.rerender(screen('substitute'));
  await vi.waitFor(() => expect(document.activeElement).not.toBe(manager));
  page.rerender(screen('none'));
  await vi.waitFor(() => expect(document.activeElement).toBe(manager));
  // As a roll does, whose button is disabled.
  manager.blur();
  page.rerender(screen('choice'));
  await vi.waitFor(() => expect(page.getByRole('list')).toBe(document.activeElement));
  page.rerender(screen('none'));
  await vi.waitFor(() => expect(page.queryByRole('list')).toBeNull());
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(document.activeElement).toBe(document.body);
});
