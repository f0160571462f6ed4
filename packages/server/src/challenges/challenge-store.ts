import type { UnratedReason } from '@pennant/rules/challenges/challenge-limits';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement, type StatementRow } from '../platform/database/statement.ts';

interface GameKey {
  readonly userID: string;
  readonly gameID: string;
}

const ADD_CHALLENGE = statement(
  'challenges.add',
  `insert into challenge (user_id, game_id, created_at, defender_user_id, team_name,
     defender_team_name, unrated_reason, rating, deviation, defender_rating, defender_deviation)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
  { nullable: ['$7'], types: { $7: 'challenge.unrated_reason' } },
);

/** Inserts a challenge, in the transaction that starts its game. */
export async function insertChallenge(
  tx: Transaction,
  challenge: GameKey & {
    readonly defenderID: string;
    readonly teamName: string;
    readonly defenderTeamName: string;
    readonly unratedReason: UnratedReason | null;
    readonly own: { readonly rating: number; readonly deviation: number };
    readonly defender: { readonly rating: number; readonly deviation: number };
    readonly now: Date;
  },
): Promise<void> {
  await tx.query(ADD_CHALLENGE, [
    challenge.userID,
    challenge.gameID,
    challenge.now,
    challenge.defenderID,
    challenge.teamName,
    challenge.defenderTeamName,
    challenge.unratedReason,
    challenge.own.rating,
    challenge.own.deviation,
    challenge.defender.rating,
    challenge.defender.deviation,
  ]);
}

const COUNT_UNDER_WAY = statement(
  'challenges.count_under_way',
  `select count(*)::integer as games from challenge where user_id = $1 and ended_at is null`,
  { notNull: ['games'] },
);

/** Returns how many challenges of a user are under way. */
export async function countChallengesUnderWay(queries: Queries, userID: string): Promise<number> {
  const [row] = await queries.query(COUNT_UNDER_WAY, [userID]);
  return row?.games ?? 0;
}

/** A challenge, under way or over. */
export type ChallengeRow = StatementRow<'challenges.find'>;

const FIND_CHALLENGE = statement(
  'challenges.find',
  `select user_id, game_id, defender_user_id, unrated_reason, defender_rating, defender_deviation,
     rating_before, rating_after
   from challenge where user_id = $1 and game_id = $2`,
);

/** Returns the challenge that a game is; undefined for other games. */
export async function findChallenge(
  queries: Queries,
  { userID, gameID }: GameKey,
): Promise<ChallengeRow | undefined> {
  const [row] = await queries.query(FIND_CHALLENGE, [userID, gameID]);
  return row;
}

const END_CHALLENGE = statement(
  'challenges.end',
  `update challenge set ended_at = $3, day = $4, won = $5, runs = $6, defender_runs = $7,
     is_abandoned = $8, rating_before = $9, rating_after = $10, told_at = $11
   where user_id = $1 and game_id = $2`,
  { nullable: ['$9', '$10', '$11'] },
);

/** Enters the end of a challenge, in the transaction that ends its game. */
export async function endChallenge(
  tx: Transaction,
  challenge: GameKey & {
    readonly now: Date;
    readonly day: Date;
    readonly won: boolean;
    readonly runs: number;
    readonly opponentRuns: number;
    readonly isAbandoned: boolean;
    readonly rating: { readonly before: number; readonly after: number } | null;
    /** Whether the defender is to be told of it. */
    readonly isToTell: boolean;
  },
): Promise<void> {
  const { rating } = challenge;
  await tx.query(END_CHALLENGE, [
    challenge.userID,
    challenge.gameID,
    challenge.now,
    challenge.day,
    challenge.won,
    challenge.runs,
    challenge.opponentRuns,
    challenge.isAbandoned,
    rating?.before ?? null,
    rating?.after ?? null,
    challenge.isToTell ? null : challenge.now,
  ]);
}

const COUNT_RATED_OF_DAY = statement(
  'challenges.count_rated_of_day',
  `select count(*)::integer as games from challenge
   where user_id = $1 and day = $2 and rating_after is not null
     and ($3::uuid is null or game_id <> $3)`,
  { notNull: ['games'], nullable: ['$3'] },
);

/** Returns how many rated challenges a user has ended on a UTC day, but for one. */
export async function countRatedOfDay(
  queries: Queries,
  {
    userID,
    day,
    except = null,
  }: { readonly userID: string; readonly day: Date; readonly except?: string | null },
): Promise<number> {
  const [row] = await queries.query(COUNT_RATED_OF_DAY, [userID, day, except]);
  return row?.games ?? 0;
}

const LIST_RATED_OPPONENTS = statement(
  'challenges.list_rated_opponents',
  `select defender_user_id as opponent from challenge
   where user_id = $1 and created_at > $2 and unrated_reason is null
   union
   select challenger_user_id from defence where user_id = $1 and ended_at > $2 and is_rated`,
  { notNull: ['opponent'] },
);

/** Returns a user's opponents in rated games since a time, as far as the user was told of them. */
export async function findRatedOpponents(
  queries: Queries,
  { userID, since }: { readonly userID: string; readonly since: Date },
): Promise<ReadonlySet<string>> {
  const rows = await queries.query(LIST_RATED_OPPONENTS, [userID, since]);
  return new Set(rows.map(({ opponent }) => opponent));
}

/** A challenge that is over and of which its defender does not know. */
export type UntoldChallenge = StatementRow<'challenges.list_untold'>;

const LIST_UNTOLD = statement(
  'challenges.list_untold',
  `select user_id, game_id, defender_user_id, team_name, defender_team_name, unrated_reason,
     rating, deviation, ended_at, won, runs, defender_runs, is_abandoned
   from challenge where ended_at is not null and told_at is null
   order by ended_at limit $1`,
);

/** Returns the challenges of which the defenders do not know, the one that ended first on top. */
export const listUntoldChallenges = (queries: Queries, limit: number): Promise<UntoldChallenge[]> =>
  queries.query(LIST_UNTOLD, [limit]);

const MARK_TOLD = statement(
  'challenges.mark_told',
  'update challenge set told_at = $3 where user_id = $1 and game_id = $2 and told_at is null',
);

/** Marks a challenge as one of which its defender knows. */
export async function markTold(
  queries: Queries,
  { userID, gameID, now }: GameKey & { readonly now: Date },
): Promise<void> {
  await queries.query(MARK_TOLD, [userID, gameID, now]);
}

const LIST_CHALLENGES = statement(
  'challenges.list',
  `select game_id, created_at, defender_team_name, unrated_reason, ended_at, won, is_abandoned,
     rating_before, rating_after
   from challenge where user_id = $1 order by game_id desc limit $2`,
);

/** Returns a user's challenges, newest first. */
export const listChallenges = (
  queries: Queries,
  { userID, limit }: { readonly userID: string; readonly limit: number },
) => queries.query(LIST_CHALLENGES, [userID, limit]);

const FORGET_DEFENDER = statement(
  'challenges.forget_defender',
  `update challenge set defender_team_name = $2 where defender_user_id = $1
   returning user_id as "userID", game_id as "gameID"`,
);

/** Overwrites the name of a user's team in the challenges of others; returns their games. */
export const forgetDefender = (
  tx: Transaction,
  { userID, name }: { readonly userID: string; readonly name: string },
): Promise<GameKey[]> => tx.query(FORGET_DEFENDER, [userID, name]);

const RENAME_OWN_ATTACKS = statement(
  'challenges.rename_own_attacks',
  'update challenge set team_name = $3 where user_id = $1 and team_name = $2',
);
const RENAME_DEFENDING_TEAM = statement(
  'challenges.rename_defending_team',
  `update challenge set defender_team_name = $3
   where defender_user_id = $1 and defender_team_name = $2
   returning user_id as "userID", game_id as "gameID"`,
);

/**
 * Gives a user's team another name in the challenges that have this one, the user's and others';
 * returns the games of the others.
 */
export async function renameInChallenges(
  tx: Transaction,
  { userID, from, to }: { readonly userID: string; readonly from: string; readonly to: string },
): Promise<GameKey[]> {
  await tx.query(RENAME_OWN_ATTACKS, [userID, from, to]);
  return tx.query(RENAME_DEFENDING_TEAM, [userID, from, to]);
}
