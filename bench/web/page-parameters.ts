import { monthCode, quarterCode } from '@pennant/rules/leaderboard/month-and-quarter';
import type { PageParameters } from './all-pages.ts';

/** Makes a call of the API and returns its response. */
export type Request = <T>(call: string, body?: object) => Promise<T>;

/** A token or an id that nobody has: the page says so. */
const NOBODYS = '00000000-0000-4000-8000-000000000000';

/**
 * Returns what stands for the parameters of pages' addresses: what the player has, a finished game
 * and an invitation that are made for it, and the first campaign, series and cup that there are.
 */
export async function findPageParameters(
  request: Request,
  { username, gameID, newGame }: { username: string; gameID: string; newGame: object },
): Promise<PageParameters> {
  const { cards } = await request<{ cards: { cardID: number }[] }>('GET /card/user?limit=1');
  const [campaign] =
    await request<{ campaignID: number; CampaignContests: { campaignContestID: number }[] }[]>(
      'GET /campaign',
    );
  const campaignContestID = campaign?.CampaignContests[0]?.campaignContestID;
  const { userCampaignContestID } = await request<{ userCampaignContestID: string }>(
    'POST /userCampaignContest/create',
    { campaignContestID },
  );
  const [series] = await request<{ seriesID: number }[]>('GET /series');
  const [cup] = await request<{ cupID: string }[]>('GET /cups');
  const [team] = await request<{ userTeamID: string }[]>('GET /teams/user');
  const finished = await request<{ gameID: string }>('POST /games', newGame);
  await request(`POST /games/${finished.gameID}/play`, { until: 'final', eventNumber: 0 });
  const invitation = await request<{ token: string }>('POST /live/invitations', {
    userTeamID: team?.userTeamID,
    isRated: false,
  });
  const now = new Date();
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth() + 1];
  return {
    username,
    gameID,
    campaignContestID: String(campaignContestID),
    campaignID: String(campaign?.campaignID),
    cardID: String(cards[0]?.cardID),
    cupID: cup?.cupID ?? NOBODYS,
    day: now.toISOString().slice(0, 10),
    monthYear: monthCode({ year, month }),
    seriesID: String(series?.seriesID),
    userCampaignContestID,
    yearQuarter: quarterCode({ year, quarter: Math.ceil(month / 3) }),
    '/game/:gameID/summary gameID': finished.gameID,
    '/live/:gameID gameID': NOBODYS,
    '/challenge/:token token': NOBODYS,
    '/live/join/:token token': invitation.token,
    '/team/edit team': team?.userTeamID ?? NOBODYS,
  };
}
