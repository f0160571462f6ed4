import type { Role } from '@pennant/contract/game-lineup';
import type { Command } from '@pennant/rules/games/command';
import type { GameEvent } from '@pennant/rules/games/event';
import type { GameSource } from '@pennant/rules/games/setup';
import type { GameState } from '@pennant/rules/games/state';
import type { Queries, Transaction } from '../platform/database/database.ts';

export interface GameKey {
  readonly userID: string;
  readonly gameID: string;
}

/** What changes from turn to turn, and what every answer about a game says. */
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
  /** The secret seed, once the game is over. */
  readonly revealedSeed: Buffer | null;
  readonly earnedMoney: number | null;
  readonly earnedExperience: number | null;
}

export interface Participant {
  readonly teamID: string;
  readonly name: string;
  /** Null for the computer. */
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
}

/** Without the setup, which is large and never changes. */
const GAME_COLUMNS = `game_id, created_at, role, home_team_id, home_name, home_user_id,
  visiting_team_id, visiting_name, visiting_user_id, version, state, is_final, is_abandoned,
  result_description, commitment, client_seed, server_chose_client_seed, seed, earned_money, earned_experience`;

const gameOf = (row: GameRow): StoredGame => ({
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
});

/** One game, if it is this user's. */
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
  return row === undefined ? null : gameOf(row);
}

/** The page of a user's games after `after`, newest first. */
export async function listGames(
  queries: Queries,
  page: {
    readonly userID: string;
    readonly after: string | undefined;
    readonly limit: number;
    readonly hideCompleted: boolean;
  },
): Promise<StoredGame[]> {
  const rows = await queries.query<GameRow>(
    `select ${GAME_COLUMNS} from game
     where user_id = $1 and ($2::uuid is null or game_id < $2) and not (is_final and $3)
     order by game_id desc limit $4`,
    [page.userID, page.after ?? null, page.hideCompleted, page.limit],
  );
  return rows.map(gameOf);
}

/** What a game is played with and never changes: its cards, and the secret that its dice follow from. */
export async function readSetup(
  queries: Queries,
  { userID, gameID }: GameKey,
): Promise<{
  readonly source: GameSource;
  readonly seed: Buffer;
  readonly clientSeed: Buffer;
} | null> {
  const [row] = await queries.query<{ setup: GameSource; seed: Buffer; client_seed: Buffer }>(
    `select g.setup, c.seed, g.client_seed from game g
     join game_commitment c on c.user_id = g.user_id and c.game_id = g.game_id
     where g.user_id = $1 and g.game_id = $2`,
    [userID, gameID],
  );
  return row === undefined
    ? null
    : { source: row.setup, seed: row.seed, clientSeed: row.client_seed };
}

export interface GameToInsert extends GameKey {
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
       commitment, state)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
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
    ],
  );
}

/** A command and the events that came of it: the command stands with the first of them. */
export interface PlayedTurn {
  /** The number of the last event before it; the write is refused where the game has moved since. */
  readonly version: number;
  readonly command: Command | PlayOnCommand;
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

/** One click to the end of the half or the game, as the log of commands keeps it. */
export interface PlayOnCommand {
  readonly kind: 'playOn';
  readonly until: 'half' | 'final';
}

const eventRows = ({ command, events }: PlayedTurn): string =>
  JSON.stringify(
    events.map((event, at) => ({
      n: event.eventNumber,
      command: at === 0 ? command : null,
      event,
    })),
  );

const INSERT_EVENTS = `insert into game_event (user_id, game_id, event_number, command, event)
  select $1, $2, e.n, e.command, e.event
  from moved, jsonb_to_recordset($6::jsonb) as e (n integer, command jsonb, event jsonb)`;

/**
 * Writes a turn of a game that goes on: state and events in one statement, on the condition that nobody has moved the game
 * since it was read. Answers false where somebody has.
 */
export async function writeTurn(
  queries: Queries,
  { userID, gameID }: GameKey,
  turn: PlayedTurn,
): Promise<boolean> {
  const rows = await queries.query(
    {
      name: 'write_turn',
      text: `with moved as (
               update game set version = $4, state = $5
               where user_id = $1 and game_id = $2 and version = $3 and not is_final returning true
             ) ${INSERT_EVENTS} returning event_number`,
    },
    [
      userID,
      gameID,
      turn.version,
      turn.state.eventNumber,
      JSON.stringify(turn.state),
      eventRows(turn),
    ],
  );
  return rows.length === turn.events.length;
}

export interface GameEnd {
  readonly isAbandoned: boolean;
  readonly resultDescription: string;
  readonly seed: Buffer;
  readonly money: number;
  readonly experience: number;
}

/** Writes the turn that ends a game (an abandoned game has no events of it), on the same condition. */
export async function writeLastTurn(
  tx: Transaction,
  { userID, gameID }: GameKey,
  turn: PlayedTurn,
  end: GameEnd,
  now: Date,
): Promise<boolean> {
  const rows = await tx.query(
    `with moved as (
       update game set version = $4, state = $5, is_final = true, is_abandoned = $7, finished_at = $8,
         result_description = $9, seed = $10, earned_money = $11, earned_experience = $12
       where user_id = $1 and game_id = $2 and version = $3 and not is_final returning true
     ), written as (${INSERT_EVENTS})
     select from moved`,
    [
      userID,
      gameID,
      turn.version,
      turn.state.eventNumber,
      JSON.stringify(turn.state),
      eventRows(turn),
      end.isAbandoned,
      now,
      end.resultDescription,
      end.seed,
      end.money,
      end.experience,
    ],
  );
  return rows.length === 1;
}

/** The events after a number, oldest first. */
export async function readEvents(
  queries: Queries,
  { userID, gameID }: GameKey,
  after = 0,
): Promise<GameEvent[]> {
  const rows = await queries.query<{ event: GameEvent }>(
    {
      name: 'read_events',
      text: `select event from game_event
             where user_id = $1 and game_id = $2 and event_number > $3 order by event_number`,
    },
    [userID, gameID, after],
  );
  return rows.map(({ event }) => event);
}

/** The commands of a game in order, each with the number of the event before it. */
export async function readCommands(
  queries: Queries,
  { userID, gameID }: GameKey,
): Promise<{ eventNumber: number; command: Command | PlayOnCommand }[]> {
  const rows = await queries.query<{ event_number: number; command: Command | PlayOnCommand }>(
    `select event_number, command from game_event
     where user_id = $1 and game_id = $2 and command is not null order by event_number`,
    [userID, gameID],
  );
  return rows.map(({ event_number, command }) => ({ eventNumber: event_number - 1, command }));
}
