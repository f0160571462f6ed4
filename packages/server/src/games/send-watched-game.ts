import {
  encodeMessage,
  EventStream,
  type StreamConnection,
} from '../platform/http/event-stream.ts';
import type { WatchedEntry, Watcher } from './watched-entry.ts';

/** Returns the stream of a game to one more watcher, after the event of this id. */
export const streamWatchedGame = (
  entry: WatchedEntry,
  lastEventID: string | null,
  onOpen: () => void,
): EventStream =>
  new EventStream((connection) => {
    const watcher = addWatcher(entry, connection, lastEventID);
    onOpen();
    sendToWatcher(entry, watcher);
    return {
      onRoom: () => {
        watcher.hasRoom = true;
        sendToWatcher(entry, watcher);
      },
      onClose: () => {
        entry.watchers.delete(watcher);
        entry.usedAt = performance.now();
      },
    };
  });

/** Sends all who watch a game what they have not got. */
export function sendWatchedGame(entry: WatchedEntry): void {
  for (const watcher of entry.watchers) sendToWatcher(entry, watcher);
}

function addWatcher(
  { watchers, version }: WatchedEntry,
  connection: StreamConnection,
  lastEventID: string | null,
): Watcher {
  const sent = toEventNumber(lastEventID, version);
  const watcher: Watcher = { connection, isGreeted: false, sent, hasRoom: true };
  watchers.add(watcher);
  return watcher;
}

/**
 * Returns the number of the event that a client has seen; 0 for none, and for one that the game has
 * not come to. It may be ahead of what this program has read.
 */
function toEventNumber(lastEventID: string | null, version: number): number {
  const number = /^\d{1,6}$/.test(lastEventID ?? '') ? Number(lastEventID) : 0;
  return number <= version ? number : 0;
}

/** Sends a watcher what it has not got, as far as there is room. */
function sendToWatcher(entry: WatchedEntry, watcher: Watcher): void {
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
