import { gameRefusals } from '../games/refusals.ts';
import { defineRefusals } from '../platform/refusal.ts';

export const campaignRefusals = defineRefusals({
  ...gameRefusals,
  campaign_not_found: { status: 404, error: 'No campaign found.' },
  reward_not_found: { status: 422, error: 'There is no such reward. Choose another.' },
  comp_team_unknown: { status: 422, error: 'There is no such comp team. Choose another.' },
  too_many_campaigns: { status: 422, error: 'There are as many campaigns as there may be.' },
  too_many_contests: { status: 422, error: 'This campaign has as many contests as it may have.' },
  series_decided: { status: 409, error: 'This series is decided already.' },
});
