import type {
  LiveGameHead,
  LiveStanding,
  LiveUpdate,
  SaidPhrase,
  WatchedLiveUpdate,
} from '@pennant/contract/live';
import type { RolledEventDto } from '@pennant/contract/game-event';
import { SIDES, type Side } from '@pennant/rules/games/lineup-slots';
import type { GameSource } from '@pennant/rules/games/setup';
import { loadRules } from '@pennant/rules/games/rules-of-version';
import type { LiveState } from '@pennant/rules/live/live-state';
import type { LiveContext, PlayedStep } from '@pennant/rules/live/live-step';
import { viewOf } from '@pennant/rules/live/live-view';
import { toShownLiveUnratedReason } from '@pennant/rules/live/unrated-reason';
import { findCardsWithDice } from '../cards/find-cards.ts';
import { toRolledEventDto } from '../games/event-dto.ts';
import { formatGameLineupID } from '../games/game-ids.ts';
import { DamagedRecord } from '../games/game-record.ts';
import type { Queries } from '../platform/database/database.ts';
import { nameSides } from './finished-live-game.ts';
import {
  READY_MS,
  findLiveGame,
  findMoved,
  readStepRows,
  toPlayedStep,
  type LiveGameRow,
} from './live-game-store.ts';
import type { PhraseRow } from './phrase-store.ts';
import { readFinishedLiveGame } from './finished-live-game-store.ts';
import { readStoredLiveGame } from './read-live-game.ts';

/** A live game in the memory of a program, as the database had it at `version`. */
export interface LiveEntry {
  readonly context: LiveContext;
  readonly createdAt: Date;
  readonly readyUntil: Date;
  readonly head: Omit<LiveGameHead, 'visitors' | 'home' | 'setup'>;
  /** Both sides as the rules take them, with the teams' names of when it was read. */
  readonly source: GameSource;
  /** The ids of its users; null for one who has left. */
  users: Record<Side, string | null>;
  usernames: Record<Side, string | null>;
  teams: Record<Side, string>;
  version: number;
  state: LiveState;
  /** Number of steps that were played. */
  steps: number;
  standing: LiveStanding;
  /** All events, oldest first. */
  readonly events: RolledEventDto[];
}

const standingOf = (
  row: Pick<LiveGameRow, 'is_rated' | 'unrated_reason' | 'is_disputed'>,
): LiveStanding => ({
  isRated: row.is_rated,
  unratedReason: row.unrated_reason && toShownLiveUnratedReason(row.unrated_reason),
  isDisputed: row.is_disputed,
});

type UsersOfRow = Pick<
  LiveGameRow,
  | 'visiting_user_id'
  | 'home_user_id'
  | 'visiting_username'
  | 'home_username'
  | 'visiting_team'
  | 'home_team'
>;
const usersOf = (row: UsersOfRow) => ({
  users: { visitors: row.visiting_user_id, home: row.home_user_id },
  usernames: { visitors: row.visiting_username, home: row.home_username },
  teams: { visitors: row.visiting_team, home: row.home_team },
});

/**
 * Returns a live game as the database has it now; null where there is none.
 *
 * @throws DamagedRecord if it is over, and its record can't be read.
 */
export async function loadLiveEntry(queries: Queries, gameID: string): Promise<LiveEntry | null> {
  const row = await findLiveGame(queries, gameID);
  if (row === undefined) return null;
  const rules = await loadRules(row.rules_version);
  if (rules === null) throw new Error(`a live game is of unknown rules ${row.rules_version}`);
  const players = usersOf(row);
  const { played, state, ...stored } = await readStoredLiveGame(queries, row);
  const source = nameSides(stored.source, players.teams);
  const setup = rules.compileSetup(source);
  const cardIDs = SIDES.flatMap((side) => setup[side].players.map(({ cardID }) => cardID));
  const cards = await findCardsWithDice(queries, cardIDs);
  const lineupsOf = (side: Side) =>
    setup[side].players.flatMap(({ cardID }, index) => {
      const Card = cards.get(cardID);
      const gameLineupID = formatGameLineupID(gameID, side, index);
      return Card === undefined ? [] : [{ gameLineupID, Card }];
    });
  const entry: LiveEntry = {
    context: { gameID, serverSeed: row.seed.toString('hex'), rules, setup },
    createdAt: row.created_at,
    readyUntil: new Date(row.created_at.getTime() + READY_MS),
    head: {
      gameID,
      created: row.created_at.toISOString(),
      rulesVersion: row.rules_version,
      commitment: row.commitment.toString('hex'),
      lineups: { visitors: lineupsOf('visitors'), home: lineupsOf('home') },
    },
    source,
    ...players,
    version: row.version,
    state,
    steps: 0,
    standing: standingOf(row),
    events: [],
  };
  appendPlayed(entry, played);
  return entry;
}

