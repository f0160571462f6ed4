import { SIDES } from '@pennant/rules/games/lineup-slots';
import type { Logger } from 'pino';
import type { Clock } from '../platform/clock.ts';
import type { TransactionScope } from '../platform/database/database.ts';
import { createOptionalRead } from '../platform/database/optional-read.ts';
import { NOBODY } from '../platform/nobody.ts';
import { findDue, findRunning, noteLook } from './live-due-store.ts';
import type { LiveGames } from './live-games.ts';
import { findUnseen, forgetSeen, noteSeen, noteStillSeen, type Seat } from './presence-store.ts';

/** How often a program looks for what is due, in ms. */
export const LIVE_LOOK_MS = 1_000;
/** Two programs need not both note that they look. */
const NOTED_EVERY_MS = 800;
/** Where nobody looked for so long, there was an outage, which counts for nobody. */
const OUTAGE_MS = 5_000;
/** How often the sides that are connected here are noted, in looks. */
const LOOKS_PER_NOTE = 4;
/** How long a side may be without a stream before it counts as disconnected, in looks. */
const LOOKS_OF_A_BLINK = 5;
/** So long after it was noted last, a side's program is gone. */
const UNSEEN_MS = 15_000;
/** Notings that are further apart than this were cut off by an outage. */
const NOTED_APART_MS = 10_000;
/** Games that are looked after at once. */
const PAGE = 100;

interface Context {
  readonly db: TransactionScope;
  readonly clock: Clock;
  readonly liveGames: LiveGames;
  readonly log?: Pick<Logger, 'warn'> | undefined;
  /** Time between two looks. */
  readonly lookMs: number;
}

/** What keeps the clocks of the live games, on each program. */
export interface LiveTime {
  stop(): Promise<void>;
}

/**
 * Keeps the clocks of all live games, and who is connected: each program looks each second, and
 * what is due is done by whichever comes first, on the condition that nobody has done it.
 */
export function keepLiveTime({ db, clock, liveGames, log, lookMs }: Context): LiveTime {
  const blinks = new Map<string, NodeJS.Timeout>();
  let looks = 0;
  /** When the last look of this program ended, on the clock of `performance.now()`. */
  let lookedAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | null = null;
  const nameOf = ({ gameID, side }: Seat) => `${gameID} ${side}`;
  const warn = (error: unknown) =>
    log?.warn({ err: error }, 'a live game could not be looked after');

  const readIfServed = createOptionalRead(clock);
  /** Returns null where not all servers answer, and for some seconds after that. */
  const askAllServers = <Answer>(ask: () => Promise<Answer>): Promise<Answer | null> =>
    readIfServed(() =>
      ask().catch((error: unknown) => {
        warn(error);
        throw error;
      }),
    );
  /** Games whose server did not answer, while not all servers did. */
  const setAside = new Set<string>();

  const arrive = async (seat: Seat): Promise<void> => {
    await noteSeen(db, seat, clock());
    await liveGames.setConnected(seat.gameID, seat.side, true);
  };
  const leave = async (seat: Seat, since: Date): Promise<void> => {
    // Another program may have seen the side since: a reload of the page may lead there.
    if (liveGames.streams.isPresent(seat) || !(await forgetSeen(db, seat, since))) return;
    await liveGames.setConnected(seat.gameID, seat.side, false);
  };

  liveGames.streams.onPresence((seat, isPresent) => {
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

  /** Lets the clocks of all games go on from where an outage began. */
  const putOff = async (lateMs: number): Promise<void> => {
    let page = await findRunning(db, { after: NOBODY, limit: PAGE });
    while (page.length > 0) {
      for (const gameID of page) await liveGames.passTime(gameID, lateMs).catch(warn);
      page = await findRunning(db, { after: page.at(-1)!, limit: PAGE });
    }
  };

  /**
   * Lets happen what is due in the games that are played here. They are in memory, so that only
   * what is due asks their server; where that does not answer, the game is set aside, and one of
   * those set aside is tried at each look.
   */
  const passTimeHere = async (): Promise<void> => {
    const here = new Set(SIDES.flatMap((side) => liveGames.streams.listPresent(side)));
    const retried = [...setAside].find((gameID) => here.has(gameID));
    const tried = [...here].filter((gameID) => gameID === retried || !setAside.has(gameID));
    const passTime = async (gameID: string) => {
      setAside.delete(gameID);
      await liveGames.passTime(gameID, 0).catch(() => setAside.add(gameID));
    };
    await Promise.all(tried.map(passTime));
  };

  /**
   * Lets happen what is due. In which games, a cluster can't tell while one of its servers is away:
   * then each program goes through those that are played there.
   */
  const passDue = async (now: Date): Promise<void> => {
    const due = await askAllServers(() => findDue(db, { now, limit: PAGE }));
    if (due === null) return passTimeHere();
    setAside.clear();
    await Promise.all(due.map((gameID) => liveGames.passTime(gameID, 0).catch(warn)));
  };

  /** Since when this program notes who is here without a gap, and when it did so last. */
  const noted = { since: Number.NEGATIVE_INFINITY, last: Number.NEGATIVE_INFINITY };

  /** Notes who is connected here, and who was noted by no program for some time as gone. */
  const noteWhoIsHere = async (now: Date): Promise<void> => {
    for (const side of SIDES) {
      const gameIDs = liveGames.streams.listPresent(side);
      const gone = await noteStillSeen(db, { gameIDs, side, now });
      // Taken for gone by another program, from which this one was cut off.
      for (const gameID of gone)
        if (liveGames.streams.isPresent({ gameID, side })) await arrive({ gameID, side });
    }
    if (now.getTime() - noted.last > NOTED_APART_MS) noted.since = now.getTime();
    noted.last = now.getTime();
    // After an outage the other programs are first to note who is there.
    if (now.getTime() - noted.since < UNSEEN_MS) return;
    const since = new Date(now.getTime() - UNSEEN_MS);
    for (const seat of await findUnseen(db, { since, limit: PAGE })) await leave(seat, since);
  };

  const lookNow = async (): Promise<void> => {
    const now = clock();
    // Who looked itself just now knows that there was no outage: the clock was set.
    const wasHere = performance.now() - lookedAt < OUTAGE_MS;
    const unlessSince = new Date(now.getTime() - NOTED_EVERY_MS);
    const before = await noteLook(db, { now, unlessSince });
    const lateMs = before === null ? 0 : now.getTime() - before.getTime();
    if (lateMs > OUTAGE_MS && !wasHere) await putOff(lateMs - lookMs);
    await passDue(now);
    if (looks++ % LOOKS_PER_NOTE === 0) await askAllServers(() => noteWhoIsHere(now));
    lookedAt = performance.now();
  };

  const look = (): Promise<void> => {
    running ??= lookNow().finally(() => (running = null));
    return running;
  };
  const timer = setInterval(() => void look().catch(warn), lookMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      for (const blink of blinks.values()) clearTimeout(blink);
      await running?.catch(() => undefined);
    },
  };
}
