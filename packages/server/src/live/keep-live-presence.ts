import { SIDES } from '@pennant/rules/games/lineup-slots';
import { DamagedRecord } from '../games/game-record.ts';
import type { Clock } from '../platform/clock.ts';
import type { TransactionScope } from '../platform/database/database.ts';
import type { LiveGames } from './live-games.ts';
import {
  findUnseen,
  forgetSeen,
  isSeenSince,
  noteSeen,
  noteStillSeen,
  type Seat,
} from './presence-store.ts';

/** How long a side may be without a stream before it counts as disconnected, in looks. */
const LOOKS_OF_A_BLINK = 5;
/** So long after it was noted last, a side's program is gone. */
const UNSEEN_MS = 15_000;
/** Notings that are further apart than this were cut off by an outage. */
const NOTED_APART_MS = 10_000;
/** Sides that are looked after at once. */
const PAGE = 100;

interface Context {
  readonly db: TransactionScope;
  readonly clock: Clock;
  readonly liveGames: LiveGames;
  /** Tells the log of a game that could not be looked after. */
  readonly warn: (error: unknown) => void;
  /** Time between two looks. */
  readonly lookMs: number;
  /** Waits until an outage that has just ended is given back. */
  readonly afterOutage: () => Promise<void>;
}

/** What keeps note of who is connected to this program. */
export interface LivePresence {
  /** Notes who is connected here, and who was noted by no program for some time as gone. */
  note(now: Date): Promise<void>;
  stop(): void;
}

/** Keeps note of the sides of live games that come to this program and leave it. */
export function keepLivePresence({
  db,
  clock,
  liveGames,
  warn,
  lookMs,
  afterOutage,
}: Context): LivePresence {
  const { streams } = liveGames;
  const blinks = new Map<string, NodeJS.Timeout>();
  const nameOf = ({ gameID, side }: Seat) => `${gameID} ${side}`;
  /** Since when this program notes who is here without a gap, and when it did so last. */
  const noted = { since: Number.NEGATIVE_INFINITY, last: Number.NEGATIVE_INFINITY };

  const arrive = async (seat: Seat): Promise<void> => {
    await afterOutage();
    await noteSeen(db, seat, clock());
    await liveGames.setConnected(seat.gameID, seat.side, true);
  };
  const leave = async (seat: Seat, since: Date): Promise<void> => {
    // Another program may have seen the side since: a reload of the page may lead there.
    if (streams.isPresent(seat) || (await isSeenSince(db, seat, since))) return;
    // Where its game could not be written the side is found again, but not in one that is damaged.
    await liveGames.setConnected(seat.gameID, seat.side, false).catch((error: unknown) => {
      if (!(error instanceof DamagedRecord)) throw error;
      warn(error);
    });
    await forgetSeen(db, seat, since);
  };

  streams.onPresence((seat, isPresent) => {
    clearTimeout(blinks.get(nameOf(seat)));
    blinks.delete(nameOf(seat));
    if (isPresent) {
      void arrive(seat).catch(warn);
      return;
    }
    const since = clock();
    const timer = setTimeout(() => {
      blinks.delete(nameOf(seat));
      void leave(seat, since).catch(warn);
    }, LOOKS_OF_A_BLINK * lookMs);
    timer.unref();
    blinks.set(nameOf(seat), timer);
  });

  /** Notes who is connected here, and returns them. */
  const notePresent = async (now: Date): Promise<readonly Seat[]> => {
    const present: Seat[] = [];
    for (const side of SIDES) {
      const gameIDs = streams.listPresent(side);
      const gone = await noteStillSeen(db, { gameIDs, side, now });
      // Taken for gone by another program, from which this one was cut off.
      for (const gameID of gone) await noteSeen(db, { gameID, side }, now);
      present.push(...gameIDs.map((gameID) => ({ gameID, side })));
    }
    return present;
  };

  /**
   * Has the games say that these sides are connected. What is noted of a side and its game are
   * written apart: one may have failed, or another program have written the game last.
   */
  const connect = (present: readonly Seat[]) =>
    Promise.all(
      present.map(async (seat) => {
        if (streams.isPresent(seat))
          await liveGames.setConnected(seat.gameID, seat.side, true).catch(warn);
      }),
    );

  return {
    async note(now) {
      await connect(await notePresent(now));
      // A clock that was set back is as good as an outage.
      if (Math.abs(now.getTime() - noted.last) > NOTED_APART_MS) noted.since = now.getTime();
      noted.last = now.getTime();
      // After an outage the other programs are first to note who is there.
      if (now.getTime() - noted.since < UNSEEN_MS) return;
      const since = new Date(now.getTime() - UNSEEN_MS);
      for (const seat of await findUnseen(db, { since, limit: PAGE }))
        await leave(seat, since).catch(warn);
    },
    stop: () => {
      for (const blink of blinks.values()) clearTimeout(blink);
    },
  };
}
