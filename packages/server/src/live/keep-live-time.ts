import { SIDES } from '@pennant/rules/games/lineup-slots';
import type { Logger } from 'pino';
import type { Clock } from '../platform/clock.ts';
import type { TransactionScope } from '../platform/database/database.ts';
import { createOptionalRead } from '../platform/database/optional-read.ts';
import { NOBODY } from '../platform/nobody.ts';
import { findDue, findRunning, noteLook } from './live-due-store.ts';
import { keepLivePresence } from './keep-live-presence.ts';
import type { LiveGames } from './live-games.ts';

/** How often a program looks for what is due, in ms. */
export const LIVE_LOOK_MS = 1_000;
/** Two programs need not both note that they look. */
const NOTED_EVERY_MS = 800;
/** Where nobody looked for so long, there was an outage, which counts for nobody. */
const OUTAGE_MS = 5_000;
/** How often the sides that are connected here are noted, in looks. */
const LOOKS_PER_NOTE = 4;
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
  /**
   * Waits until an outage that has just ended is given back, if there was one: what a user does
   * before that would let everything pass that fell due meanwhile. Throws where that fails.
   */
  afterOutage(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Keeps the clocks of all live games, and who is connected: each program looks each second, and
 * what is due is done by whichever comes first, on the condition that nobody has done it.
 */
export function keepLiveTime({ db, clock, liveGames, log, lookMs }: Context): LiveTime {
  let looks = 0;
  /** When the last look of this program ended, on the clock of `performance.now()`. */
  let lookedAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | null = null;
  const warn = (error: unknown) =>
    log?.warn({ err: error }, 'a live game could not be looked after');
  const afterOutage = async (): Promise<void> => {
    if (performance.now() - lookedAt > OUTAGE_MS) await look();
  };
  const presence = keepLivePresence({ db, clock, liveGames, warn, lookMs, afterOutage });

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

  const lookNow = async (): Promise<void> => {
    const now = clock();
    // Who looked itself just now knows that there was no outage: the clock was set.
    const wasHere = performance.now() - lookedAt < OUTAGE_MS;
    const unlessSince = new Date(now.getTime() - NOTED_EVERY_MS);
    const before = await noteLook(db, { now, unlessSince });
    const lateMs = before === null ? 0 : now.getTime() - before.getTime();
    if (lateMs > OUTAGE_MS && !wasHere) await putOff(lateMs - lookMs);
    await passDue(now);
    if (looks++ % LOOKS_PER_NOTE === 0) await askAllServers(() => presence.note(now));
    lookedAt = performance.now();
  };

  const look = (): Promise<void> => {
    running ??= lookNow().finally(() => (running = null));
    return running;
  };
  const timer = setInterval(() => void look().catch(warn), lookMs);
  timer.unref();
  // At once: after an outage clocks are put off before anybody is back.
  void look().catch(warn);
  return {
    afterOutage,
    stop: async () => {
      clearInterval(timer);
      presence.stop();
      await running?.catch(() => undefined);
    },
  };
}
