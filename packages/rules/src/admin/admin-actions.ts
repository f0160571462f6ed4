/** Kinds of objects that an admin's action applies to. */
export const ADMIN_SUBJECTS = [
  'series',
  'card',
  'season',
  'user',
  'reward',
  'team',
  'campaign',
  'contest',
  'ratings',
  'report',
  'cup',
] as const;
export type AdminSubject = (typeof ADMIN_SUBJECTS)[number];

/**
 * Every kind of action in the audit log: its stable name, its label for display, and the kind of
 * object that it applies to.
 */
export const ADMIN_ACTIONS = [
  { action: 'series_created', label: 'Series created', subject: 'series' },
  { action: 'series_changed', label: 'Series changed', subject: 'series' },
  { action: 'series_cards_changed', label: 'Cards of a series changed', subject: 'series' },
  { action: 'cards_made', label: 'Cards made from the record', subject: 'season' },
  {
    action: 'series_cards_made',
    label: 'Cards of a series made from the record',
    subject: 'series',
  },
  { action: 'card_created', label: 'Custom card made', subject: 'card' },
  { action: 'card_changed', label: 'Custom card changed', subject: 'card' },
  { action: 'packs_awarded', label: 'Packs awarded', subject: 'user' },
  { action: 'money_awarded', label: 'Money awarded', subject: 'user' },
  { action: 'reward_created', label: 'Reward created', subject: 'reward' },
  { action: 'reward_changed', label: 'Reward changed', subject: 'reward' },
  { action: 'reward_deleted', label: 'Reward deleted', subject: 'reward' },
  { action: 'comp_team_created', label: 'Comp team made', subject: 'team' },
  { action: 'team_changed', label: 'A player’s team changed', subject: 'team' },
  { action: 'campaign_created', label: 'Campaign created', subject: 'campaign' },
  { action: 'campaign_changed', label: 'Campaign changed', subject: 'campaign' },
  { action: 'contest_created', label: 'Contest created', subject: 'contest' },
  { action: 'contest_changed', label: 'Contest changed', subject: 'contest' },
  { action: 'games_scored', label: 'Old games scored', subject: 'ratings' },
  { action: 'user_renamed', label: 'User renamed', subject: 'user' },
  { action: 'team_renamed', label: 'Reported team renamed', subject: 'team' },
  { action: 'user_hidden', label: 'Games of a user hidden', subject: 'user' },
  { action: 'user_shown', label: 'Games of a user shown again', subject: 'user' },
  { action: 'report_dismissed', label: 'Report dismissed', subject: 'report' },
  { action: 'cup_created', label: 'Cup made', subject: 'cup' },
  { action: 'cup_changed', label: 'Cup changed', subject: 'cup' },
  { action: 'cup_cancelled', label: 'Cup cancelled', subject: 'cup' },
] as const satisfies readonly { action: string; label: string; subject: AdminSubject }[];
export type AdminAction = (typeof ADMIN_ACTIONS)[number]['action'];
