// @vitest-environment happy-dom
import type { UserTeam } from '@pennant/contract/teams';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { aPage } from '../../testing/a-page.tsx';
import { TeamActions } from './team-actions.tsx';

test('a team whose card was sold cannot play, and is repaired with the best', async () => {
  const page = aPage({ user: {} });
  page.respond('POST /teams/repair', { name: 'Mudville' });
  const team = { userTeamID: '7', name: 'Mudville', problem: 'A card is gone.' };
  render(<TeamActions team={{ ...team, UserTeamLineups: [] } as unknown as UserTeam} />, {
    wrapper: page.wrapper,
  });
  expect(screen.queryByRole('link', { name: 'Play a game' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Repair with the best' }));
  await waitFor(() => expect(page.toasts()).toEqual(['good: Team Mudville successfully updated!']));
  expect(page.sentTo('POST /teams/repair').map(({ body }) => body)).toEqual([{ userTeamID: '7' }]);
});
