import type { GameSummary } from '@pennant/contract/game-summary';
import { expect, test } from 'vitest';

import { rematchOf } from './rematch.ts';

const side = (
  role: 'home' | 'away',
  userID: string | null,
): GameSummary['GameParticipants'][number] => ({
  gameParticipantID: role,
  gameID: 'g',
  userID,
  role,
  UserTeam: { userTeamID: `${role} team`, name: role },
});

test('the clubs meet again at the other park, and the user keeps their club', () => {
  expect(
    rematchOf({ GameParticipants: [side('home', 'anna'), side('away', null)] }, 'anna'),
  ).toEqual({ homeUserTeamID: 'away team', visitingUserTeamID: 'home team', role: 'away' });
  expect(
    rematchOf({ GameParticipants: [side('home', null), side('away', 'anna')] }, 'anna'),
  ).toEqual({ homeUserTeamID: 'away team', visitingUserTeamID: 'home team', role: 'home' });
});
