/** What the FAQ says is coming (document 1, section 1). */
export const UPCOMING = [
  'Pitcher stamina',
  'Monthly and quarterly leaderboards',
  'Playing other users’ teams',
  'Tournaments',
  'More campaigns',
] as const;

/** What each release brought, the newest first (document 1, section 1). */
export const RELEASES = [
  {
    version: '.24',
    notes: [
      'Stealing',
      'Runs, steals and caught stealing are credited to the correct batter',
      'Steals on the leaderboard',
    ],
  },
  {
    version: '.23',
    notes: ['Accurate hit locations', 'Extra bases', 'Tagging up', 'No same card at two positions'],
  },
] as const;