/**
 * Reads what has changed of a live game since.
 *
 * @throws DamagedRecord if it is over, and its record can't be read.
 */
export async function refreshLiveEntry(queries: Queries, entry: LiveEntry): Promise<void> {
  const { gameID } = entry.context;
  const row = await findMoved(queries, gameID);
  if (row === undefined || row.version <= entry.version) return;
  const missing = Math.max(0, row.steps - entry.steps);
  const rows =
    row.has_record || missing === 0
      ? []
      : await readStepRows(queries, { gameID, after: entry.steps });
  // It may have got its record since the row was read.
  const record =
    row.has_record || rows.length < missing ? await readFinishedLiveGame(queries, gameID) : null;
  const unknown = record === null ? rows : record.played.slice(entry.steps);
  if (unknown.length < missing) throw new DamagedRecord({ gameID }, 'content');
  // Steps that were written since the row was read come with the next look.
  appendPlayed(entry, unknown.slice(0, missing).map(toPlayedStep));
  Object.assign(entry, usersOf(row));
  entry.state = record === null ? (row.state as LiveState) : record.state;
  entry.standing = standingOf(row);
  entry.version = row.version;
}

/** Adds what was played to the events. */
export function appendPlayed(entry: LiveEntry, played: readonly PlayedStep[]): void {
  const { gameID, setup } = entry.context;
  for (const { events } of played)
    for (const event of events) entry.events.push(toRolledEventDto(gameID, setup, event));
  entry.steps += played.length;
}

/** Returns the side that a user plays; null for others. */
export const sideOfUser = ({ users }: LiveEntry, userID: string): Side | null =>
  SIDES.find((side) => users[side] === userID) ?? null;

/**
 * Returns both sides as the rules take them, with the teams' names of now: an admin may have
 * renamed one since the game was read, or its user may have left.
 */
export const namedSource = ({ source, teams }: LiveEntry): GameSource => nameSides(source, teams);

/** Returns what stays the same of a game. */
export function toLiveHead(entry: LiveEntry): LiveGameHead {
  const { head, usernames, teams } = entry;
  const toSide = (side: Side) => {
    const username = usernames[side];
    return { user: username === null ? null : { username }, name: teams[side] };
  };
  const setup = namedSource(entry);
  return { ...head, setup, visitors: toSide('visitors'), home: toSide('home') };
}

/** Returns how the game stands for a side, with the events after a number. */
export const toLiveUpdate = (
  { version, state, events, standing }: LiveEntry,
  { side, known, now }: { readonly side: Side; readonly known: number; readonly now: Date },
): LiveUpdate => ({
  version,
  now: now.getTime(),
  view: viewOf(state, side),
  events: events.slice(known),
  ...standing,
});

/** Returns how the game stands for those who watch. */
export const toWatchedUpdate = (
  { version, state, events, standing }: LiveEntry,
  { known, now }: { readonly known: number; readonly now: Date },
): WatchedLiveUpdate => ({
  version,
  now: now.getTime(),
  events: events.slice(known),
  ...standing,
  phase: state.phase,
  winner: state.result?.winner ?? null,
});

/** Returns a phrase as it is sent. */
export const toSaidPhrase = ({ side, phrase, said_at }: PhraseRow): SaidPhrase => ({
  side,
  phrase,
  said: said_at.toISOString(),
});
