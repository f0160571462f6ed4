import type { Queries } from '../platform/database/database.ts';
import { loadLiveEntry, refreshLiveEntry, type LiveEntry } from './live-entry.ts';

/** A game in memory, with those who wait for their turn to read or change it. */
export interface KeptLiveGame {
  readonly entry: LiveEntry;
  /** Settles once nobody changes it any more. */
  busy: Promise<unknown>;
  /** Whether another program may have changed it. */
  isStale: boolean;
  /** On the clock of `performance.now()`. */
  usedAt: number;
  readAt: number;
}

/** Each takes some 300 KB. */
const MAX_KEPT = 1_000;
/** How long a game is kept that nobody follows, and until when one is read again that is. */
const KEPT_MS = 60_000;
const SWEEP_MS = 10_000;

/** The live games that a program has in memory. The database is the truth, memory is quick. */
export interface KeptLiveGames {
  /** Returns a game, read if it is not in memory; null where there is none. */
  open(gameID: string): Promise<KeptLiveGame | null>;
  /** Marks a game as stale, or all with null. Returns those that are in memory. */
  outdate(gameID: string | null): KeptLiveGame[];
  /** Reads what another program may have changed; to be called in turn. */
  freshen(game: KeptLiveGame): Promise<void>;
  stop(): void;
}

/** Runs what reads or changes a game, one after the other. */
export function inTurn<Result>(game: KeptLiveGame, work: () => Promise<Result>): Promise<Result> {
  const result = game.busy.then(work);
  game.busy = result.catch(() => undefined);
  return result;
}

/** Creates the memory of live games; one that is followed stays in it. */
export function createKeptLiveGames(
  db: Queries,
  isFollowed: (gameID: string) => boolean,
): KeptLiveGames {
  const kept = new Map<string, KeptLiveGame>();
  const loading = new Map<string, Promise<KeptLiveGame | null>>();
  /** Games that may have changed since their loading began. */
  const changedMeanwhile = new Set<string>();

  const load = (gameID: string): Promise<KeptLiveGame | null> => {
    let waiting = loading.get(gameID);
    if (waiting === undefined) {
      waiting = loadLiveEntry(db, gameID)
        .then((entry) => {
          if (entry === null) return null;
          const game: KeptLiveGame = {
            entry,
            busy: Promise.resolve(),
            isStale: changedMeanwhile.has(gameID),
            usedAt: performance.now(),
            readAt: performance.now(),
          };
          kept.set(gameID, game);
          return game;
        })
        .finally(() => {
          loading.delete(gameID);
          changedMeanwhile.delete(gameID);
        });
      loading.set(gameID, waiting);
    }
    return waiting;
  };

  const sweeper = setInterval(() => {
    const before = performance.now() - KEPT_MS;
    for (const [gameID, { usedAt }] of kept)
      if (!isFollowed(gameID) && (usedAt < before || kept.size > MAX_KEPT)) kept.delete(gameID);
  }, SWEEP_MS);
  sweeper.unref();

  return {
    async open(gameID) {
      const game = kept.get(gameID) ?? (await load(gameID));
      if (game !== null) {
        const now = performance.now();
        game.usedAt = now;
        // Names are overwritten without a notice.
        if (now - game.readAt > KEPT_MS) game.isStale = true;
      }
      return game;
    },
    outdate(gameID) {
      for (const loaded of loading.keys())
        if (gameID === null || gameID === loaded) changedMeanwhile.add(loaded);
      const games = gameID === null ? [...kept.values()] : [kept.get(gameID)];
      return games.flatMap((game) => {
        if (game === undefined) return [];
        game.isStale = true;
        return [game];
      });
    },
    async freshen(game) {
      if (!game.isStale) return;
      game.isStale = false;
      try {
        await refreshLiveEntry(db, game.entry);
        game.readAt = performance.now();
      } catch (error) {
        game.isStale = true;
        throw error;
      }
    },
    stop: () => clearInterval(sweeper),
  };
}
