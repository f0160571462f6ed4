import { findCardsWithDice } from '../cards/find-cards.ts';
import type { Queries } from '../platform/database/database.ts';
import { encodeMessage } from '../platform/http/event-stream.ts';
import { readGameEvents } from './game-record-store.ts';
import type { GameSetupCache } from './game-setup-cache.ts';
import { findGame } from './game-store.ts';
import {
  findUsernamesOfGame,
  isPublicGame,
  type FindShownUser,
  type ShownGame,
} from './show-public-game.ts';
import { appendEvents, createWatchedEntry, type WatchedEntry } from './watched-entry.ts';
import { toWatchedFinal, toWatchedHead } from './watched-game-dto.ts';
import { readEventsBeforeLastTurn, readWatched } from './watched-game-store.ts';

interface Context {
  readonly db: Queries;
  readonly setups: GameSetupCache;
  readonly findShownUser: FindShownUser;
}

/** Returns a game that is shown, with its teams and cards, and without its events. */
export async function loadWatchedGame(context: Context, shown: ShownGame): Promise<WatchedEntry> {
  const { db, setups } = context;
  const { key, game } = shown;
  const { setup: kept } = await setups.load(db, key);
  // An admin may have renamed a team since the game began.
  const setup = {
    ...kept,
    home: { ...kept.home, name: game.home.name },
    visitors: { ...kept.visitors, name: game.visitors.name },
  };
  const cardIDs = [setup.home, setup.visitors].flatMap(({ players }) =>
    players.map(({ cardID }) => cardID),
  );
  const [cards, usernameOf] = await Promise.all([
    findCardsWithDice(db, cardIDs),
    findUsernamesOfGame(context, shown),
  ]);
  return createWatchedEntry({ key, setup, head: toWatchedHead(game, usernameOf), cards });
}

/** Reads what has changed of a game since: its events, its end, that it is not shown any longer. */
export async function readWatchedGame(context: Context, entry: WatchedEntry): Promise<void> {
  if (entry.final !== null || entry.isWithdrawn) return;
  const { db } = context;
  const { key } = entry;
  const now = await readWatched(db, key);
  if (now?.is_final) await readEnd(context, entry, now.version);
  else if (!now?.is_watchable) entry.isWithdrawn = true;
  else if (now.version !== entry.version) {
    appendEvents(entry, await readEventsBeforeLastTurn(db, key, entry.log.events.length));
    entry.version = now.version;
  }
}

async function readEnd(
  { db, findShownUser }: Context,
  entry: WatchedEntry,
  version: number,
): Promise<void> {
  const { key } = entry;
  const [game, user, events] = await Promise.all([
    findGame(db, key),
    findShownUser(db, key.userID),
    readGameEvents(db, key, { after: entry.log.events.length, upTo: version }),
  ]);
  if (game === null || user === null) {
    entry.isWithdrawn = true;
    return;
  }
  appendEvents(entry, events);
  entry.version = game.version;
  entry.final = toWatchedFinal(game, isPublicGame(game, user));
  entry.finalMessage = encodeMessage({ event: 'final', data: entry.final });
}
