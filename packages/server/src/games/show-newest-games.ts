import type { GameResult, GameUnderWay } from '@pennant/contract/home';
import { battingSide, inningOf, outsInHalf } from '@pennant/rules/games/state';
import type { Queries } from '../platform/database/database.ts';
import { listNewestGames, type DayGameRow } from './day-store.ts';
import type { FindContests } from './show-games.ts';

/** A user's newest games. */
export interface NewestGames {
  readonly underWay: GameUnderWay[];
  /** The game that ended last comes first. */
  readonly results: GameResult[];
  /** The user's team in the newest game; null before the first. */
  readonly lastTeamID: string | null;
}

/**
 * How many final games more than shown are read: games end in another order than they began in.
 */
const SPARE_RESULTS = 5;

/** Returns a user's newest games under way and final ones, each kind at most as many as asked. */
export async function showNewestGames(
  { db, findContests }: { readonly db: Queries; readonly findContests: FindContests },
  request: { readonly userID: string; readonly underWay: number; readonly results: number },
): Promise<NewestGames> {
  const { userID } = request;
  const [underWay, final] = await Promise.all([
    listNewestGames(db, { userID, kind: 'underWay', limit: request.underWay }),
    listNewestGames(db, { userID, kind: 'final', limit: request.results + SPARE_RESULTS }),
  ]);
  const results = final
    .toSorted((a, b) => (b.finished_at?.getTime() ?? 0) - (a.finished_at?.getTime() ?? 0))
    .slice(0, request.results);
  const contests = await findContests(db, {
    userID,
    userCampaignContestIDs: [...underWay, ...results].flatMap(
      ({ user_campaign_contest_id: id }) => id ?? [],
    ),
  });
  const campaignOf = (row: DayGameRow) =>
    contests.get(row.user_campaign_contest_id ?? '')?.campaign ?? null;
  const newest = [...underWay, ...results].toSorted((a, b) => (a.game_id < b.game_id ? 1 : -1))[0];
  return {
    underWay: underWay.map((row) => toGameUnderWay(row, campaignOf(row))),
    results: results.map((row) => toGameResult(row, campaignOf(row))),
    lastTeamID: newest === undefined ? null : ownTeamOf(newest),
  };
}

const ownTeamOf = (row: DayGameRow): string =>
  row.role === 'home' ? row.home_team_id : row.visiting_team_id;

const toCommonFields = (row: DayGameRow, campaign: string | null) => ({
  gameID: row.game_id,
  created: row.created_at.toISOString(),
  visitors: { name: row.visiting_name, runs: row.visiting_runs, isUsers: row.role === 'away' },
  home: { name: row.home_name, runs: row.home_runs, isUsers: row.role === 'home' },
  campaign,
});

function toGameUnderWay(row: DayGameRow, campaign: string | null): GameUnderWay {
  const state = { ipOuts: row.ip_outs };
  return {
    ...toCommonFields(row, campaign),
    eventNumber: row.event_number,
    inning: inningOf(state),
    half: battingSide(state) === 'visitors' ? 'top' : 'bottom',
    outs: outsInHalf(state),
    isWaiting: row.is_waiting,
  };
}

function toGameResult(row: DayGameRow, campaign: string | null): GameResult {
  const [own, other] =
    row.role === 'home' ? [row.home_runs, row.visiting_runs] : [row.visiting_runs, row.home_runs];
  return {
    ...toCommonFields(row, campaign),
    isAbandoned: row.is_abandoned,
    won: !row.is_abandoned && own > other,
    money: row.earned_money ?? 0,
  };
}
