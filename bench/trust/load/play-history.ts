import type { LoggedRequest } from '../checker/request-log.ts';
import { chooseRequest } from './choose-request.ts';
import { learnFromResponse } from './learn-from-response.ts';
import type { LoggingClient, TrustRequest } from './logging-client.ts';
import type { Market } from './market.ts';
import { enterPlayers, readHoldings, type PlayerState } from './player-state.ts';
import type { Random } from './random.ts';

/** Clients at once, each with one request at a time. */
const CLIENTS = 16;
/** Users that share them: several clients act for the same user. */
const USERS = 3;

/** What the clients of a finished history logged. */
export interface PlayedHistory {
  readonly log: readonly LoggedRequest[];
}

/** Plays a random history with new users: so many requests by 16 clients at once. */
export async function playHistory(
  client: LoggingClient,
  market: Market,
  { random, operations }: { readonly random: Random; readonly operations: number },
): Promise<PlayedHistory> {
  const players = await enterPlayers(client, market, USERS);
  let left = operations;
  const act = async () => {
    while (left > 0) {
      left -= 1;
      const state = random.oneOf(players);
      const { request, takesKey } = chooseRequest(market, state, random);
      const key =
        takesKey && random.below(4) > 0 ? `${players[0]!.player.username}-${left}` : undefined;
      const copies = key === undefined ? 1 : random.oneOf([1, 1, 2, 3]);
      await sendCopies(
        client,
        state,
        { ...request, ...(key === undefined ? {} : { key }) },
        copies,
      );
      if (request.call === 'POST /userCampaignContest/create')
        await readContest(client, state, request);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, act));
  for (const state of players) await readHoldings(client, state);
  return { log: client.takeLog() };
}

/** Sends a request, or copies of it at once. Returns the responses. */
export async function sendCopies(
  client: LoggingClient,
  state: PlayerState,
  request: TrustRequest,
  copies: number,
): Promise<LoggedRequest[]> {
  const sent = await Promise.all(Array.from({ length: copies }, () => client.send(request)));
  learnFromResponse(state, sent[0]!);
  return sent;
}

/** Learns the opponent of a contest that has been started. */
async function readContest(
  client: LoggingClient,
  state: PlayerState,
  { body }: TrustRequest,
): Promise<void> {
  const { campaignContestID } = body as { campaignContestID: number };
  const { userID, token } = state.player;
  const { response: contest } = await client.send({
    call: 'GET /campaignContest/{id}',
    params: { id: String(campaignContestID) },
  });
  const { status, response } = await client.send({
    call: 'POST /userCampaignContest/create',
    body,
    userID,
    token,
  });
  const opponentID = (contest as { userTeamID?: string }).userTeamID;
  if (status !== 200 || opponentID === undefined) return;
  const { userCampaignContestID: id } = response as { userCampaignContestID: string };
  if (!state.contests.some((known) => known.id === id)) state.contests.push({ id, opponentID });
}
