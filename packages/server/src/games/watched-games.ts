import type { WatchedGame } from '@pennant/contract/watched-game';
import type { Logger } from 'pino';
import type { TransactionScope } from '../platform/database/database.ts';
import type { Notices } from '../platform/database/notices.ts';
import type { EventStream } from '../platform/http/event-stream.ts';
import { refuse, type Refusal } from '../platform/refusal.ts';
import type { GameSetupCache } from './game-setup-cache.ts';
import type { ListedGame } from './game-store.ts';
import { loadWatchedGame, readWatchedGame } from './read-watched-game.ts';
import { sendWatchedGame, streamWatchedGame } from './send-watched-game.ts';
import {
  findShownGame,
  isPublicGame,
  type FindShownUser,
  type ShownGame,
} from './show-public-game.ts';
import { NOT_READ, type WatchedEntry } from './watched-entry.ts';

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
  const { db, findShownUser, notices, log, lookMs = LOOK_MS } = context;
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
        await readWatchedGame(context, entry);
        sendWatchedGame(entry);
      }
    })().finally(() => (entry.reading = null));
    return entry.reading;
  };

  /** The same, where nobody waits for it: what fails is read at the next look. */
  const refreshInBackground = (entry: WatchedEntry): void =>
    void refresh(entry).catch((error: unknown) =>
      log?.warn({ err: error }, 'a watched game could not be read'),
    );

  const load = async (shown: ShownGame): Promise<WatchedEntry> => {
    const entry = await loadWatchedGame(context, shown);
    // From here on it gets notices.
    entries.set(entry.key.gameID, entry);
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
      // It may have been dropped since it was opened.
      return streamWatchedGame(entry, lastEventID, () => entries.set(gameID, entry));
    },
    stop: () => {
      clearInterval(timer);
      unsubscribe?.();
    },
  };
}
