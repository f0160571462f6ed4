import { FIRST_COLLECTION_PAGE_SIZE } from '../api/collection-page-size.ts';
import { STATS, statSlug } from '../features/leaderboard/chosen-stat.ts';

/** What server-side rendering needs to know of a page. Only the server build contains it. */
export interface SsrRoute {
  /** For search engines and shared links; public pages only. */
  readonly description?: string;
  /**
   * Returns the calls that the page starts with, for the path's parameters. The server puts their
   * responses into a page that it renders; for a private page the browser makes them before the
   * scripts are loaded.
   */
  readonly calls?: (params: Readonly<Record<string, string | undefined>>) => readonly SsrCall[];
  /** Of a public page: what a player's own part of it starts with. */
  readonly forPlayer?: {
    readonly calls: readonly SsrCall[];
    /** Source paths of the modules that only a player needs, from the package's root. */
    readonly modules: readonly string[];
  };
  /**
   * True where the server renders the page. Of private pages it begins some: see routes.ts.
   */
  readonly isServerRendered?: boolean;
  /** True where search engines are told not to list the page. */
  readonly isKeptFromSearch?: boolean;
  /**
   * The query parameters that the rendered page depends on, each with its known values in lower
   * case. The server drops all others: it renders and caches a page once, whatever its URL carries.
   */
  readonly query?: Readonly<Record<string, readonly string[]>>;
}

/** A call that a page starts with. */
export interface SsrCall {
  /** The contract name of a call that reads; `input` is its input. */
  readonly name: string;
  readonly input?: {
    readonly params?: Record<string, string | number>;
    readonly query?: Record<string, string>;
  };
  /** True where a 404 of this call means that the page itself does not exist. */
  readonly decidesNotFound?: boolean;
  /** True where the response is rendered and not sent along: the page's script does not need it. */
  readonly isServerOnly?: boolean;
}

/** The parameter by which the leaderboards choose the large board. */
const BOARD_QUERY = { stat: STATS.map(statSlug) };

