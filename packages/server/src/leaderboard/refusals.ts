import { defineRefusals } from '../platform/refusal.ts';

export const leaderboardRefusals = defineRefusals({
  no_such_month: {
    status: 404,
    error:
      'There is no board for that month. Boards begin with January 2025 (2501) and end with the present month.',
  },
  no_such_quarter: {
    status: 404,
    error:
      'There is no board for that quarter. Boards begin with the first of 2025 (25Q1) and end with the present one.',
  },
  player_not_found: { status: 404, error: 'There is no player of that name.' },
});
