import type { Role } from '@pennant/contract/game-lineup';
import { rulesVersionOf } from '@pennant/rules/games/rules-version';
import type { GameSource } from '@pennant/rules/games/setup';
import type { GameScore } from '@pennant/rules/games/analysis/scoreboard';
import type { GameState } from '@pennant/rules/games/state';
import { toLikePattern } from '../platform/like-pattern.ts';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement, type StatementRow } from '../platform/database/statement.ts';
import { startOfDay } from '../platform/start-of-day.ts';

export interface GameKey {
  readonly userID: string;
  readonly gameID: string;
}

/** The cache key of a user's game. It holds the user's id, so no user finds another user's game. */
export const gameCacheKey = ({ userID, gameID }: GameKey): string => `${userID} ${gameID}`;

/** A row of `game` without its setup: what every response shows. */
export interface ListedGame {
  readonly gameID: string;
  readonly createdAt: Date;
  readonly role: Role;
  readonly home: Participant;
  readonly visitors: Participant;
  /** The version of the rules that it is played by. */
  readonly rulesVersion: number;
  readonly version: number;
  /** After the last turn. The score alone once the game has a record. */
  readonly state: GameState | GameScore;
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
  /** The user's experience after the game; null while it is under way, or where it brought none. */
  readonly experienceAfter: number | null;
  /** The change of the rating of the user's team; null where the game was not rated. */
  readonly ratingChange: RatingChange | null;
  /**
   * Number of the game among the user's final games of its UTC day that bring experience, from 1;
   * null while it is under way, or where it counts for nothing.
   */
  readonly gameOfDay: number | null;
  /** The same among those that were played by click; null for all others. */
  readonly clickedGameOfDay: number | null;
  readonly finishedAt: Date | null;
  /** The UTC day of the last turn when the game was read, by its first moment. */
  readonly lastPlayedDay: Date;
  /** The UTC day of the letter that the game is about to end; null for none. */
  readonly idleLetterDay: Date | null;
  /** The contest series that the game belongs to; null outside campaigns. */
  readonly userCampaignContestID: string | null;
  /** Whether its user lets anyone see it once it is over, as far as all games are shown. */
  readonly isPublic: boolean;
  /** Whether its user lets others watch it while it is played. */
  readonly isWatchable: boolean;
}

/** The same with the whole state: see `read-game.ts`. */
export interface StoredGame extends ListedGame {
  readonly state: GameState;
}

/** The Elo of a team before and after a game. */
export interface RatingChange {
  readonly before: number;
  readonly after: number;
}

export interface Participant {
  readonly teamID: string;
  readonly name: string;
  /** Null for a computer team. */
  readonly userID: string | null;
}

/** All columns but the setup, which is large and never changes. */
const GAME_COLUMNS = `game_id, created_at, role, home_team_id, home_name, home_user_id,
  visiting_team_id, visiting_name, visiting_user_id, rules_version, version, state, is_final,
  is_abandoned, result_description, commitment, client_seed, server_chose_client_seed, seed,
  earned_money, earned_experience, experience_after, elo_before, elo_after, game_of_day,
  clicked_game_of_day, finished_at, user_campaign_contest_id, last_played_day, idle_letter_day,
  is_public, is_watchable`;

const toListedGame = (row: StatementRow<'games.find'>): ListedGame => ({
  gameID: row.game_id,
  createdAt: row.created_at,
  role: row.role,
  home: { teamID: row.home_team_id, name: row.home_name, userID: row.home_user_id },
  visitors: {
    teamID: row.visiting_team_id,
    name: row.visiting_name,
    userID: row.visiting_user_id,
  },
  rulesVersion: row.rules_version,
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
  experienceAfter: row.experience_after,
  ratingChange:
    row.elo_before === null || row.elo_after === null
      ? null
      : { before: row.elo_before, after: row.elo_after },
  gameOfDay: row.game_of_day,
  clickedGameOfDay: row.clicked_game_of_day,
  finishedAt: row.finished_at,
  lastPlayedDay: row.last_played_day,
  idleLetterDay: row.idle_letter_day,
  userCampaignContestID: row.user_campaign_contest_id,
  isPublic: row.is_public === true,
  isWatchable: row.is_watchable,
});

const FIND_GAME = statement(
  'games.find',
  `select ${GAME_COLUMNS} from game where user_id = $1 and game_id = $2`,
  { prepared: true },
);

/** Returns one game of this user; null where the user has no such game. */
export async function findGame(
  queries: Queries,
  { userID, gameID }: GameKey,
): Promise<ListedGame | null> {
  const [row] = await queries.query(FIND_GAME, [userID, gameID]);
  return row === undefined ? null : toListedGame(row);
}

