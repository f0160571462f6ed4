import type { ContestResult } from '@pennant/rules/campaigns/contest-result';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement, type StatementRow } from '../platform/database/statement.ts';

/** A row of `user_campaign_contest`: a user's series of games in a contest. */
export type ContestSeriesRow = StatementRow<'campaigns.find_series'>;

export interface ContestSeriesKey {
  readonly userID: string;
  readonly userCampaignContestID: string;
}

const FIND_SERIES = statement(
  'campaigns.find_series',
  `select user_campaign_contest_id, campaign_contest_id, team_id, num_of_games, games, wins, losses,
     result, is_resigned, result_description, created_at, decided_at
   from user_campaign_contest where user_id = $1 and user_campaign_contest_id = $2`,
);

/** Returns a contest series of the user; undefined if there is none with that id. */
export const findUserSeries = async (
  queries: Queries,
  { userID, userCampaignContestID }: ContestSeriesKey,
): Promise<ContestSeriesRow | undefined> => {
  const [row] = await queries.query(FIND_SERIES, [userID, userCampaignContestID]);
  return row;
};

const LOCK_SERIES = statement('campaigns.lock_series', `${FIND_SERIES.text} for update`);

/** Returns the same, locked until the transaction ends. */
export const lockUserSeries = async (
  tx: Transaction,
  { userID, userCampaignContestID }: ContestSeriesKey,
): Promise<ContestSeriesRow | undefined> => {
  const [row] = await tx.query(LOCK_SERIES, [userID, userCampaignContestID]);
  return row;
};

const INSERT_SERIES = statement(
  'campaigns.insert_series',
  `insert into user_campaign_contest (user_id, user_campaign_contest_id, campaign_contest_id,
     team_id, num_of_games, created_at)
   values ($1, $2, $3, $4, $5, $6)
   on conflict (user_id, campaign_contest_id) where result is null do nothing`,
);
const FIND_UNDECIDED_SERIES = statement(
  'campaigns.find_undecided_series',
  `select user_campaign_contest_id from user_campaign_contest
   where user_id = $1 and campaign_contest_id = $2 and result is null`,
);

/** Starts a series unless one of this contest is undecided; returns the undecided one's id. */
export async function findOrInsertSeries(
  tx: Transaction,
  series: {
    readonly userID: string;
    readonly userCampaignContestID: string;
    readonly campaignContestID: number;
    readonly teamID: string;
    readonly numOfGames: number;
  },
  now: Date,
): Promise<string> {
  await tx.query(INSERT_SERIES, [
    series.userID,
    series.userCampaignContestID,
    series.campaignContestID,
    series.teamID,
    series.numOfGames,
    now,
  ]);
  const [row] = await tx.query(FIND_UNDECIDED_SERIES, [series.userID, series.campaignContestID]);
  // The undecided series may have been decided between the two statements: then start over.
  return row?.user_campaign_contest_id ?? findOrInsertSeries(tx, series, now);
}

const INCREMENT_GAME_COUNT = statement(
  'campaigns.increment_game_count',
  `update user_campaign_contest set games = games + 1
   where user_id = $1 and user_campaign_contest_id = $2`,
);

/** Increments the number of games of a series. */
export const incrementGameCount = (
  tx: Transaction,
  { userID, userCampaignContestID }: ContestSeriesKey,
) => tx.query(INCREMENT_GAME_COUNT, [userID, userCampaignContestID]);

const FIND_GAME_IN_PROGRESS = statement(
  'campaigns.find_game_in_progress',
  `select game_id from game
   where user_id = $1 and user_campaign_contest_id = $2 and not is_final`,
);

/** Returns the id of the series' game in progress, if there is one. */
export const findGameInProgress = async (
  queries: Queries,
  { userID, userCampaignContestID }: ContestSeriesKey,
): Promise<string | undefined> => {
  const [row] = await queries.query(FIND_GAME_IN_PROGRESS, [userID, userCampaignContestID]);
  return row?.game_id;
};

const UPDATE_STANDING = statement(
  'campaigns.update_standing',
  `update user_campaign_contest set wins = $3, losses = $4, result = $5, result_description = $6,
     is_resigned = $7,
     decided_at = case when $5::text is null then null else coalesce(decided_at, $8) end
   where user_id = $1 and user_campaign_contest_id = $2`,
  { nullable: ['$5', '$6'], types: { $5: 'user_campaign_contest.result' } },
);

/** Updates the standing of a series after a game, or after its player has resigned. */
export const updateStanding = (
  tx: Transaction,
  { userID, userCampaignContestID }: ContestSeriesKey,
  standing: {
    readonly wins: number;
    readonly losses: number;
    readonly result: ContestResult | null;
    readonly resultDescription: string | null;
    readonly isResigned: boolean;
  },
  now: Date,
) =>
  tx.query(UPDATE_STANDING, [
    userID,
    userCampaignContestID,
    standing.wins,
    standing.losses,
    standing.result,
    standing.resultDescription,
    standing.isResigned,
    now,
  ]);

