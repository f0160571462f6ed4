import { defineRefusals } from '../platform/refusal.ts';

export const adminRefusals = defineRefusals({
  user_not_found: { status: 404, error: 'No user found.' },
  club_season_not_found: { status: 404, error: 'No club of that year has that code.' },
  too_many_comp_teams: {
    status: 409,
    error: 'There are as many comp teams as the list of opponents can take.',
  },
});
