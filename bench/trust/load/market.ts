import type { Random } from './random.ts';
import type { LoggingClient } from './logging-client.ts';
import { signInAsAdmin, type Player } from './register-players.ts';

interface Series {
  readonly seriesID: number;
  readonly seriesKey: string;
  readonly cost: number;
  readonly kind: string;
  readonly year: number | null;
}

/** What all histories of a program share: an admin, a few series, opponents, contests. */
export interface Market {
  admin: Player;
  readonly adminPassword: string;
  /** When the admin signed in, in ms of `performance.now()`. */
  signedInAt: number;
  /** Series to buy packs of: a small one, a large one, and one with a purchase limit. */
  readonly seriesIDs: readonly number[];
  readonly opponentIDs: readonly string[];
  readonly contestIDs: readonly number[];
}

const PURCHASE_LIMIT = 20;
/** An access token is good for a quarter of an hour. */
const SIGN_IN_AGAIN_AFTER_MS = 4 * 60_000;

/** Reads what histories need; makes the series with a purchase limit unless it is there. */
export async function openMarket(client: LoggingClient, adminPassword: string): Promise<Market> {
  const admin = await signInAsAdmin(client, adminPassword);
  const { token } = admin;
  const all = await client.expectOk<Series[]>({ call: 'GET /series' });
  const base = all.filter(({ kind }) => kind === 'base');
  const first = base.find(({ year }) => year === 1871);
  const last = base.find(({ year }) => year === 1998);
  if (first === undefined || last === undefined) throw new Error('the cards are not all made');
  const limited =
    all.find(({ seriesKey }) => seriesKey === 'trust-limited') ??
    (await makeLimitedSeries(client, token, first.seriesID));
  const teams = await client.expectOk<{ userTeamID: string }[]>({
    call: 'GET /teams/comp-team?lineups=none',
    token,
  });
  const campaigns = await client.expectOk<{ CampaignContests: { campaignContestID: number }[] }[]>({
    call: 'GET /campaign',
  });
  return {
    admin,
    adminPassword,
    signedInAt: performance.now(),
    seriesIDs: [first.seriesID, last.seriesID, limited.seriesID],
    opponentIDs: teams.slice(0, 8).map(({ userTeamID }) => userTeamID),
    contestIDs: campaigns
      .flatMap(({ CampaignContests }) => CampaignContests)
      .slice(0, 3)
      .map(({ campaignContestID }) => campaignContestID),
  };
}

/** Signs the admin in again where that is due: before a history begins. */
export async function renewAdmin(client: LoggingClient, market: Market): Promise<void> {
  if (performance.now() - market.signedInAt < SIGN_IN_AGAIN_AFTER_MS) return;
  market.admin = await signInAsAdmin(client, market.adminPassword);
  market.signedInAt = performance.now();
}

async function makeLimitedSeries(
  client: LoggingClient,
  token: string,
  fromSeriesID: number,
): Promise<{ readonly seriesID: number }> {
  const { cards } = await client.expectOk<{ cards: { cardID: number }[] }>({
    call: 'GET /series/{id}/cards',
    params: { id: String(fromSeriesID) },
  });
  const form = {
    seriesKey: 'trust-limited',
    name: 'Trust Limited',
    year: null,
    cost: 10_000,
    minRating: 0,
    teamsIncluded: null,
    purchaseLimit: PURCHASE_LIMIT,
    isActive: false,
    numberOfCards: 3,
    tierWeights: null,
  };
  const made = await client.expectOk<{ seriesID: number }>({
    call: 'POST /series',
    body: form,
    token,
  });
  const params = { id: String(made.seriesID) };
  const add = cards.slice(0, 30).map(({ cardID }) => cardID);
  await client.expectOk({ call: 'PUT /series/{id}/cards', params, body: { add }, token });
  await client.expectOk({
    call: 'PUT /series/{id}',
    params,
    body: { ...form, isActive: true },
    token,
  });
  return made;
}

/** Returns one of the series, the cheap and small one most often. */
export const oneSeries = (market: Market, random: Random): number =>
  random.oneOf([market.seriesIDs[0]!, market.seriesIDs[0]!, ...market.seriesIDs]);
