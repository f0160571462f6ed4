import type {
  WatchedGame,
  WatchedGameFinal,
  WatchedGameHead,
} from '@pennant/contract/watched-game';
import type { GameEvent } from '@pennant/rules/games/event';
import type { GameSetup } from '@pennant/rules/games/setup';
import type { Logger } from 'pino';
import { findCardsWithDice } from '../cards/find-cards.ts';
import type { TransactionScope } from '../platform/database/database.ts';
import type { Notices } from '../platform/database/notices.ts';
import {
  encodeMessage,
  EventStream,
  type StreamConnection,
} from '../platform/http/event-stream.ts';
import { refuse, type Refusal } from '../platform/refusal.ts';
import { toRolledEventDto } from './event-dto.ts';
import { readGameEvents } from './game-record-store.ts';
import type { GameSetupCache } from './game-setup-cache.ts';
import { findGame, type GameKey, type ListedGame } from './game-store.ts';
import {
  findShownGame,
  findUsernamesOfGame,
  isPublicGame,
  type FindShownUser,
  type ShownGame,
} from './show-public-game.ts';
import {
  createWatchedLog,
  toWatchedFinal,
  toWatchedHead,
  type WatchedLog,
} from './watched-game-dto.ts';
import { readEventsBeforeLastTurn, readWatched } from './watched-game-store.ts';

interface Context {
  readonly db: TransactionScope;
  readonly setups: GameSetupCache;
  readonly findShownUser: FindShownUser;
  readonly notices: Notices;
  readonly log?: Pick<Logger, 'warn'> | undefined;
  readonly lookMs?: number | undefined;
}

/** The games that are watched on this program. */
export interface WatchedGames {
  /** Returns a game as far as it is shown. */
  show(gameID: string): Promise<WatchedGame | WatchRefusal>;
  /** Returns the stream of a game after the event of this id. */
  watch(gameID: string, lastEventID: string | null): Promise<EventStream | WatchRefusal>;
  stop(): void;
}
type WatchRefusal = Refusal<'watched_game_not_found' | 'streams_full'>;

/** One that reads a stream. */
interface Watcher {
  readonly connection: StreamConnection;
  isGreeted: boolean;
  /** Number of the last event that was sent. */
  sent: number;
  hasRoom: boolean;
}

/** A game with its watchers. It is read once for all of them, and each message is made once. */
interface WatchedEntry {
  readonly key: GameKey;
  readonly setup: GameSetup;
  readonly head: WatchedGameHead;
  readonly headMessage: Buffer;
  readonly log: WatchedLog;
  readonly watchers: Set<Watcher>;
  /** By the number of the event before it, until the next event. */
  readonly messages: Map<number, Buffer>;
  /** The game's version when it was read last. */
  version: number;
  final: WatchedGameFinal | null;
  finalMessage: Buffer | null;
  isWithdrawn: boolean;
  reading: Promise<void> | null;
  /** Whether the game may have moved since its reading began. */
  isStale: boolean;
  /** On the clock of `performance.now()`. */
  usedAt: number;
}

const NOT_READ = -1;

/** Each takes some 200 KB. */
const MAX_WATCHED_GAMES = 500;

/**
 * How often each game is looked at without a notice, in ms: one may be lost with the program that
 * played a turn.
 */
const LOOK_MS = 5_000;

/** How long a game is kept that nobody watches, in ms. */
const KEPT_MS = 10_000;

/** Whether anyone may see a game now: while it is played, or once it is over. */
const isShown = (
  game: ListedGame,
  user: { readonly showsGames: boolean; readonly isHidden: boolean },
): boolean => (game.isFinal ? isPublicGame(game, user) : game.isWatchable && !user.isHidden);

