import { generatePath, matchPath } from 'react-router';

import { OFFLINE_PATH } from '../offline/program-files.ts';

/** Who may see a page. Anyone else is redirected to / once the user check has finished. */
export type Access = 'anyone' | 'player' | 'admin';

export interface PageRoute {
  /** The URL's path; `:name` stands for a parameter. */
  readonly path: string;
  /**
   * The file below `features/`, without `.tsx`: `packs/buy-packs-page`, which exports
   * `BuyPacksPage`.
   */
  readonly page: string;
  readonly access: Access;
  /** The document title, before "· Pennant". */
  readonly title: string;
  /**
   * True for a player's page that renders itself, without anything of a user, on the server and
   * until the user check has finished. Without it that is the title as a heading.
   */
  readonly isBegun?: true;
}

/**
 * The routes of all pages. To add one: create `features/<word>/<name>-page.tsx` with a component
 * named after the file, and add its entry here; what server-side rendering needs to know of it is
 * in ssr-routes.ts.
 */
export const ROUTES: readonly PageRoute[] = [
  // Home and account
  {
    path: '/',
    page: 'home/home-page',
    access: 'anyone',
    title: 'Baseball cards and dice',
  },
  {
    path: '/about',
    page: 'home/about-page',
    access: 'anyone',
    title: 'About',
  },
  {
    path: '/contact',
    page: 'home/contact-page',
    access: 'anyone',
    title: 'Contact',
  },
  {
    path: '/artists',
    page: 'home/artists-page',
    access: 'anyone',
    title: 'Artists',
  },
  {
    path: '/faq',
    page: 'home/faq-page',
    access: 'anyone',
    title: 'FAQ',
  },
  { path: '/login', page: 'account/login-page', access: 'anyone', title: 'Login' },
  { path: '/logout', page: 'account/logout-page', access: 'anyone', title: 'LogOut' },
  {
    path: '/register',
    page: 'account/register-page',
    access: 'anyone',
    title: 'Register',
  },
  {
    path: '/confirm',
    page: 'account/confirm-registration-page',
    access: 'anyone',
    title: 'Confirm your e-mail',
  },
  {
    path: '/forgot',
    page: 'account/forgot-password-page',
    access: 'anyone',
    title: 'Forgotten password',
  },
  { path: '/reset', page: 'account/reset-password-page', access: 'anyone', title: 'New password' },
  {
    path: '/confirm-email',
    page: 'account/confirm-email-change-page',
    access: 'anyone',
    title: 'Confirm your new e-mail',
  },
  {
    path: '/unsubscribe',
    page: 'notifications/unsubscribe-page',
    access: 'anyone',
    title: 'Letters',
  },
  {
    path: '/account',
    page: 'account/account-page',
    access: 'player',
    title: 'Account',
    isBegun: true,
  },
  {
    path: '/account/password',
    page: 'account/change-password-page',
    access: 'player',
    title: 'Change password',
  },
  // The service worker keeps this page's document: see offline/service-worker.ts.
  { path: OFFLINE_PATH, page: 'offline/offline-page', access: 'anyone', title: 'Offline' },
  // Wallet
  {
    path: '/wallet',
    page: 'wallet/wallet-page',
    access: 'player',
    title: 'Wallet',
    isBegun: true,
  },
  {
    path: '/wallet/add-money',
    page: 'wallet/add-money-page',
    access: 'player',
    title: 'Add Money',
  },
  // Packs
  { path: '/club', page: 'packs/your-club-page', access: 'player', title: 'Your Club' },
  {
    path: '/packs/buy',
    page: 'packs/buy-packs-page',
    access: 'player',
    title: 'Buy Packs',
    isBegun: true,
  },
  {
    path: '/packs/user',
    page: 'packs/my-packs-page',
    access: 'player',
    title: 'My Packs',
  },

  // Cards
  {
    path: '/cards/user',
    page: 'cards/my-cards-page',
    access: 'player',
    title: 'My Cards',
    isBegun: true,
  },
  {
    path: '/cards/sell',
    page: 'cards/sell-duplicates-page',
    access: 'player',
    title: 'Sell Duplicates',
  },
  { path: '/cards/swap', page: 'cards/swap-box-page', access: 'player', title: 'Swap Box' },
  { path: '/cards/bulk', page: 'admin/bulk-cards-page', access: 'admin', title: 'Bulk Cards' },
  {
    path: '/cards/:cardID',
    page: 'cards/card-detail-page',
    access: 'anyone',
    title: 'Card',
  },
  { path: '/cardCustom', page: 'admin/custom-card-page', access: 'player', title: 'Custom Card' },

  // Teams
  { path: '/team/user', page: 'teams/my-teams-page', access: 'player', title: 'My Teams' },
  { path: '/team/create', page: 'teams/team-form-page', access: 'player', title: 'Create Team' },
  {
    path: '/team/compare',
    page: 'teams/compare-teams-page',
    access: 'player',
    title: 'Compare Teams',
  },
  { path: '/team/edit', page: 'teams/team-form-page', access: 'player', title: 'Edit Team' },

  // Games
  { path: '/games/user', page: 'games/my-games-page', access: 'player', title: 'My Games' },
  {
    path: '/games/reviews',
    page: 'games/reviews-page',
    access: 'player',
    title: 'Luck and You',
  },
  { path: '/game/create', page: 'games/new-game-page', access: 'player', title: 'New Game' },
  {
    path: '/game/create/:campaignContestID',
    page: 'campaigns/create-contest-game-page',
    access: 'player',
    title: 'New Game',
  },
  { path: '/game/:gameID/play', page: 'games/play-page', access: 'player', title: 'Play' },
  {
    path: '/game/:gameID/summary',
    page: 'games/summary-page',
    access: 'player',
    title: 'Game Summary',
  },
  // Before the game's events: the first match counts.
  {
    path: '/g/:gameID/live',
    page: 'games/watch-game-page',
    access: 'anyone',
    title: 'Live game',
  },
  {
    path: '/g/:gameID/:eventNumber?',
    page: 'games/public-game-page',
    access: 'anyone',
    title: 'Game',
  },

  { path: '/how', page: 'games/how-page', access: 'anyone', title: 'How a card is read' },
  {
    path: '/rulebook',
    page: 'games/rulebook-page',
    access: 'anyone',
    title: 'The rulebook',
  },

  // Challenges
  {
    path: '/challenge/:token',
    page: 'challenges/challenge-page',
    access: 'anyone',
    title: 'A challenge',
  },

  // Live games; before the game itself: the first match counts.
  { path: '/live', page: 'live/lobby-page', access: 'player', title: 'Play live' },
  {
    path: '/live/join/:token',
    page: 'live/join-live-page',
    access: 'anyone',
    title: 'A live game',
  },
  {
    path: '/live/:gameID',
    page: 'live/live-game-page',
    access: 'anyone',
    title: 'Live game',
  },

  // Duplicate Nine
  { path: '/daily', page: 'daily/daily-page', access: 'anyone', title: 'Duplicate Nine' },
  { path: '/daily/:day', page: 'daily/daily-day-page', access: 'anyone', title: 'Duplicate Nine' },

  // Cups
  { path: '/cups', page: 'cups/cups-page', access: 'anyone', title: 'Cups' },
  { path: '/cups/:cupID', page: 'cups/cup-page', access: 'anyone', title: 'Cup' },
  { path: '/admin/cups', page: 'cups/admin-cups-page', access: 'admin', title: 'Cups' },

  // Campaigns
  {
    path: '/campaigns',
    page: 'campaigns/campaigns-page',
    access: 'anyone',
    title: 'Campaigns',
  },
  {
    path: '/campaigns/create',
    page: 'campaigns/create-campaign-page',
    access: 'admin',
    title: 'Create Campaign',
  },
  {
    path: '/campaigns/:campaignID',
    page: 'campaigns/campaign-page',
    access: 'anyone',
    title: 'Campaign',
  },
  {
    path: '/campaign-contests/create',
    page: 'campaigns/create-contest-page',
    access: 'admin',
    title: 'Create Contest',
  },
  {
    path: '/campaign-contests/:campaignContestID',
    page: 'campaigns/contest-page',
    access: 'anyone',
    title: 'Contest',
  },
  {
    path: '/campaign-contests/:userCampaignContestID/play',
    page: 'campaigns/play-contest-page',
    access: 'anyone',
    title: 'Play Contest',
  },

  // Leaderboard
  {
    path: '/leaderboard',
    page: 'leaderboard/leaderboard-page',
    access: 'anyone',
    title: 'Leaderboard',
  },
  {
    path: '/leaderboard/monthly/:monthYear',
    page: 'leaderboard/monthly-leaderboard-page',
    access: 'anyone',
    title: 'Monthly Leaderboard',
  },
  {
    path: '/leaderboard/quarterly/:yearQuarter',
    page: 'leaderboard/quarterly-leaderboard-page',
    access: 'anyone',
    title: 'Quarterly Leaderboard',
  },
  {
    path: '/leaderboard/elo',
    page: 'leaderboard/team-rating-page',
    access: 'anyone',
    title: 'Team Rating',
  },
  {
    path: '/leaderboard/players',
    page: 'leaderboard/player-rating-page',
    access: 'anyone',
    title: 'Player Rating',
  },
  {
    path: '/leaderboard/live',
    page: 'leaderboard/live-rating-page',
    access: 'anyone',
    title: 'Live Rating',
  },
  {
    path: '/players/:username',
    page: 'leaderboard/player-profile-page',
    access: 'anyone',
    title: 'Player',
  },
  {
    path: '/players/:username/cards/:cardID',
    page: 'cards/career-page',
    access: 'anyone',
    title: 'A card’s career',
  },

  // Admin
  { path: '/series', page: 'admin/series-list-page', access: 'admin', title: 'Series' },
  {
    path: '/series/create',
    page: 'admin/create-series-page',
    access: 'admin',
    title: 'Create Series',
  },
  {
    path: '/series/:seriesID',
    page: 'admin/edit-series-page',
    access: 'admin',
    title: 'Edit Series',
  },
  { path: '/rewards', page: 'admin/rewards-page', access: 'admin', title: 'Rewards' },
  {
    path: '/rewards/create',
    page: 'admin/create-reward-page',
    access: 'admin',
    title: 'Create Reward',
  },
  {
    path: '/team/comp-team',
    page: 'admin/create-comp-team-page',
    access: 'admin',
    title: 'Create Comp Team',
  },
  {
    path: '/team/view-comp-teams',
    page: 'admin/view-comp-teams-page',
    access: 'admin',
    title: 'Comp Teams',
  },
  { path: '/admin/roll-page', page: 'admin/roll-page', access: 'admin', title: 'Roll Dice' },
  { path: '/admin/users', page: 'admin/users-page', access: 'admin', title: 'Users' },
  { path: '/admin/reports', page: 'admin/reports-page', access: 'admin', title: 'Reports' },
  { path: '/admin/audit', page: 'admin/audit-log-page', access: 'admin', title: 'Audit log' },

  // Fairness
  {
    path: '/fairness',
    page: 'fairness/fairness-page',
    access: 'anyone',
    title: 'Fair dice',
  },
];

/** Returns the route of an address with its path parameters; null for an address without a page. */
export function findRoute(
  pathname: string,
): { route: PageRoute; params: Record<string, string | undefined> } | null {
  for (const route of ROUTES) {
    const match = matchPath(route.path, pathname);
    if (match) return { route, params: match.params };
  }
  return null;
}

/**
 * Returns an address without what only says which part of its page is shown, an optional parameter:
 * going from one part to another is no change of page.
 */
export function pageIdentityOf(pathname: string): string {
  const found = findRoute(pathname);
  if (found === null || !found.route.path.includes('?')) return pathname;
  return generatePath(found.route.path.replace(/\/:\w+\?/g, ''), found.params);
}

/** Returns true where a page of that path exists: navigation shows no dead links. */
export const hasPage = (path: string): boolean => ROUTES.some((route) => route.path === path);

/** Returns the title of the page of an address. */
export const routeTitle = (pathname: string): string =>
  findRoute(pathname)?.route.title ?? 'Not found';
