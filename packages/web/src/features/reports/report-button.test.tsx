// @vitest-environment happy-dom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { aPage } from '../../testing/a-page.tsx';
import { ReportButton, type ReportableName } from './report-button.tsx';

const GAME = { gameID: '01990000-0000-7000-8000-000000000001', side: 'home' } as const;
const NAMES: readonly ReportableName[] = [
  { kind: 'team_name', name: 'Vile Nine', place: GAME },
  { kind: 'username', name: 'rookie6', place: GAME },
];

/** Shows the button to a signed-in user, or to a guest. */
function aButton(user?: { username: string }, names = NAMES) {
  const page = aPage(user === undefined ? {} : { user });
  const button = <ReportButton username="rookie6" subject="Vile Nine" names={names} />;
  render(button, { wrapper: page.wrapper });
  return page;
}
const find = () => screen.queryByRole('button', { name: 'Report Vile Nine', hidden: true });
const open = async () => {
  fireEvent.click(find()!);
  return screen.findByRole('dialog', { name: 'Report a name' });
};
const send = (dialog: HTMLElement) =>
  fireEvent.click(within(dialog).getByRole('button', { name: 'Report' }));

test('neither a guest nor the names’ own user can report them', () => {
  aButton();
  expect(find()).toBeNull();
  aButton({ username: 'rookie6' });
  expect(find()).toBeNull();
});

test('a user reports one of the names with a reason, and is thanked', async () => {
  const page = aButton({ username: 'casey' });
  page.respond('POST /reports', { ok: true });
  const dialog = await open();
  fireEvent.change(within(dialog).getByLabelText('Which name?'), { target: { value: '1' } });
  fireEvent.click(within(dialog).getByLabelText('It insults or threatens'));
  send(dialog);
  const thanks = await screen.findByRole('dialog', { name: 'Thank you' });
  expect(page.sentTo('POST /reports').map(({ body }) => body)).toEqual([
    { kind: 'username', place: GAME, reason: 'offensive' },
  ]);
  expect(thanks.contains(document.activeElement), 'the thanks are read out').toBe(true);
});

test('no reason need be given, and the team’s name is meant first', async () => {
  const page = aButton({ username: 'casey' });
  page.respond('POST /reports', { ok: true });
  send(await open());
  await screen.findByRole('dialog', { name: 'Thank you' });
  expect(page.sentTo('POST /reports')[0]?.body).toEqual({ kind: 'team_name', place: GAME });
});

test('where one name stands there is nothing to choose', async () => {
  aButton({ username: 'casey' }, NAMES.slice(0, 1));
  const dialog = await open();
  expect(within(dialog).queryByLabelText('Which name?')).toBeNull();
  expect(dialog.textContent).toContain('The team’s name Vile Nine');
});

test('why it can’t be reported stands in the dialog, which begins anew when it is opened again', async () => {
  const page = aButton({ username: 'casey' });
  page.respond('POST /reports', { error: 'Ten names a day.', code: 'too_many_reports' }, 429);
  const dialog = await open();
  send(dialog);
  expect((await within(dialog).findByRole('alert')).textContent).toBe('Ten names a day.');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Leave it' }));
  const again = await open();
  expect(within(again).queryByRole('alert')).toBeNull();
});
