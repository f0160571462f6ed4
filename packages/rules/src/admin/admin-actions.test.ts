import { expect, test } from 'vitest';
import { ADMIN_ACTIONS, ADMIN_SUBJECTS } from './admin-actions.ts';

/** Entries of the audit log are kept under these names, so none of them may ever change. */
test('the audit log knows what admins do by the names it always had', () => {
  expect(ADMIN_ACTIONS.map(({ action, label, subject }) => [action, label, subject])).toEqual([
    ['series_created', 'Series created', 'series'],
    ['series_changed', 'Series changed', 'series'],
    ['series_cards_changed', 'Cards of a series changed', 'series'],
    ['cards_made', 'Cards made from the record', 'season'],
    ['series_cards_made', 'Cards of a series made from the record', 'series'],
    ['card_created', 'Custom card made', 'card'],
    ['card_changed', 'Custom card changed', 'card'],
    ['packs_awarded', 'Packs awarded', 'user'],
    ['money_awarded', 'Money awarded', 'user'],
    ['reward_created', 'Reward created', 'reward'],
    ['reward_changed', 'Reward changed', 'reward'],
    ['reward_deleted', 'Reward deleted', 'reward'],
    ['comp_team_created', 'Comp team made', 'team'],
    ['team_changed', 'A player’s team changed', 'team'],
    ['campaign_created', 'Campaign created', 'campaign'],
    ['campaign_changed', 'Campaign changed', 'campaign'],
    ['contest_created', 'Contest created', 'contest'],
    ['contest_changed', 'Contest changed', 'contest'],
    ['games_scored', 'Old games scored', 'ratings'],
    ['user_renamed', 'User renamed', 'user'],
    ['team_renamed', 'Reported team renamed', 'team'],
    ['user_hidden', 'Games of a user hidden', 'user'],
    ['user_shown', 'Games of a user shown again', 'user'],
    ['report_dismissed', 'Report dismissed', 'report'],
    ['cup_created', 'Cup made', 'cup'],
    ['cup_changed', 'Cup changed', 'cup'],
    ['cup_cancelled', 'Cup cancelled', 'cup'],
  ]);
});

test('every kind of thing in the log is one that some action is about', () => {
  const subjects = new Set<string>(ADMIN_ACTIONS.map(({ subject }) => subject));
  expect(ADMIN_SUBJECTS.toSorted()).toEqual([...subjects].toSorted());
});
