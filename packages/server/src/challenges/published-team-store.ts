import type { PublishedTeamProblem } from '@pennant/rules/challenges/challenge-limits';
import type { StandingOrders } from '@pennant/rules/games/standing-orders';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement, statements, type StatementRow } from '../platform/database/statement.ts';
import { toPrefixPattern } from '../platform/like-pattern.ts';

/** A published team with its orders. */
export type PublishedTeamRow = StatementRow<'challenges.find_published'>;

const FIND_PUBLISHED = statement(
  'challenges.find_published',
  `select user_id, team_id, hook, steals, closer, published_at, username, team_name, team_score,
     problem
   from published_team where user_id = $1`,
);

/** Returns the team that a user has published; undefined without one. */
export async function findPublishedTeam(
  queries: Queries,
  userID: string,
): Promise<PublishedTeamRow | undefined> {
  const [row] = await queries.query(FIND_PUBLISHED, [userID]);
  return row;
}

const PUBLISH = statement(
  'challenges.publish',
  `insert into published_team (user_id, team_id, hook, steals, closer, published_at, username,
     team_name, team_score, rating, lot)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, random())
   on conflict (user_id) do update set team_id = excluded.team_id, hook = excluded.hook,
     steals = excluded.steals, closer = excluded.closer, published_at = excluded.published_at,
     username = excluded.username, team_name = excluded.team_name,
     team_score = excluded.team_score, rating = excluded.rating, problem = null`,
);

/** Publishes a user's team in the place of the one before. */
export async function savePublishedTeam(
  tx: Transaction,
  team: {
    readonly userID: string;
    readonly teamID: string;
    readonly orders: StandingOrders;
    readonly username: string;
    readonly name: string;
    readonly score: number;
    readonly rating: number;
    readonly now: Date;
  },
): Promise<void> {
  const { hook, steals, closer } = team.orders;
  await tx.query(PUBLISH, [
    team.userID,
    team.teamID,
    hook,
    steals,
    closer,
    team.now,
    team.username,
    team.name,
    team.score,
    team.rating,
  ]);
}

const WITHDRAW = statement('challenges.withdraw', 'delete from published_team where user_id = $1');

/** Withdraws a user's published team; does nothing without one. */
export async function removePublishedTeam(tx: Transaction, userID: string): Promise<void> {
  await tx.query(WITHDRAW, [userID]);
}

const RENAME_PUBLISHED = statement(
  'challenges.rename_published',
  `update published_team set team_name = $3, team_score = $4
   where user_id = $1 and team_id = $2`,
);

/** Keeps the name and the score by which a published team is found as the team has them. */
export async function updatePublishedTeam(
  tx: Transaction,
  team: {
    readonly userID: string;
    readonly teamID: string;
    readonly name: string;
    readonly score: number;
  },
): Promise<void> {
  await tx.query(RENAME_PUBLISHED, [team.userID, team.teamID, team.name, team.score]);
}

const RENAME_PUBLISHER = statement(
  'challenges.rename_publisher',
  'update published_team set username = $2 where user_id = $1',
);

/** Keeps the username by which a published team is found as the account has it. */
export async function updatePublisher(
  tx: Transaction,
  { userID, username }: { readonly userID: string; readonly username: string },
): Promise<void> {
  await tx.query(RENAME_PUBLISHER, [userID, username]);
}

const RENAME_TEAM_OF_PUBLISHER = statement(
  'challenges.rename_published_team',
  `update published_team set team_name = $4
   where user_id = $1 and team_id = $2 and team_name = $3`,
);

/** Gives a published team another name if it has this one. */
export async function updatePublishedName(
  tx: Transaction,
  team: {
    readonly userID: string;
    readonly teamID: string;
    readonly from: string;
    readonly to: string;
  },
): Promise<void> {
  await tx.query(RENAME_TEAM_OF_PUBLISHER, [team.userID, team.teamID, team.from, team.to]);
}

