import type { Side } from '@pennant/rules/games/lineup-slots';
import type { Logger } from 'pino';
import type { Clock } from '../platform/clock.ts';
import type { TransactionScope } from '../platform/database/database.ts';
import {
  EventStream,
  encodeMessage,
  type StreamConnection,
} from '../platform/http/event-stream.ts';
import { toLiveUpdate, toSaidPhrase, toWatchedUpdate, type LiveEntry } from './live-entry.ts';
import { readPhrases } from './phrase-store.ts';
import type { Seat } from './presence-store.ts';

/** Who follows a game on this program: a side, or one who watches. */
interface Follower {
  readonly entry: LiveEntry;
  readonly side: Side | null;
  readonly connection: StreamConnection;
  /** Version, and number of the last event, that were sent. */
  version: number;
  known: number;
  hasRoom: boolean;
}

/** The streams of live games on this program. */
export interface LiveStreams {
  isFollowed(gameID: string): boolean;
  /** Whether a side has a stream here. */
  isPresent(seat: Seat): boolean;
  /** Returns the games in which this side has a stream here. */
  listPresent(side: Side): string[];
  /** Returns the games that somebody watches here who does not play. */
  listWatched(): LiveEntry[];
  follow(entry: LiveEntry, side: Side | null, lastEventID: string | null): EventStream;
  /** Sends all who follow a game what they have not got. */
  sendUpdates(entry: LiveEntry, now: Date): void;
  /** Sends the players of a game what was said since. */
  sendPhrases(gameID: string): Promise<void>;
  /** Ends the streams of those who watch a game: it is not shown any longer. */
  withdraw(gameID: string): void;
  /** Called when a side's first stream begins, and when its last one ends. */
  onPresence(listener: (seat: Seat, isPresent: boolean) => void): void;
}

const NOT_SENT = -1;

interface Context {
  readonly db: TransactionScope;
  readonly clock: Clock;
  readonly log?: Pick<Logger, 'warn'> | undefined;
}

/** Creates the registry of the streams of live games. */
export function createLiveStreams({ db, clock, log }: Context): LiveStreams {
  const followers = new Map<string, Set<Follower>>();
  /** The moment of the last phrase that was sent, by game. */
  const saidUntil = new Map<string, Date>();
  let tellPresence: (seat: Seat, isPresent: boolean) => void = () => undefined;

  const ofGame = (gameID: string): ReadonlySet<Follower> => followers.get(gameID) ?? new Set();
  const isPresent = ({ gameID, side }: Seat): boolean =>
    [...ofGame(gameID)].some((follower) => follower.side === side);

  const add = (gameID: string, follower: Follower) => {
    const before = follower.side !== null && isPresent({ gameID, side: follower.side });
    followers.set(gameID, new Set([...ofGame(gameID), follower]));
    if (!saidUntil.has(gameID)) saidUntil.set(gameID, clock());
    if (follower.side !== null && !before) tellPresence({ gameID, side: follower.side }, true);
  };

  const remove = (gameID: string, follower: Follower) => {
    const left = [...ofGame(gameID)].filter((other) => other !== follower);
    if (left.length > 0) followers.set(gameID, new Set(left));
    else {
      followers.delete(gameID);
      saidUntil.delete(gameID);
    }
    const { side } = follower;
    if (side !== null && !isPresent({ gameID, side })) tellPresence({ gameID, side }, false);
  };

  /** Sends one follower how the game stands, if that is new to them and there is room. */
  const send = (follower: Follower, now: Date) => {
    const { entry, side, known } = follower;
    if (!follower.hasRoom || follower.version >= entry.version) return;
    const data =
      side === null
        ? toWatchedUpdate(entry, { known, now })
        : toLiveUpdate(entry, { side, known, now });
    follower.version = entry.version;
    follower.known = entry.events.length;
    follower.hasRoom = follower.connection.send(
      encodeMessage({ event: 'update', data, id: String(follower.known) }),
    );
  };

  return {
    isFollowed: (gameID) => followers.has(gameID),
    isPresent,
    listPresent: (side) => [...followers.keys()].filter((gameID) => isPresent({ gameID, side })),
    listWatched: () =>
      [...followers.values()].flatMap((ofOne) =>
        [...ofOne]
          .filter(({ side }) => side === null)
          .slice(0, 1)
          .map(({ entry }) => entry),
      ),
    follow(entry, side, lastEventID) {
      const { gameID } = entry.context;
      return new EventStream((connection) => {
        const follower: Follower = {
          entry,
          side,
          connection,
          version: NOT_SENT,
          known: toKnown(lastEventID, entry.events.length),
          hasRoom: true,
        };
        add(gameID, follower);
        send(follower, clock());
        return {
          onRoom: () => {
            follower.hasRoom = true;
            send(follower, clock());
          },
          onClose: () => remove(gameID, follower),
        };
      });
    },
    sendUpdates(entry, now) {
      for (const follower of ofGame(entry.context.gameID)) send(follower, now);
    },
    async sendPhrases(gameID) {
      const after = saidUntil.get(gameID);
      if (after === undefined) return;
      try {
        const said = await readPhrases(db, { gameID, after, limit: 20 });
        const last = said.at(-1);
        if (last === undefined || saidUntil.get(gameID) !== after) return;
        saidUntil.set(gameID, last.said_at);
        const messages = said.map((row) =>
          encodeMessage({ event: 'phrase', data: toSaidPhrase(row) }),
        );
        for (const follower of ofGame(gameID))
          if (follower.side !== null && follower.hasRoom)
            for (const message of messages) follower.hasRoom = follower.connection.send(message);
      } catch (error) {
        log?.warn({ err: error }, 'the phrases of a live game could not be read');
      }
    },
    withdraw(gameID) {
      const message = encodeMessage({ event: 'end', data: { reason: 'withdrawn' } });
      for (const { side, connection } of ofGame(gameID)) {
        if (side !== null) continue;
        connection.send(message);
        connection.end();
      }
    },
    onPresence: (listener) => (tellPresence = listener),
  };
}

/** Returns the number of the last event that a client has; 0 for one that the game has not. */
function toKnown(lastEventID: string | null, events: number): number {
  const number = /^\d{1,6}$/.test(lastEventID ?? '') ? Number(lastEventID) : 0;
  return number <= events ? number : 0;
}
