import { matchPath } from 'react-router';

import { FIRST_CARDS } from '../api/first-cards.ts';

/** Who may see a page. Anyone else is sent to / once the user check has finished. */
export type Access = 'anyone' | 'player' | 'admin';

export interface PageRoute {
  /** As the browser shows it; `:name` stands for a parameter. */
  readonly path: string;
  /** The file below `features/`, without `.tsx`: `packs/buy-packs-page`, which exports `BuyPacksPage`. */
  readonly page: string;
  readonly access: Access;
  /** The window's title, before "· Pennant". */
  readonly title: string;
  /** For search engines and shared links; public pages only. */
  readonly description?: string;
  /**
   * Calls that the page begins with, given the path's parameters. The server puts their answers into a page that it draws;
   * for a player's page his browser asks for them before the scripts have come.
   */
  readonly needs?: (params: Readonly<Record<string, string | undefined>>) => readonly Need[];
  /** Where the server draws the page. Of a player's page it draws the frame and the heading in any case. */
  readonly onServer?: boolean;
  /** A file from the package's root that the page needs as well for those who are signed in. */
  readonly forPlayers?: string;
}

export interface Need {
  /** A call that reads, by its contract name, and what it is given. */
  readonly name: string;
  readonly given?: {
    readonly params?: Record<string, string | number>;
    readonly query?: Record<string, string>;
  };
  /** The page itself is missing where this one answers 404. */
  readonly isThePage?: boolean;
}

/**
 * Every page of the product. To add one: put `features/<word>/<name>-page.tsx` there with a component named after the
 * file, and add its line here.
 */
