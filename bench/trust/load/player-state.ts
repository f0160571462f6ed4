import type { LoggingClient, TrustRequest } from './logging-client.ts';
import { renewAdmin, type Market } from './market.ts';
import { registerPlayer, type Player } from './register-players.ts';

interface Team {
  readonly userTeamID: string;
  readonly UserTeamLineups: readonly {
    readonly position: string;
    readonly cardID: number;
    readonly lineupOrder: number | null;
  }[];
}

/** What a client knows of its user: what the next request may be about. */
export interface PlayerState {
  readonly player: Player;
  /** The user's teams: the one of the starter set first. */
  readonly teamIDs: string[];
  /** A lineup of the user's cards. */
  readonly lineup: Readonly<Record<string, { cardID: number; lineupOrder: number | null }>>;
  readonly cardIDs: readonly number[];
  /** Games under way, with the number of the last event that was seen. */
  readonly games: Map<string, { eventNumber: number; mustChoose: boolean }>;
  readonly contests: { readonly id: string; readonly opponentID: string }[];
  /** The series of each opening: extra copies are of these. */
  readonly openedSeries: number[];
  /** Swaps that the Swap Box offered when it was looked into last. */
  readonly swaps: SwapRequest[];
}

/** The body of a swap. */
export interface SwapRequest {
  readonly seriesID: number;
  readonly wanted: number;
  readonly given: readonly number[];
}

/** The money that a new user gets for the history. */
const FUNDS = 300_000;

/** Registers users with money, and takes down what they begin with. */
export async function enterPlayers(
  client: LoggingClient,
  market: Market,
  count: number,
): Promise<PlayerState[]> {
  await renewAdmin(client, market);
  client.takeLog();
  const players: PlayerState[] = [];
  while (players.length < count) players.push(await enterPlayer(client, market));
  return players;
}

async function enterPlayer(client: LoggingClient, market: Market): Promise<PlayerState> {
  const player = await registerPlayer(client);
  const { userID, token } = player;
  const ask = <T>(request: TrustRequest) => client.expectOk<T>({ token, userID, ...request });
  await ask({
    call: 'POST /wallet/award',
    body: { userID, amount: FUNDS, reason: 'for the history' },
    token: market.admin.token,
    key: `${player.username}-funds`,
  });
  await ask({ call: 'GET /series' });
  const [team] = await ask<Team[]>({ call: 'GET /teams/user' });
  const { cards } = await ask<{ cards: { cardID: number }[] }>({ call: 'GET /card/user' });
  if (team === undefined) throw new Error('a new user has no team');
  return {
    player,
    teamIDs: [team.userTeamID],
    lineup: Object.fromEntries(
      team.UserTeamLineups.map(({ position, cardID, lineupOrder }) => [
        position,
        { cardID, lineupOrder },
      ]),
    ),
    cardIDs: cards.map(({ cardID }) => cardID),
    games: new Map(),
    contests: [],
    openedSeries: [],
    swaps: [],
  };
}

/** Takes down what a user has at the end: the ratings by which copies were sold. */
export async function readHoldings(client: LoggingClient, { player }: PlayerState): Promise<void> {
  const { userID, token } = player;
  await client.send({ call: 'GET /card/user', userID, token });
  await client.send({ call: 'GET /wallet/get', userID, token });
}