/** Creates the registry of the games that are watched on this program. */
export function createWatchedGames(context: Context): WatchedGames {
  const { db, setups, findShownUser, notices, log, lookMs = LOOK_MS } = context;
  const entries = new Map<string, WatchedEntry>();
  const opening = new Map<string, Promise<WatchedEntry>>();
  let unsubscribe: (() => void) | null = null;
  let timer: NodeJS.Timeout | undefined;

  const start = () => {
    if (unsubscribe !== null) return;
    unsubscribe = notices.subscribe('watched_game', (gameID) => {
      for (const entry of gameID === null ? entries.values() : [entries.get(gameID)])
        if (entry !== undefined) refreshInBackground(entry);
    });
    timer = setInterval(look, lookMs);
    timer.unref();
  };

  const look = () => {
    const before = performance.now() - KEPT_MS;
    for (const [gameID, entry] of entries)
      if (entry.watchers.size === 0 && entry.usedAt < before) entries.delete(gameID);
      else refreshInBackground(entry);
  };

  /** Reads a game, and once more if it may have moved meanwhile; then sends what is new. */
  const refresh = (entry: WatchedEntry): Promise<void> => {
    entry.isStale = true;
    entry.reading ??= (async () => {
      while (entry.isStale) {
        entry.isStale = false;
        await read(entry);
      }
    })().finally(() => (entry.reading = null));
    return entry.reading;
  };

  /** The same, where nobody waits for it: what fails is read at the next look. */
  const refreshInBackground = (entry: WatchedEntry): void =>
    void refresh(entry).catch((error: unknown) =>
      log?.warn({ err: error }, 'a watched game could not be read'),
    );

  const read = async (entry: WatchedEntry): Promise<void> => {
    if (entry.final !== null || entry.isWithdrawn) return;
    const { key, setup } = entry;
    const now = await readWatched(db, key);
    if (now?.is_final) await readEnd(entry);
    else if (!now?.is_watchable) entry.isWithdrawn = true;
    else if (now.version !== entry.version) {
      append(entry, await readEventsBeforeLastTurn(db, key, entry.log.events.length), setup);
      entry.version = now.version;
    }
    for (const watcher of entry.watchers) send(entry, watcher);
  };

  const readEnd = async (entry: WatchedEntry): Promise<void> => {
    const { key, setup } = entry;
    const [game, user, events] = await Promise.all([
      findGame(db, key),
      findShownUser(db, key.userID),
      readGameEvents(db, key, entry.log.events.length),
    ]);
    if (game === null || user === null) {
      entry.isWithdrawn = true;
      return;
    }
    append(entry, events, setup);
    entry.version = game.version;
    entry.final = toWatchedFinal(game, isPublicGame(game, user));
    entry.finalMessage = encodeMessage({ event: 'final', data: entry.final });
  };

  const load = async (shown: ShownGame): Promise<WatchedEntry> => {
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
      findUsernamesOfGame({ db, findShownUser }, shown),
    ]);
    const head = toWatchedHead(game, usernameOf);
    const entry: WatchedEntry = {
      key,
      setup,
      head,
      headMessage: encodeMessage({ event: 'game', data: head }),
      log: createWatchedLog(key.gameID, setup, cards),
      watchers: new Set(),
      messages: new Map(),
      version: NOT_READ,
      final: null,
      finalMessage: null,
      isWithdrawn: false,
      reading: null,
      isStale: false,
      usedAt: performance.now(),
    };
    // From here on it gets notices.
    entries.set(key.gameID, entry);
    await refresh(entry);
    return entry;
  };

  const open = async (gameID: string): Promise<WatchedEntry | WatchRefusal> => {
    start();
    const shown = await findShownGame({ db, findShownUser }, gameID, isShown);
    if (shown === null) return refuse('watched_game_not_found');
    const kept = entries.get(gameID);
    if (kept !== undefined && !kept.isWithdrawn) {
      if (kept.version === NOT_READ) await refresh(kept);
      return kept;
    }
    if (entries.size + opening.size >= MAX_WATCHED_GAMES)
      return refuse('streams_full', { retryAfter: 5 });
    let loading = opening.get(gameID);
    if (loading === undefined) {
      loading = load(shown).finally(() => opening.delete(gameID));
      opening.set(gameID, loading);
    }
    return loading;
  };

  return {
    async show(gameID) {
      const entry = await open(gameID);
      if ('ok' in entry) return entry;
      // A turn that was just played may be on its way here.
      await entry.reading?.catch(() => undefined);
      entry.usedAt = performance.now();
      const { head, log: shown, final } = entry;
      return { game: head, ...shown.after(0), final };
    },
    async watch(gameID, lastEventID) {
      const entry = await open(gameID);
      if ('ok' in entry) return entry;
      return new EventStream((connection) => {
        const watcher: Watcher = {
          connection,
          isGreeted: false,
          sent: toEventNumber(lastEventID, entry.version),
          hasRoom: true,
        };
        entry.watchers.add(watcher);
        // It may have been dropped since it was opened.
        entries.set(gameID, entry);
        send(entry, watcher);
        return {
          onRoom: () => {
            watcher.hasRoom = true;
            send(entry, watcher);
          },
          onClose: () => {
            entry.watchers.delete(watcher);
            entry.usedAt = performance.now();
          },
        };
      });
    },
    stop: () => {
      clearInterval(timer);
      unsubscribe?.();
    },
  };
}

/**
 * Returns the number of the event that a client has seen; 0 for none, and for one that the game has
 * not come to. It may be ahead of what this program has read.
 */
function toEventNumber(lastEventID: string | null, version: number): number {
  const number = /^\d{1,6}$/.test(lastEventID ?? '') ? Number(lastEventID) : 0;
  return number <= version ? number : 0;
}

function append(
  { key, log, messages }: WatchedEntry,
  events: readonly GameEvent[],
  setup: GameSetup,
): void {
  if (events.length === 0) return;
  log.append(events.map((event) => toRolledEventDto(key.gameID, setup, event)));
  messages.clear();
}

/** Sends a watcher what it has not got, as far as there is room. */
function send(entry: WatchedEntry, watcher: Watcher): void {
  const { headMessage, log, messages, finalMessage } = entry;
  const { connection } = watcher;
  const write = (message: Buffer) => void (watcher.hasRoom = connection.send(message));
  if (!watcher.hasRoom) return;
  if (entry.isWithdrawn) {
    write(encodeMessage({ event: 'end', data: { reason: 'withdrawn' } }));
    leave(entry, watcher);
    return;
  }
  if (!watcher.isGreeted) {
    watcher.isGreeted = true;
    write(headMessage);
  }
  const last = log.events.length;
  if (watcher.hasRoom && watcher.sent < last) {
    let message = messages.get(watcher.sent);
    if (message === undefined) {
      const data = log.after(watcher.sent);
      message = encodeMessage({ event: 'events', data, id: String(last) });
      messages.set(watcher.sent, message);
    }
    watcher.sent = last;
    write(message);
  }
  if (watcher.hasRoom && finalMessage !== null) {
    write(finalMessage);
    leave(entry, watcher);
  }
}

/** Ends a watcher's stream. */
function leave({ watchers }: WatchedEntry, watcher: Watcher): void {
  watchers.delete(watcher);
  watcher.connection.end();
}