const LIST_GAMES = statement(
  'games.list',
  `select ${GAME_COLUMNS} from game
   where user_id = $1 and ($2::uuid is null or game_id < $2) and not (is_final and $3)
     and ($5::text is null or home_name ilike $5 or visiting_name ilike $5)
   order by game_id desc limit $4`,
  { nullable: ['$2', '$5'] },
);

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
): Promise<ListedGame[]> {
  const rows = await queries.query(LIST_GAMES, [
    page.userID,
    page.after ?? null,
    page.hideCompleted,
    page.limit,
    toLikePattern(page.find),
  ]);
  return rows.map(toListedGame);
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
  readonly isWatchable: boolean;
}

const INSERT_GAME = statement(
  'games.insert',
  `insert into game (user_id, game_id, created_at, role, home_team_id, home_name, home_user_id,
     visiting_team_id, visiting_name, visiting_user_id, setup, client_seed,
     server_chose_client_seed, commitment, state, user_campaign_contest_id, rules_version,
     last_played_day, is_public, is_watchable)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, true,
     $19)`,
  { nullable: ['$7', '$10', '$16'], types: { $4: 'game.role' } },
);

/** Inserts a game, which is played by the rules of today and public once it is over. */
export async function insertGame(tx: Transaction, game: GameToInsert, now: Date): Promise<void> {
  await tx.query(INSERT_GAME, [
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
    rulesVersionOf(game.source),
    startOfDay(now),
    game.isWatchable,
  ]);
}

const LIST_CONTEST_GAMES = statement(
  'games.list_contest_games',
  `select ${GAME_COLUMNS} from game
   where user_id = $1 and user_campaign_contest_id = $2 order by game_id`,
);

/** Returns the games of a contest series, in the order in which they were started. */
export async function listContestGames(
  queries: Queries,
  series: { readonly userID: string; readonly userCampaignContestID: string },
): Promise<ListedGame[]> {
  const rows = await queries.query(LIST_CONTEST_GAMES, [
    series.userID,
    series.userCampaignContestID,
  ]);
  return rows.map(toListedGame);
}

const COUNT_CONTEST_RESULTS = statement(
  'games.count_contest_results',
  `select count(*) filter (where won) as wins, count(*) filter (where not won) as losses
   from (
     select not is_abandoned and (role = 'home')
       = ((state #>> '{home,runs}')::integer > (state #>> '{visitors,runs}')::integer) as won
     from game
     where user_id = $1 and user_campaign_contest_id = $2 and is_final
       and (finished_at, game_id) <= ($3, $4)
   ) final`,
  { notNull: ['wins', 'losses'] },
);

/** Returns the wins and losses of a contest series up to the end of one of its games, included. */
export async function countContestResults(
  queries: Queries,
  game: GameKey & { readonly userCampaignContestID: string; readonly finishedAt: Date },
): Promise<StatementRow<'games.count_contest_results'>> {
  const [row] = await queries.query(COUNT_CONTEST_RESULTS, [
    game.userID,
    game.userCampaignContestID,
    game.finishedAt,
    game.gameID,
  ]);
  return row ?? { wins: 0, losses: 0 };
}

const COUNT_GAMES = statement(
  'games.count',
  `select count(*) as games, count(*) filter (where is_final) as finished
   from game where user_id = $1`,
  { notNull: ['games', 'finished'] },
);

export async function readGameCounts(
  queries: Queries,
  userID: string,
): Promise<StatementRow<'games.count'>> {
  const [row] = await queries.query(COUNT_GAMES, [userID]);
  return row ?? { games: 0, finished: 0 };
}

const LIST_GAME_RESULTS = statement(
  'games.list_results',
  `select game_id, created_at, finished_at, role, home_name, visiting_name, is_final, is_abandoned,
     is_public, is_watchable, result_description, earned_money, earned_experience
   from game where user_id = $1 order by game_id desc limit $2`,
);

/** Returns a user's games with their teams, results and earnings, newest first. */
export const listGameResults = (
  queries: Queries,
  { userID, limit }: { readonly userID: string; readonly limit: number },
) => queries.query(LIST_GAME_RESULTS, [userID, limit]);

const COUNT_GAMES_UNDER_WAY = statement(
  'games.count_under_way',
  'select count(*)::integer as games from game where user_id = $1 and not is_final',
  { notNull: ['games'] },
);

/** Returns how many games of a user are under way. */
export async function countGamesUnderWay(queries: Queries, userID: string): Promise<number> {
  const [row] = await queries.query(COUNT_GAMES_UNDER_WAY, [userID]);
  return row?.games ?? 0;
}

const HOLD_STARTER_SET = statement(
  'games.hold_starter_set',
  'select shows_live_games from account where user_id = $1 for key share',
);

/**
 * Locks a user's account against an exchange of the starter set. Returns whether others may watch
 * the games that the user starts.
 */
export async function lockStarterSetOwner(tx: Transaction, userID: string): Promise<boolean> {
  const [row] = await tx.query(HOLD_STARTER_SET, [userID]);
  return row?.shows_live_games === true;
}
