// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { aPage } from '../../testing/a-page.tsx';
import { AdminCupsPage } from './admin-cups-page.tsx';
import { draftFaults, draftOf, formOf, newDraft } from './admin/cup-draft.ts';
import { aCupSummary, CUP_BEGINS, CUP_ID, anOpenCup } from './testing/a-cup.ts';

function anAdminPage(cups: readonly ReturnType<typeof aCupSummary>[]) {
  const page = aPage({ path: '/admin/cups', user: { username: 'landis', isAdmin: true } });
  page.respond('GET /cups', cups);
  render(<AdminCupsPage />, { wrapper: page.wrapper });
  return page;
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('a cup is made of what was typed, once nothing is wrong with it', async () => {
  const page = anAdminPage([]);
  page.respond('POST /cups', anOpenCup());
  expect(await screen.findByText('No cup yet')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Make a cup' }));
  fireEvent.click(screen.getByRole('button', { name: 'Make the cup' }));
  expect(screen.getByText('Give the cup a name.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  type('Name', ' Fifties ');
  type('Which teams', 'decade');
  type('First year', '1955');
  fireEvent.click(screen.getByRole('button', { name: 'Make the cup' }));
  expect(screen.getByText('The first year of a decade, such as 1950.')).toBeDefined();
  type('First year', '1950');
  type('Places at most', '16');
  type('Begins', '2099-01-02T18:00');
  fireEvent.click(screen.getByRole('button', { name: 'Make the cup' }));
  await waitFor(() => expect(page.sentTo('POST /cups')).toHaveLength(1));
  expect(page.sentTo('POST /cups')[0]!.body).toEqual({
    name: 'Fifties',
    kind: { kind: 'decade', firstYear: 1950 },
    begins: new Date('2099-01-02T18:00').toISOString(),
    maxPlaces: 16,
    roundHours: 24,
  });
  await waitFor(() => expect(page.toasts()).toEqual(['good: The cup is open to be entered.']));
});

test('a cup that nobody has entered is edited; the kind of another stays', async () => {
  const page = anAdminPage([
    aCupSummary({ name: 'Empty', entrants: 0, cupID: 'empty' }),
    aCupSummary({ name: 'Entered', entrants: 3 }),
    aCupSummary({ name: 'Running', state: 'running', cupID: 'running' }),
  ]);
  page.respond('PUT /cups/empty', anOpenCup());
  fireEvent.click(await screen.findByRole('button', { name: 'Edit: Entered' }));
  expect(screen.getByLabelText('Which teams')).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent.click(screen.getByRole('button', { name: 'Edit: Empty' }));
  type('Which teams', 'maxTier');
  type('Hours of a round', '12');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(page.sentTo('PUT /cups/empty')[0]?.body).toMatchObject({
      name: 'Empty',
      kind: { kind: 'maxTier', tier: 'silver' },
      roundHours: 12,
    }),
  );
  expect(screen.queryByRole('button', { name: 'Edit: Running' })).toBeNull();
});

test('a cup is cancelled once it was confirmed; a refusal is said', async () => {
  const page = anAdminPage([aCupSummary({ name: 'Doomed', entrants: 1 })]);
  const cancel = `POST /cups/${CUP_ID}/cancel`;
  page.respond(cancel, { error: 'This cup is over.', code: 'cup_over' }, 409);
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel it: Doomed' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('One player has entered.');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel the cup' }));
  expect(await within(dialog).findByText('This cup is over.')).toBeDefined();
  page.respond(cancel, anOpenCup({ state: 'cancelled' }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel the cup' }));
  await waitFor(() => expect(page.toasts()).toEqual(['good: The cup is cancelled.']));
});

test('a draft of a cup gives the same cup', () => {
  const cup = aCupSummary({ kind: { kind: 'scoreCap', maxScore: 58 }, roundHours: 6 });
  const draft = draftOf(cup);
  expect(draftFaults(draft)).toEqual({});
  expect(formOf(draft)).toEqual({
    name: cup.name,
    kind: cup.kind,
    begins: cup.begins,
    maxPlaces: 32,
    roundHours: 6,
  });
  expect(draftFaults({ ...draft, maxScore: '101', roundHours: '1', begins: '' })).toEqual({
    maxScore: 'A score is a whole number up to 100.',
    begins: 'A day and a time.',
    roundHours: 'From 2 to 72 hours.',
  });
  expect(formOf({ ...newDraft(CUP_BEGINS - 1), name: 'N' }).begins).toBe(cup.begins);
});
