// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { aPage } from '../../testing/a-page.tsx';
import { PublishButton, PublishedMark } from './publish-button.tsx';
import { PublishedTeamPanel } from './published-team-panel.tsx';
import { aChallengeState, anOwnTeam, aPublishedTeam } from './testing/challenge-facts.ts';

const TEAMS = [anOwnTeam(), anOwnTeam({ userTeamID: 'second', name: 'Second Nine' })];

function aTeamsPage(state = aChallengeState()) {
  const page = aPage({ path: '/team/user', user: {} });
  page.respond('GET /challenges/team', state);
  render(
    <>
      <PublishedTeamPanel teams={TEAMS} />
      {TEAMS.map((team) => (
        <article key={team.userTeamID} aria-label={team.name}>
          <PublishedMark team={team} />
          <PublishButton team={team} />
        </article>
      ))}
    </>,
    { wrapper: page.wrapper },
  );
  return page;
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('a team is published with the orders that the dialog shows, each in words', async () => {
  const page = aTeamsPage();
  expect(await screen.findByText(/Publish one of your teams/)).toBeDefined();
  await press('Publish Mudville Nine');
  const dialog = await screen.findByRole('dialog', { name: 'Publish Mudville Nine' });
  expect(within(dialog).getAllByRole('radio', { name: 'As usual' })).toHaveLength(2);
  fireEvent.click(within(dialog).getByRole('radio', { name: 'Early' }));
  fireEvent.click(within(dialog).getByRole('radio', { name: 'Often' }));
  const closer = within(dialog).getByLabelText(/^The closer/);
  expect(closer.textContent).toContain('RP2 Bo Jones 1911 (55)');
  fireEvent.change(closer, { target: { value: 'RP2' } });
  const published = aPublishedTeam({ hook: 'early', steals: 'often', closer: 'RP2' });
  page.respond('PUT /challenges/team', published);
  page.respond('GET /challenges/team', aChallengeState({ team: published }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Publish' }));
  await waitFor(() =>
    expect(page.toasts()).toEqual(['good: Others can challenge Mudville Nine now']),
  );
  expect(page.sentTo('PUT /challenges/team')[0]?.body).toEqual({
    userTeamID: 'mine',
    hook: 'early',
    steals: 'often',
    closer: 'RP2',
  });
  expect(
    await screen.findByText(/early hook, many steals, RP2 Bo Jones 1911 \(55\) closes/),
  ).toBeDefined();
  const own = screen.getByRole('article', { name: 'Mudville Nine' });
  expect(within(own).getByText('Published')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Publish Mudville Nine' })).toBeNull();
});

test('a team that is too weak is refused where it was asked for', async () => {
  const page = aTeamsPage();
  await press('Publish Mudville Nine');
  const error = 'This team is much weaker than the best that your cards make.';
  page.respond('PUT /challenges/team', { error, code: 'team_too_weak' }, 422);
  await press('Publish');
  const dialog = await screen.findByRole('dialog');
  expect((await within(dialog).findByText(error)).closest('[role=alert]')).not.toBeNull();
});

test('another team takes the place of the published one, as its dialog says', async () => {
  aTeamsPage(aChallengeState({ team: aPublishedTeam() }));
  await press('Publish Second Nine');
  const dialog = await screen.findByRole('dialog', { name: 'Publish Second Nine' });
  expect(dialog.textContent).toContain('It takes the place of Mudville Nine.');
});

test('orders are changed from those of before; what was not saved is not kept', async () => {
  const page = aTeamsPage(
    aChallengeState({ team: aPublishedTeam({ hook: 'late', steals: 'never' }) }),
  );
  await press('Change orders');
  const late = await screen.findByRole('radio', { name: 'Late' });
  expect(late).toHaveProperty('checked', true);
  fireEvent.click(screen.getByRole('radio', { name: 'Early' }));
  await press('Not now');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Change orders');
  expect(await screen.findByRole('radio', { name: 'Late' })).toHaveProperty('checked', true);
  page.respond('PUT /challenges/team', aPublishedTeam());
  await press('Save the orders');
  await waitFor(() => expect(page.toasts()).toEqual(['good: The orders are changed']));
});

test('the team is withdrawn', async () => {
  const page = aTeamsPage(aChallengeState({ team: aPublishedTeam() }));
  const withdraw = await screen.findByRole('button', { name: 'Withdraw' });
  page.respond('POST /challenges/team/withdraw', { ok: true });
  page.respond('GET /challenges/team', aChallengeState());
  fireEvent.click(withdraw);
  await screen.findByText(/Publish one of your teams/);
  expect(page.toasts()).toEqual(['good: Nobody can challenge your team any more']);
});

test.each([
  ['weak', /much weaker than the best 24/],
  ['cannot_play', /a card that it needs is gone/],
] as const)(
  'a team that is %s says why, makes no link and is published again',
  async (problem, why) => {
    aTeamsPage(aChallengeState({ team: aPublishedTeam({ problem }) }));
    expect(await screen.findByText(why)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Challenge by link' })).toBeNull();
    await press('Publish again');
    await screen.findByRole('dialog', { name: 'Standing orders' });
  },
);

test('a link is made, and copied without anything beside it', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined);
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  const page = aTeamsPage(aChallengeState({ team: aPublishedTeam() }));
  const expires = '2026-12-08T00:00:00.000Z';
  page.respond('POST /challenges/link', { token: 'abc', expires });
  await press('Challenge by link');
  const dialog = await screen.findByRole('dialog', { name: 'Challenge by link' });
  const address = `${window.location.origin}/challenge/abc`;
  expect(within(dialog).getByLabelText('The link')).toHaveProperty('value', address);
  await press('Copy link');
  await waitFor(() => expect(writeText).toHaveBeenCalledWith(address));
  expect(page.toasts()).toEqual(['good: Link copied']);
});

test('a standing that does not come can be asked for again', async () => {
  const page = aPage({ user: {} });
  page.respond('GET /challenges/team', { error: 'Not now.', code: 'none' }, 409);
  render(<PublishedTeamPanel teams={TEAMS} />, { wrapper: page.wrapper });
  await screen.findByText('The published team did not come: Not now.');
  page.respond('GET /challenges/team', aChallengeState());
  await press('Try again');
  expect(await screen.findByText(/Publish one of your teams/)).toBeDefined();
});