const READ_STANDINGS = statement(
  'campaigns.read_standings',
  `select distinct on (campaign_contest_id) user_campaign_contest_id, campaign_contest_id,
     series.team_id, series.num_of_games, games, wins, losses, series.result, is_resigned,
     result_description, series.created_at,
     exists (select from user_campaign_contest won where won.user_id = $1
       and won.campaign_contest_id = series.campaign_contest_id and won.result = 'win') as is_won
   from user_campaign_contest series join campaign_contest contest using (campaign_contest_id)
   where user_id = $1 and contest.campaign_id = $2
   order by campaign_contest_id, user_campaign_contest_id desc`,
  { notNull: ['is_won'] },
);

/** Returns a user's newest series in each contest of a campaign, and whether they ever won it. */
export const readStandings = (queries: Queries, userID: string, campaignID: number) =>
  queries.query(READ_STANDINGS, [userID, campaignID]);

const READ_FIRST_WINS = statement(
  'campaigns.read_first_wins',
  `select campaign_contest_id, min(series.decided_at) as first_won_at
   from user_campaign_contest series join campaign_contest contest using (campaign_contest_id)
   where user_id = $1 and contest.campaign_id = $2 and series.result = 'win'
   group by campaign_contest_id`,
  { notNull: ['first_won_at'] },
);

/** Returns when a user first won each contest of a campaign, by contest id; those won only. */
export async function readFirstWins(
  queries: Queries,
  { userID, campaignID }: { readonly userID: string; readonly campaignID: number },
): Promise<ReadonlyMap<number, Date>> {
  const rows = await queries.query(READ_FIRST_WINS, [userID, campaignID]);
  return new Map(rows.map((row) => [row.campaign_contest_id, row.first_won_at]));
}

const READ_SERIES_CAMPAIGNS = statement(
  'campaigns.read_series_campaigns',
  `select series.user_campaign_contest_id as id, campaign.name as campaign, series.result
   from user_campaign_contest series
     join campaign_contest using (campaign_contest_id) join campaign using (campaign_id)
   where series.user_id = $1 and series.user_campaign_contest_id = any($2::uuid[])`,
);

/** Returns the campaign's name and the result of each of a user's series. */
export const readSeriesCampaigns = (
  queries: Queries,
  userID: string,
  userCampaignContestIDs: readonly string[],
) => queries.query(READ_SERIES_CAMPAIGNS, [userID, userCampaignContestIDs]);

const FIND_NEXT_CONTEST = statement(
  'campaigns.find_next_contest',
  `select contest.campaign_contest_id, contest.name, contest.team_id,
     coalesce(series.num_of_games, contest.num_of_games) as num_of_games, campaign.name as campaign,
     series.user_campaign_contest_id, series.wins, series.losses
   from campaign_contest contest join campaign using (campaign_id)
     left join user_campaign_contest series on series.user_id = $1 and series.result is null
       and series.campaign_contest_id = contest.campaign_contest_id
   where series.user_id is not null or not exists (
     select from user_campaign_contest won where won.user_id = $1
       and won.campaign_contest_id = contest.campaign_contest_id and won.result = 'win')
   order by series.user_campaign_contest_id desc nulls last,
     contest.campaign_id = (
       select last.campaign_id from user_campaign_contest own
         join campaign_contest last using (campaign_contest_id)
       where own.user_id = $1 order by own.user_campaign_contest_id desc limit 1) desc nulls last,
     campaign.history_key nulls last, contest.campaign_id, contest.place,
     contest.campaign_contest_id
   limit 1`,
  {
    notNull: ['num_of_games'],
    nullable: ['user_campaign_contest_id', 'wins', 'losses'],
  },
);

/**
 * Returns the contest that is next for a user: that of the newest open series, else the first that
 * is not won, of the campaign played last before the others. Undefined if all are won.
 */
export const findNextContestOf = async (queries: Queries, userID: string) => {
  const [row] = await queries.query(FIND_NEXT_CONTEST, [userID]);
  return row;
};

const HAS_SERIES = statement(
  'campaigns.has_series',
  'select exists (select from user_campaign_contest where user_id = $1) as has_series',
  { notNull: ['has_series'] },
);

/** Returns whether a user has begun any contest. */
export const hasSeries = async (queries: Queries, userID: string): Promise<boolean> => {
  const [row] = await queries.query(HAS_SERIES, [userID]);
  return row?.has_series ?? false;
};

const LIST_SERIES = statement(
  'campaigns.list_series',
  `select user_campaign_contest_id, campaign_contest_id, series.team_id, series.num_of_games, games,
     wins, losses, series.result, is_resigned, result_description, series.created_at, decided_at,
     campaign.name as campaign, contest.name as contest
   from user_campaign_contest series join campaign_contest contest using (campaign_contest_id)
     join campaign using (campaign_id)
   where series.user_id = $1 order by user_campaign_contest_id desc limit $2`,
);

/** Returns a user's series of all contests, newest first. */
export const listUserSeries = (
  queries: Queries,
  { userID, limit }: { readonly userID: string; readonly limit: number },
) => queries.query(LIST_SERIES, [userID, limit]);