/** The pages of routes.ts that need more than the defaults, by their route's path. */
const DRAWN_PAGES: Readonly<Record<string, SsrRoute>> = {
  '/': {
    description:
      'Collect cards that carry a real season as two dice tables, build a team, and play nine innings.',
    calls: () => [
      { name: 'GET /guest/at-bat', isServerOnly: true },
      { name: 'GET /daily-headline' },
    ],
    forPlayer: {
      calls: [{ name: 'GET /home' }],
      modules: ['src/features/home/player-day.tsx'],
    },
    isServerRendered: true,
  },
  '/about': {
    description: 'What Pennant is, and where its records come from.',
    isServerRendered: true,
  },
  '/contact': {
    isServerRendered: true,
  },
  '/artists': {
    isServerRendered: true,
  },
  '/faq': {
    description: 'Questions, upcoming features and release notes.',
    isServerRendered: true,
  },
  '/login': {
    isServerRendered: true,
  },
  '/register': {
    isServerRendered: true,
  },
  '/forgot': {
    isServerRendered: true,
  },
  '/account': {
    calls: () => [{ name: 'GET /users/profile' }, { name: 'GET /auth/sessions' }],
  },
  '/wallet': {
    calls: () => [{ name: 'GET /wallet/get' }],
  },
  '/club': {
    calls: () => [{ name: 'GET /starterSet' }, { name: 'GET /starterSet/clubs' }],
  },
  '/packs/buy': {
    calls: () => [
      { name: 'GET /series' },
      { name: 'GET /fairness/packs' },
      { name: 'GET /wallet/get' },
      { name: 'GET /packInventory/user' },
      { name: 'GET /card/user/series' },
      { name: 'GET /starterSet' },
    ],
  },
  '/packs/user': {
    calls: () => [{ name: 'GET /packInventory/user' }],
  },
  '/cards/user': {
    calls: () => [
      { name: 'GET /card/user', input: { query: { limit: String(FIRST_COLLECTION_PAGE_SIZE) } } },
    ],
  },
  '/cards/:cardID': {
    description: "A player's season as a card, with its dice tables.",
    calls: ({ cardID = '' }) => [
      { name: 'GET /card/{cardID}', input: { params: { cardID } }, decidesNotFound: true },
      // The page makes these calls with the card's numeric ID, which is part of the query key.
      ...(['GET /card/{cardID}/league', 'GET /card/{cardID}/seasons'] as const).map(
        (name): SsrCall => ({ name, input: { params: { cardID: Number(cardID) } } }),
      ),
    ],
    isServerRendered: true,
  },
  '/g/:gameID/live': {
    description: 'A game as it is played: the field, both cards and the dice.',
    calls: ({ gameID = '' }) => [
      {
        name: 'GET /public/games/{id}/live',
        input: { params: { id: gameID } },
        decidesNotFound: true,
      },
    ],
    isServerRendered: true,
    isKeptFromSearch: true,
  },
  '/g/:gameID/:eventNumber?': {
    description: 'A game, roll by roll: the field, both cards and the dice.',
    calls: ({ gameID = '' }) => [
      { name: 'GET /public/games/{id}', input: { params: { id: gameID } }, decidesNotFound: true },
    ],
    isServerRendered: true,
    isKeptFromSearch: true,
  },
  '/how': {
    description: 'How a card is read: a half-inning that explains each roll, in three minutes.',
    calls: () => [{ name: 'GET /guest/at-bat' }],
    isServerRendered: true,
  },
  '/rulebook': {
    description: 'How a card is read and how a game is played: every rule, with a search.',
    isServerRendered: true,
  },
  '/challenge/:token': {
    description: 'A challenge: nine innings of cards and dice against another player’s team.',
    calls: ({ token = '' }) => [
      {
        name: 'GET /challenges/link/{token}',
        input: { params: { token } },
        decidesNotFound: true,
      },
    ],
    isServerRendered: true,
    isKeptFromSearch: true,
  },
  '/live/join/:token': {
    description: 'A live game: two players at one table, with dice that nobody can know.',
    calls: ({ token = '' }) => [
      {
        name: 'GET /live/invitations/{token}',
        input: { params: { token } },
        decidesNotFound: true,
      },
    ],
    isServerRendered: true,
    isKeptFromSearch: true,
  },
  '/live/:gameID': {
    description: 'A live game as it is played: the field, both cards and the dice.',
    // Its players see their board even where nobody else may watch: a 404 decides nothing.
    calls: ({ gameID = '' }) => [
      { name: 'GET /public/live/{id}', input: { params: { id: gameID } } },
    ],
    isServerRendered: true,
    isKeptFromSearch: true,
  },
  '/daily': {
    description:
      'The same game and the same dice for everybody, every day: you make the decisions, in three minutes.',
    calls: () => [{ name: 'GET /daily' }],
    isServerRendered: true,
  },
  '/daily/:day': {
    description: 'The game of a day: who met, how you managed, and what each call was worth.',
    calls: ({ day = '' }) => [
      { name: 'GET /daily/{day}', input: { params: { day } }, decidesNotFound: true },
    ],
    isServerRendered: true,
  },
  '/cups': {
    description:
      'The Friday Cup and others: brackets of 8 to 32 teams, each match the best of three.',
    calls: () => [{ name: 'GET /cups' }],
    isServerRendered: true,
  },
  '/cups/:cupID': {
    description: 'A cup with its bracket: who plays whom, every game, and what it pays.',
    calls: ({ cupID = '' }) => [
      { name: 'GET /cups/{cupID}', input: { params: { cupID } }, decidesNotFound: true },
    ],
    isServerRendered: true,
  },
  '/campaigns': {
    description: 'Eight ladders of famous clubs, from the cellar to the greatest of the record.',
    calls: () => [{ name: 'GET /campaign' }],
    isServerRendered: true,
  },
  '/campaigns/:campaignID': {
    description: 'A ladder of clubs, each met in a series of games.',
    calls: ({ campaignID = '' }) => [
      { name: 'GET /campaign/{id}', input: { params: { id: campaignID } }, decidesNotFound: true },
    ],
    isServerRendered: true,
  },
  '/campaign-contests/:campaignContestID': {
    description: 'A series of games against a famous club, and what the first win brings.',
    calls: ({ campaignContestID = '' }) => [
      {
        name: 'GET /campaignContest/{id}',
        input: { params: { id: campaignContestID } },
        decidesNotFound: true,
      },
    ],
    isServerRendered: true,
  },
  '/leaderboard': {
    description: 'Who leads in hits, home runs, strikeouts and sixteen more, of all time.',
    calls: () => [{ name: 'GET /cardInventory/leaderboard' }],
    isServerRendered: true,
    query: BOARD_QUERY,
  },
  '/leaderboard/monthly/:monthYear': {
    description: 'Who leads in hits, home runs, strikeouts and sixteen more, in one month.',
    calls: ({ monthYear = '' }) => [
      {
        name: 'GET /cardInventory/leaderboard/monthly/{monthYear}',
        input: { params: { monthYear } },
        decidesNotFound: true,
      },
    ],
    isServerRendered: true,
    query: BOARD_QUERY,
  },
  '/leaderboard/quarterly/:yearQuarter': {
    description: 'Who leads in hits, home runs, strikeouts and sixteen more, in one quarter.',
    calls: ({ yearQuarter = '' }) => [
      {
        name: 'GET /cardInventory/leaderboard/quarterly/{yearQuarter}',
        input: { params: { yearQuarter } },
        decidesNotFound: true,
      },
    ],
    isServerRendered: true,
    query: BOARD_QUERY,
  },
  '/leaderboard/elo': {
    description: 'The best teams by their Elo rating.',
    calls: () => [{ name: 'GET /teams/elo' }],
    isServerRendered: true,
  },
  '/leaderboard/players': {
    description:
      'The best players by the rating of their challenges, and the first three of each month.',
    calls: () => [{ name: 'GET /challenges/board' }, { name: 'GET /challenges/ladder' }],
    isServerRendered: true,
  },
  '/leaderboard/live': {
    description: 'The best players by the rating of their live games.',
    calls: () => [{ name: 'GET /live/board' }],
    isServerRendered: true,
  },
  '/players/:username': {
    description: "A player's best cards, teams and statistics.",
    calls: ({ username = '' }) => [
      { name: 'GET /players/{username}', input: { params: { username } }, decidesNotFound: true },
    ],
    isServerRendered: true,
  },
  '/players/:username/cards/:cardID': {
    description: 'What a card has lived with its user: how it came, its firsts, its best game.',
    calls: ({ username = '', cardID = '' }) => [
      {
        name: 'GET /players/{username}/career',
        input: { params: { username }, query: { cardID } },
        decidesNotFound: true,
      },
      { name: 'GET /card/{cardID}', input: { params: { cardID } } },
    ],
    isServerRendered: true,
    isKeptFromSearch: true,
  },
  '/fairness': {
    description: 'How every roll and every pack is sealed before it is drawn, and how to check it.',
    isServerRendered: true,
  },
};

/** Returns the route paths that have an entry. */
export const ssrRoutePaths = (): string[] => Object.keys(DRAWN_PAGES);

/** Returns how the server renders the page of a route's path. */
export const ssrRouteOf = (path: string): SsrRoute => DRAWN_PAGES[path] ?? {};
