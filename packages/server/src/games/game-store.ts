import type { Role } from '@pennant/contract/game-lineup';
import type { GameSource } from '@pennant/rules/games/setup';
import type { GameState } from '@pennant/rules/games/state';
import { toLikePattern } from '../platform/like-pattern.ts';
import type { Queries, Transaction } from '../platform/database/database.ts';

export interface GameKey {
  readonly userID: string;
  readonly gameID: string;
}

/** The cache key of a user's game. It holds the user's id, so no user finds another user's game. */
export const gameCacheKey = ({ userID, gameID }: GameKey): string => `${userID} ${gameID}`;

/**
 * A row of `game` without its setup: the state after the last turn, and what every response shows.
 */
export interface StoredGame {
  readonly gameID: string;
  readonly createdAt: Date;
  readonly role: Role;
  readonly home: Participant;
  readonly visitors: Participant;
  readonly version: number;
  readonly state: GameState;
  readonly isFinal: boolean;
  readonly isAbandoned: boolean;
  readonly resultDescription: string | null;
  readonly commitment: Buffer;
  readonly clientSeed: Buffer;
  readonly serverChoseClientSeed: boolean;
  /** The secret seed; null until the game is over. */
  readonly revealedSeed: Buffer | null;
  readonly earnedMoney: number | null;
  readonly earnedExperience: number | null;
  /** The contest series that the game belongs to; null outside campaigns. */
  readonly userCampaignContestID: string | null;
}

export interface Participant {
  readonly teamID: string;
  readonly name: string;
  /** Null for a computer team. */
  readonly userID: string | null;
}

interface GameRow {
  readonly game_id: string;
  readonly created_at: Date;
  readonly role: Role;
  readonly home_team_id: string;
  readonly home_name: string;
  readonly home_user_id: string | null;
  readonly visiting_team_id: string;
  readonly visiting_name: string;
  readonly visiting_user_id: string | null;
  readonly version: number;
  readonly state: GameState;
  readonly is_final: boolean;
  readonly is_abandoned: boolean;
  readonly result_description: string | null;
  readonly commitment: Buffer;
  readonly client_seed: Buffer;
  readonly server_chose_client_seed: boolean;
  readonly seed: Buffer | null;
  readonly earned_money: number | null;
  readonly earned_experience: number | null;
  readonly user_campaign_contest_id: string | null;
}

/** All columns but the setup, which is large and never changes. */
const GAME_COLUMNS = `game_id, created_at, role, home_team_id, home_name, home_user_id,
  visiting_team_id, visiting_name, visiting_user_id, version, state, is_final, is_abandoned,
  result_description, commitment, client_seed, server_chose_client_seed, seed, earned_money, earned_experience,
  user_campaign_contest_id`;

const toStoredGame = (row: GameRow): StoredGame => ({
  gameID: row.game_id,
  createdAt: row.created_at,
  role: row.role,
  home: { teamID: row.home_team_id, name: row.home_name, userID: row.home_user_id },
  visitors: {
    teamID: row.visiting_team_id,
    name: row.visiting_name,
    userID: row.visiting_user_id,
  },
  version: row.version,
  state: row.state,
  isFinal: row.is_final,
  isAbandoned: row.is_abandoned,
  resultDescription: row.result_description,
  commitment: row.commitment,
  clientSeed: row.client_seed,
  serverChoseClientSeed: row.server_chose_client_seed,
  revealedSeed: row.seed,
  earnedMoney: row.earned_money,
  earnedExperience: row.earned_experience,
  userCampaignContestID: row.user_campaign_contest_id,
});

/** Returns one game of this user; null where the user has no such game. */
export async function readGame(
  queries: Queries,
  { userID, gameID }: GameKey,
): Promise<StoredGame | null> {
  const [row] = await queries.query<GameRow>(
    {
      name: 'read_game',
      text: `select ${GAME_COLUMNS} from game where user_id = $1 and game_id = $2`,
    },
    [userID, gameID],
  );
  return row === undefined ? null : toStoredGame(row);
}

/** Returns the page of a user's games after the id `after`, newest first. */
export async function listGames(
  queries: Queries,
  page: {
    readonly userID: string;
    readonly after: string | undefined;
    readonly limit: number;
    readonly hideCompleted: boolean;
    /** A part of either team's name; omitted or empty, all games are listed. */
    readonly find?: string | undefined;
  },
): Promise<StoredGame[]> {
  const rows = await queries.query<GameRow>(
    `select ${GAME_COLUMNS} from game
     where user_id = $1 and ($2::uuid is null or game_id < $2) and not (is_final and $3)
       and ($5::text is null or home_name ilike $5 or visiting_name ilike $5)
     order by game_id desc limit $4`,
    [page.userID, page.after ?? null, page.hideCompleted, page.limit, toLikePattern(page.find)],
  );
  return rows.map(toStoredGame);
}

export interface GameToInsert extends GameKey {
  readonly userCampaignContestID: string | null;
  readonly role: Role;
  readonly home: Participant;
  readonly visitors: Participant;
  readonly source: GameSource;
  readonly state: GameState;
  readonly clientSeed: Buffer;
  readonly serverChoseClientSeed: boolean;
  readonly commitment: Buffer;
}

export async function insertGame(tx: Transaction, game: GameToInsert, now: Date): Promise<void> {
  await tx.query(
    `insert into game (user_id, game_id, created_at, role, home_team_id, home_name, home_user_id,
       visiting_team_id, visiting_name, visiting_user_id, setup, client_seed, server_chose_client_seed,
       commitment, state, user_campaign_contest_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
    [
      game.userID,
      game.gameID,
      now,
      game.role,
      game.home.teamID,
      game.home.name,
      game.home.userID,
      game.visitors.teamID,
      game.visitors.name,
      game.visitors.userID,
      JSON.stringify(game.source),
      game.clientSeed,
      game.serverChoseClientSeed,
      game.commitment,
      JSON.stringify(game.state),
      game.userCampaignContestID,
    ],
  );
}

/** Returns the games of a contest series, in the order in which they were started. */
export async function listContestGames(
  queries: Queries,
  series: { readonly userID: string; readonly userCampaignContestID: string },
): Promise<StoredGame[]> {
  const rows = await queries.query<GameRow>(
    `select ${GAME_COLUMNS} from game where user_id = $1 and user_campaign_contest_id = $2 order by game_id`,
    [series.userID, series.userCampaignContestID],
  );
  return rows.map(toStoredGame);
}
