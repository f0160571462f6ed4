// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { aPage } from '../../testing/a-page.tsx';
import { emptyContestDraft } from './contest-draft.ts';
import { ContestFields } from './contest-fields.tsx';

const refusal = { error: 'Rain delay.', code: 'internal_error' };

const showForm = (page: ReturnType<typeof aPage>) =>
  render(<ContestFields draft={emptyContestDraft()} onChange={() => undefined} />, {
    wrapper: page.wrapper,
  });

test('choices that could not be loaded are told in the form, at their field, with a way to try again', async () => {
  const page = aPage();
  page.respond('GET /campaign', [{ campaignID: 3, name: 'Up from the Cellar' }]);
  page.respond('GET /reward', []);
  page.respond('GET /teams/comp-team', refusal, 500);
  showForm(page);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Some choices could not be loaded: Rain delay.');
  const teams = screen.getByLabelText('Comp Team');
  const described = (field: HTMLElement) =>
    (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' ');
  expect(described(teams)).toBe('We could not load the comp teams.');
  expect(teams.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText('Campaign').getAttribute('aria-invalid')).toBeNull();

  page.respond('GET /teams/comp-team', [
    { userTeamID: 'team-9', name: '1906 Chicago Cubs', score: 71 },
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('1906 Chicago Cubs (score 71)');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(page.sentTo('GET /campaign'), 'only what failed is asked for again').toHaveLength(1);
});

test('a field says that its choices are on their way', async () => {
  const page = aPage();
  page.respond('GET /campaign', []);
  page.respond('GET /teams/comp-team', []);
  const finish = page.hold('GET /reward');
  showForm(page);
  expect((await screen.findByText('Loading the choices …')).id).toContain('hint');
  finish([]);
  await waitFor(() => expect(screen.queryByText('Loading the choices …')).toBeNull());
});