const MARK_PROBLEM = statement(
  'challenges.mark_problem',
  'update published_team set problem = $3 where user_id = $1 and team_id = $2 and published_at = $4',
  { types: { $3: 'published_team.problem' } },
);

/** Marks a published team as one that can't be challenged, unless it was published again since. */
export async function markProblem(
  queries: Queries,
  team: PublishedTeamRow,
  problem: PublishedTeamProblem,
): Promise<void> {
  await queries.query(MARK_PROBLEM, [team.user_id, team.team_id, problem, team.published_at]);
}

const FOUND = `p.user_id, p.username, p.team_name, p.team_score, r.rating, r.deviation,
  r.volatility, r.day, r.attacks, r.defences, r.month`;
const JOINED = 'published_team p left join user_rating r on r.user_id = p.user_id';
const OF_NEWCOMER = {
  nullable: ['rating', 'deviation', 'volatility', 'day', 'attacks', 'defences', 'month'],
};

/** A published team with its user's rating, which is null before the first rated game. */
export type FoundPlayerRow = StatementRow<'challenges.find_near'>;

const FIND_NEAR = statements(
  'challenges.find_near',
  {
    above: `select ${FOUND} from ${JOINED}
      where p.problem is null and p.user_id <> $1 and (p.rating, p.lot) >= ($2, $3)
      order by p.rating, p.lot limit $4`,
    below: `select ${FOUND} from ${JOINED}
      where p.problem is null and p.user_id <> $1 and (p.rating, p.lot) < ($2, $3)
      order by p.rating desc, p.lot desc limit $4`,
  },
  OF_NEWCOMER,
);

/** Returns the players next to a rating on both sides; among equals, next to a lot. */
export async function findPlayersNear(
  queries: Queries,
  {
    userID,
    rating,
    lot,
    limit,
  }: {
    readonly userID: string;
    readonly rating: number;
    readonly lot: number;
    readonly limit: number;
  },
): Promise<FoundPlayerRow[]> {
  const values: [string, number, number, number] = [userID, rating, lot, limit];
  const [above, below] = await Promise.all([
    queries.query(FIND_NEAR['above'], values),
    queries.query(FIND_NEAR['below'], values),
  ]);
  return [...above, ...below];
}

const searchBy = (name: 'username' | 'team_name') =>
  // In the order of the index, which holds the names in small letters by their bytes.
  `select ${FOUND} from ${JOINED}
   where p.problem is null and p.user_id <> $1 and lower(p.${name}) collate "C" like lower($2)
   order by lower(p.${name}) collate "C" limit $3`;
const SEARCH = statements(
  'challenges.search',
  { username: searchBy('username'), team: searchBy('team_name') },
  OF_NEWCOMER,
);

/**
 * Returns players whose user name begins with a text, and after them those whose published team's
 * name does.
 */
export async function searchPlayers(
  queries: Queries,
  {
    userID,
    find,
    limit,
  }: { readonly userID: string; readonly find: string; readonly limit: number },
): Promise<FoundPlayerRow[]> {
  const values: [string, string, number] = [userID, toPrefixPattern(find), limit];
  const found = await Promise.all([
    queries.query(SEARCH['username'], values),
    queries.query(SEARCH['team'], values),
  ]);
  const byUser = new Map(found.flat().map((row) => [row.user_id, row]));
  return [...byUser.values()].slice(0, limit);
}

const LIST_PUBLISHERS = statement(
  'challenges.list_publishers',
  'select user_id from published_team where user_id = any($1::uuid[]) and problem is null',
);

/** Returns which of these users have a team that can be challenged. */
export async function findPublishers(
  queries: Queries,
  userIDs: readonly string[],
): Promise<ReadonlySet<string>> {
  if (userIDs.length === 0) return new Set();
  const rows = await queries.query(LIST_PUBLISHERS, [userIDs]);
  return new Set(rows.map(({ user_id }) => user_id));
}
