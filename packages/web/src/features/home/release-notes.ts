/**
 * The upcoming features that the FAQ lists (docs/spec/accounts-packs-cards.md, "What the product
 * does").
 */
export const UPCOMING = [
  'Pitcher stamina',
  'Monthly and quarterly leaderboards',
  'Playing other users’ teams',
  'Tournaments',
  'More campaigns',
] as const;

/**
 * The notes of each release, the newest first (docs/spec/accounts-packs-cards.md, "What the product
 * does").
 */
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
