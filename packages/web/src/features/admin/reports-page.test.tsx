// @vitest-environment happy-dom
import type { ReportedName } from '@pennant/contract/reports';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { aPage } from '../../testing/a-page.tsx';
import { ReportsPage } from './reports-page.tsx';

const aReport = (facts: Partial<ReportedName> = {}): ReportedName => ({
  reportID: '01990000-0000-7000-8000-000000000001',
  kind: 'team_name',
  name: 'Vile Nine',
  currentName: 'Vile Nine',
  User: { userID: '01990000-0000-7000-8000-000000000002', username: 'rookie6' },
  isHidden: false,
  gameID: '01990000-0000-7000-8000-000000000003',
  reporters: 3,
  reasons: [{ reason: 'offensive', reporters: 2 }],
  reported: '2026-11-24T12:00:00.000Z',
  state: 'open',
  decided: null,
  admin: null,
  newName: null,
  decisionReason: null,
  ...facts,
});

const LIST = 'GET /admin/reports';
/** Shows the page with reports on it. */
function theReports(...reports: readonly ReportedName[]) {
  const page = aPage({ user: { isAdmin: true } });
  page.respond(LIST, reports);
  render(<ReportsPage />, { wrapper: page.wrapper });
  return page;
}
const RENAME = `POST /admin/reports/${aReport().reportID}/rename`;

test('a page without a report says so; one that can’t be read offers to try again', async () => {
  const page = theReports();
  await screen.findByRole('heading', { name: 'Nothing to decide' });
  page.respond(LIST, { error: 'No.', code: 'x' }, 500);
  await page.queryClient.resetQueries();
  await screen.findByText(/Error fetching the reports/);
  page.respond(LIST, [aReport()]);
  fireEvent.click(screen.getByRole('button', { name: /again/i }));
  expect(await screen.findByText('Vile Nine')).toBeTruthy();
});

test('a name is shown in its place, with its user, who reported it and why', async () => {
  theReports(aReport());
  const entry = await screen.findByRole('listitem');
  expect(entry.textContent).toContain('Vile Nine');
  expect(entry.textContent).toContain('3 players: It insults or threatens (2).');
  expect(within(entry).getByRole('link', { name: 'rookie6' }).getAttribute('href')).toBe(
    '/players/rookie6',
  );
  expect(within(entry).getByRole('link', { name: 'a game' }).getAttribute('href')).toBe(
    `/g/${aReport().gameID}`,
  );
});

test('a name is renamed after a question, with a reason, and the list is read again', async () => {
  const page = theReports(aReport());
  page.respond(RENAME, { ok: true, newName: 'Team K7M2Q' });
  fireEvent.click(await screen.findByRole('button', { name: 'Rename: Vile Nine' }));
  const dialog = await screen.findByRole('dialog', { name: 'Rename?' });
  expect(page.sentTo(RENAME), 'nothing is sent before the answer').toEqual([]);
  fireEvent.change(within(dialog).getByLabelText(/^The reason/), {
    target: { value: ' It is a slur. ' },
  });
  page.respond(LIST, [
    aReport({
      state: 'renamed',
      currentName: 'Team K7M2Q',
      newName: 'Team K7M2Q',
      admin: 'commissioner',
      decided: '2026-11-24T13:00:00.000Z',
      decisionReason: 'It is a slur.',
    }),
  ]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Rename' }));
  await screen.findByText('Renamed to Team K7M2Q');
  expect(page.sentTo(RENAME)[0]?.body).toEqual({ reason: 'It is a slur.' });
  expect(page.toasts()).toEqual(['good: Renamed.']);
  expect(screen.queryByRole('button', { name: 'Rename: Vile Nine' })).toBeNull();
});

test('what another admin decided meanwhile stands in the dialog', async () => {
  const page = theReports(aReport());
  const dismiss = `POST /admin/reports/${aReport().reportID}/dismiss`;
  page.respond(dismiss, { error: 'It was decided already.', code: 'report_decided' }, 409);
  fireEvent.click(await screen.findByRole('button', { name: 'Dismiss: Vile Nine' }));
  const dialog = await screen.findByRole('dialog', { name: 'Dismiss?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Dismiss' }));
  expect((await within(dialog).findByRole('alert')).textContent).toBe('It was decided already.');
});

test.each<[string, Partial<ReportedName>, string[]]>([
  ['open', {}, ['Rename', 'Hide games', 'Dismiss']],
  ['hidden', { state: 'hidden', isHidden: true }, ['Rename', 'Show games again']],
  ['renamed while hidden', { state: 'renamed', isHidden: true }, ['Show games again']],
  ['dismissed', { state: 'dismissed' }, []],
  ['closed', { state: 'closed', User: null, currentName: null, gameID: null }, []],
])('what can be decided on a report that is %s', async (_what, facts, actions) => {
  theReports(aReport(facts));
  const entry = await screen.findByRole('listitem');
  const labels = within(entry)
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(labels).toEqual(actions);
});

test('a name that its user has changed since is told of', async () => {
  theReports(aReport({ currentName: 'Penitents' }));
  await waitFor(() =>
    expect(screen.getByRole('listitem').textContent).toContain('It is called Penitents by now'),
  );
});
