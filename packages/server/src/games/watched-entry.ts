import type { WatchedGameFinal, WatchedGameHead } from '@pennant/contract/watched-game';
import type { GameEvent } from '@pennant/rules/games/event';
import type { GameSetup } from '@pennant/rules/games/setup';
import { encodeMessage, type StreamConnection } from '../platform/http/event-stream.ts';
import { toRolledEventDto } from './event-dto.ts';
import type { GameCards } from './game-dto.ts';
import type { GameKey } from './game-store.ts';
import { createWatchedLog, type WatchedLog } from './watched-game-dto.ts';

/** One that reads a stream. */
export interface Watcher {
  readonly connection: StreamConnection;
  isGreeted: boolean;
  /** Number of the last event that was sent. */
  sent: number;
  hasRoom: boolean;
}

/** A game with its watchers. It is read once for all of them, and each message is made once. */
export interface WatchedEntry {
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

/** The version of a game that was not read yet. */
export const NOT_READ = -1;

/** Returns a game without watchers of which no event was read yet. */
export const createWatchedEntry = ({
  key,
  setup,
  head,
  cards,
}: Pick<WatchedEntry, 'key' | 'setup' | 'head'> & Pick<GameCards, 'cards'>): WatchedEntry => ({
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
});

/** Adds events that were read. */
export function appendEvents(
  { key, setup, log, messages }: WatchedEntry,
  events: readonly GameEvent[],
): void {
  if (events.length === 0) return;
  log.append(events.map((event) => toRolledEventDto(key.gameID, setup, event)));
  messages.clear();
}
