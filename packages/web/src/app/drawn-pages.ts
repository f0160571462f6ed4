import { FIRST_CARDS } from '../api/first-cards.ts';

/** What server-side rendering needs to know of a page. Only the server build contains it. */
export interface DrawnPage {
  /** For search engines and shared links; public pages only. */
  readonly description?: string;
  /**
   * Returns the calls that the page starts with, for the path's parameters. The server puts their
   * responses into a page that it renders; for a private page the browser makes them before the
   * scripts are loaded.
   */
  readonly needs?: (params: Readonly<Record<string, string | undefined>>) => readonly Need[];
  /**
   * True where the server renders the page. Of a private page it renders layout and heading only.
   */
  readonly onServer?: boolean;
}

/** A call that a page starts with. */
export interface Need {
  /** The contract name of a call that reads; `given` is its input. */
  readonly name: string;
  readonly given?: {
    readonly params?: Record<string, string | number>;
    readonly query?: Record<string, string>;
  };
  /** True where a 404 of this call means that the page itself does not exist. */
  readonly isThePage?: boolean;
}

/** The pages of routes.tsx that need more than the defaults, by their route's path. */
const DRAWN_PAGES: Readonly<Record<string, DrawnPage>> = {
  '/': {
    description:
      'Collect cards that carry a real season as two dice tables, build a team, and play nine innings.',
    onServer: true,
  },
  '/about': {
    description: 'What Pennant is, and where its records come from.',
    onServer: true,
  },
  '/contact': {
    onServer: true,
  },
  '/artists': {
    onServer: true,
  },
  '/faq': {
    description: 'Questions, upcoming features and release notes.',
    onServer: true,
  },
  '/login': {
    onServer: true,
  },
  '/register': {
    onServer: true,
  },
  '/forgot': {
    onServer: true,
  },
  '/account': {
    needs: () => [{ name: 'GET /auth/sessions' }],
  },
  '/wallet': {
    needs: () => [{ name: 'GET /wallet/get' }],
  },
  '/packs/buy': {
    needs: () => [
      { name: 'GET /series' },
      { name: 'GET /fairness/packs' },
      { name: 'GET /wallet/get' },
      { name: 'GET /packInventory/user' },
    ],
  },
  '/packs/user': {
    needs: () => [{ name: 'GET /packInventory/user' }],
  },
  '/cards/user': {
    needs: () => [{ name: 'GET /card/user', given: { query: { limit: String(FIRST_CARDS) } } }],
  },
  '/cards/:cardID': {
    description: "A player's season as a card, with its dice tables.",
    needs: ({ cardID = '' }) => [
      { name: 'GET /card/{cardID}', given: { params: { cardID } }, isThePage: true },
      // The page makes these calls with the card's numeric ID, which is part of the query key.
      ...(['GET /card/{cardID}/league', 'GET /card/{cardID}/seasons'] as const).map(
        (name): Need => ({ name, given: { params: { cardID: Number(cardID) } } }),
      ),
    ],
    onServer: true,
  },
  '/campaigns': {
    description: 'Eight ladders of famous clubs, from the cellar to the greatest of the record.',
    needs: () => [{ name: 'GET /campaign' }],
    onServer: true,
  },
  '/campaigns/:campaignID': {
    description: 'A ladder of clubs, each met in a series of games.',
    needs: ({ campaignID = '' }) => [
      { name: 'GET /campaign/{id}', given: { params: { id: campaignID } }, isThePage: true },
    ],
    onServer: true,
  },
  '/campaign-contests/:campaignContestID': {
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
  '/leaderboard': {
    description: 'Who leads in hits, home runs, strikeouts and sixteen more, of all time.',
    needs: () => [{ name: 'GET /cardInventory/leaderboard' }],
    onServer: true,
  },
  '/leaderboard/monthly/:monthYear': {
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
  '/leaderboard/quarterly/:yearQuarter': {
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
  '/leaderboard/elo': {
    description: 'The best teams by their Elo rating.',
    needs: () => [{ name: 'GET /teams/elo' }],
    onServer: true,
  },
  '/players/:username': {
    description: "A player's best cards, teams and statistics.",
    needs: ({ username = '' }) => [
      { name: 'GET /players/{username}', given: { params: { username } }, isThePage: true },
    ],
    onServer: true,
  },
  '/fairness': {
    description: 'How every roll and every pack is sealed before it is drawn, and how to check it.',
    onServer: true,
  },
};

/** Returns the route paths that have an entry. */
export const drawnPaths = (): string[] => Object.keys(DRAWN_PAGES);

/** Returns how the server renders the page of a route's path. */
export const drawnPage = (path: string): DrawnPage => DRAWN_PAGES[path] ?? {};