export const ROUTES: readonly PageRoute[] = [
  // Home and account
  {
    path: '/',
    page: 'home/home-page',
    access: 'anyone',
    title: 'Baseball cards and dice',
    description:
      'Collect cards that carry a real season as two dice tables, build a team, and play nine innings.',
    onServer: true,
    forPlayers: 'src/features/home/player-home.tsx',
  },
  {
    path: '/about',
    page: 'home/about-page',
    access: 'anyone',
    title: 'About',
    description: 'What Pennant is, and where its records come from.',
    onServer: true,
  },
  {
    path: '/contact',
    page: 'home/contact-page',
    access: 'anyone',
    title: 'Contact',
    onServer: true,
  },
  {
    path: '/artists',
    page: 'home/artists-page',
    access: 'anyone',
    title: 'Artists',
    onServer: true,
  },
  {
    path: '/faq',
    page: 'home/faq-page',
    access: 'anyone',
    title: 'FAQ',
    description: 'Questions, upcoming features and release notes.',
    onServer: true,
  },
  { path: '/login', page: 'account/login-page', access: 'anyone', title: 'Login', onServer: true },
  { path: '/logout', page: 'account/logout-page', access: 'anyone', title: 'LogOut' },
  {
    path: '/register',
    page: 'account/register-page',
    access: 'anyone',
    title: 'Register',
    onServer: true,
  },
  {
    path: '/confirm',
    page: 'account/confirm-page',
    access: 'anyone',
    title: 'Confirm your e-mail',
  },
  {
    path: '/forgot',
    page: 'account/forgot-page',
    access: 'anyone',
    title: 'Forgotten password',
    onServer: true,
  },
  { path: '/reset', page: 'account/reset-page', access: 'anyone', title: 'New password' },
  {
    path: '/confirm-email',
    page: 'account/confirm-email-page',
    access: 'anyone',
    title: 'Confirm your new e-mail',
  },
  {
    path: '/account',
    page: 'account/account-page',
    access: 'player',
    title: 'Account',
    needs: () => [{ name: 'GET /auth/sessions' }],
  },
  {
    path: '/account/password',
    page: 'account/password-page',
    access: 'player',
    title: 'Change password',
  },
  // Wallet
  {
    path: '/wallet',
    page: 'wallet/wallet-page',
    access: 'player',
    title: 'Wallet',
    needs: () => [{ name: 'GET /wallet/get' }],
  },
  {
    path: '/wallet/add-money',
    page: 'wallet/add-money-page',
    access: 'player',
    title: 'Add Money',
  },
  // Packs
  {
    path: '/packs/buy',
    page: 'packs/buy-packs-page',
    access: 'player',
    title: 'Buy Packs',
    needs: () => [
      { name: 'GET /series' },
      { name: 'GET /fairness/packs' },
      { name: 'GET /wallet/get' },
      { name: 'GET /packInventory/user' },
    ],
  },
  {
    path: '/packs/user',
    page: 'packs/my-packs-page',
    access: 'player',
    title: 'My Packs',
    needs: () => [{ name: 'GET /packInventory/user' }],
  },

  // Cards
  {
    path: '/cards/user',
    page: 'cards/my-cards-page',
    access: 'player',
    title: 'My Cards',
    needs: () => [{ name: 'GET /card/user', given: { query: { limit: String(FIRST_CARDS) } } }],
  },
  {
    path: '/cards/sell',
    page: 'cards/sell-duplicates-page',
    access: 'player',
    title: 'Sell Duplicates',
  },
  { path: '/cards/bulk', page: 'admin/bulk-cards-page', access: 'admin', title: 'Bulk Cards' },
  {
    path: '/cards/:cardID',
    page: 'cards/card-detail-page',
    access: 'anyone',
    title: 'Card',
    description: "A player's season as a card, with its dice tables.",
    needs: ({ cardID = '' }) => [
      { name: 'GET /card/{cardID}', given: { params: { cardID } }, isThePage: true },
      // Asked for by the page with the card's own number, so kept under that.
      ...(['GET /card/{cardID}/league', 'GET /card/{cardID}/seasons'] as const).map((name) => ({
        name,
        given: { params: { cardID: Number(cardID) } },
      })),
    ],
    onServer: true,
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
  { path: '/game/create', page: 'games/new-game-page', access: 'player', title: 'New Game' },
  {
    path: '/game/create/:campaignContestID',
    page: 'campaigns/contest-game-page',
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

  // Campaigns
  {
    path: '/campaigns',
    page: 'campaigns/campaigns-page',
    access: 'anyone',
    title: 'Campaigns',
    description: 'Eight ladders of famous clubs, from the cellar to the greatest of the record.',
    needs: () => [{ name: 'GET /campaign' }],
    onServer: true,
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
    description: 'A ladder of clubs, each met in a series of games.',
    needs: ({ campaignID = '' }) => [
      { name: 'GET /campaign/{id}', given: { params: { id: campaignID } }, isThePage: true },
    ],
    onServer: true,
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
    description: 'A series of games against a famous club, and what the first win brings.',
    needs: ({ campaignContestID = '' }) => [
      {
        name: 'GET /campaignContest/{id}',
        given: { params: { id: campaignContestID } },
        isThePage: true,
      },
    ],
    onServer: true,
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
    description: 'Who leads in hits, home runs, strikeouts and sixteen more, of all time.',
    needs: () => [{ name: 'GET /cardInventory/leaderboard' }],
    onServer: true,
  },
  {
    path: '/leaderboard/monthly/:monthYear',
    page: 'leaderboard/monthly-page',
    access: 'anyone',
    title: 'Monthly Leaderboard',
    description: 'Who leads in hits, home runs, strikeouts and sixteen more, in one month.',
    needs: ({ monthYear = '' }) => [
      {
        name: 'GET /cardInventory/leaderboard/monthly/{monthYear}',
        given: { params: { monthYear } },
        isThePage: true,
      },
    ],
    onServer: true,
  },
  {
    path: '/leaderboard/quarterly/:yearQuarter',
    page: 'leaderboard/quarterly-page',
    access: 'anyone',
    title: 'Quarterly Leaderboard',
    description: 'Who leads in hits, home runs, strikeouts and sixteen more, in one quarter.',
    needs: ({ yearQuarter = '' }) => [
      {
        name: 'GET /cardInventory/leaderboard/quarterly/{yearQuarter}',
        given: { params: { yearQuarter } },
        isThePage: true,
      },
    ],
    onServer: true,
  },
  {
    path: '/leaderboard/elo',
    page: 'leaderboard/team-rating-page',
    access: 'anyone',
    title: 'Team Rating',
    description: 'The best teams by their Elo rating.',
    needs: () => [{ name: 'GET /teams/elo' }],
    onServer: true,
  },
  {
    path: '/players/:username',
    page: 'leaderboard/player-page',
    access: 'anyone',
    title: 'Player',
    description: "A player's best cards, teams and statistics.",
    needs: ({ username = '' }) => [
      { name: 'GET /players/{username}', given: { params: { username } }, isThePage: true },
    ],
    onServer: true,
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
    page: 'admin/comp-team-page',
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
  { path: '/admin/audit', page: 'admin/audit-log-page', access: 'admin', title: 'Audit log' },

  // Fairness
  {
    path: '/fairness',
    page: 'fairness/fairness-page',
    access: 'anyone',
    title: 'Fair dice',
    description: 'How every roll and every pack is sealed before it is drawn, and how to check it.',
    onServer: true,
  },
];

/** The route of an address, with the parameters in its path; null for an address that there is no page for. */
export function routeOf(
  pathname: string,
): { route: PageRoute; params: Record<string, string | undefined> } | null {
  for (const route of ROUTES) {
    const match = matchPath(route.path, pathname);
    if (match) return { route, params: match.params };
  }
  return null;
}

/** True where a page of that path exists: navigation shows no dead links. */
export const hasPage = (path: string): boolean => ROUTES.some((route) => route.path === path);
