/** The pages that are there for everybody, besides those of a card, a player and a campaign. */
export const PUBLIC_PAGES = [
  '/',
  '/about',
  '/contact',
  '/artists',
  '/faq',
  '/login',
  '/register',
  '/forgot',
  '/reset',
  '/campaigns',
  '/leaderboard',
  '/leaderboard/elo',
  '/how',
  '/rulebook',
  '/fairness',
  '/offline',
];

/** The pages of a player, besides those of a game. */
export const PLAYER_PAGES = [
  '/',
  '/account',
  '/account/password',
  '/wallet',
  '/wallet/add-money',
  '/club',
  '/packs/buy',
  '/packs/user',
  '/cards/user',
  '/cards/sell',
  '/cardCustom',
  '/team/user',
  '/team/create',
  '/team/compare',
  '/games/user',
  '/game/create',
  '/campaigns',
  '/leaderboard',
  '/fairness',
];

/** The pages of an admin. */
export const ADMIN_PAGES = [
  '/cards/bulk',
  '/campaigns/create',
  '/campaign-contests/create',
  '/series',
  '/series/create',
  '/rewards',
  '/rewards/create',
  '/team/comp-team',
  '/team/view-comp-teams',
  '/admin/roll-page',
  '/admin/users',
  '/admin/audit',
];
