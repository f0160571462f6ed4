import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Database } from './database.ts';

/** What programs let each other know of. The id of a notice says which one it was. */
export const NOTICE_TOPICS = [
  /** A game that others may watch has moved or ended, or may be watched no longer. */
  'watched_game',
  /** A live game has moved, or something was said in it. */
  'live_game',
  /** What a user lets others see has changed, by themselves or by an admin. */
  'shown_user',
] as const;
export type NoticeTopic = (typeof NOTICE_TOPICS)[number];

/** Called with the id of what has changed; with null where anything may have. */
export type NoticeListener = (id: string | null) => void;

/**
 * Notices between the programs of one database (LISTEN and NOTIFY). A notice is a hint: it may be
 * lost with a connection or a program, so whoever listens reads from the database, and looks there
 * from time to time without one.
 */
export interface Notices {
  /**
   * Tells all programs, this one at once. Call it after the commit: the statement has a transaction
   * of its own, since transactions with a NOTIFY are committed one at a time.
   */
  publish(topic: NoticeTopic, id: string): void;
  /** Returns the function that ends the subscription. */
  subscribe(topic: NoticeTopic, listener: NoticeListener): () => void;
  stop(): Promise<void>;
}

const CHANNEL = 'pennant_notice';

/** Ids that wait for the connection; beyond it, whoever listens looks by itself. */
const MAX_WAITING = 5_000;

/** Time until the next attempt to connect, in ms. */
const RECONNECT_MS = 500;

/**
 * How often a connection is checked on which nothing happens, in ms: one that was cut off somewhere
 * on its way looks open for hours.
 */
const CHECK_MS = 15_000;
const RESPONSE_MS = 5_000;

/**
 * Creates a program's notices. They have one connection of their own, past any pooler, which is
 * opened when they are used for the first time and again whenever it is lost.
 */
export function createNotices(
  database: Pick<Database, 'connect'>,
  log: Pick<Logger, 'warn'>,
): Notices {
  const listeners = new Map<NoticeTopic, Set<NoticeListener>>();
  const waiting = new Set<string>();
  /** By which the program knows its own notices. */
  const ownID = randomUUID();
  let client: pg.Client | null = null;
  let connecting: Promise<void> | null = null;
  let isSending = false;
  let isStopped = false;
  let retryTimer: NodeJS.Timeout | undefined;
  let checkTimer: NodeJS.Timeout | undefined;

  const tell = (topic: string, id: string | null) => {
    for (const listener of listeners.get(topic as NoticeTopic) ?? []) listener(id);
  };
  const tellOfAnything = () => NOTICE_TOPICS.forEach((topic) => tell(topic, null));

  const lose = (lost: pg.Client) => {
    if (client !== lost) return;
    client = null;
    clearInterval(checkTimer);
    void lost.end().catch(() => undefined);
    if (!isStopped) retryTimer = setTimeout(connect, RECONNECT_MS);
  };

  const open = async () => {
    const opened = await database.connect();
    opened.on('notification', ({ channel, payload = '' }) => {
      const [sender, topic = '', id = ''] = payload.split(' ');
      // Its own it has told already.
      if (channel === CHANNEL && sender !== ownID) tell(topic, id);
    });
    opened.on('end', () => lose(opened));
    opened.on('error', () => lose(opened));
    try {
      // A hint that is lost with its server is no loss: nothing waits for the disk.
      await opened.query(`set synchronous_commit = off; listen ${CHANNEL}`);
    } catch (error) {
      await opened.end().catch(() => undefined);
      throw error;
    }
    if (isStopped) return opened.end();
    client = opened;
    checkTimer = setInterval(() => void query(opened, 'select'), CHECK_MS);
    checkTimer.unref();
    tellOfAnything();
    void send();
  };

  const connect = () => {
    if (client !== null || connecting !== null || isStopped) return;
    clearTimeout(retryTimer);
    connecting = open()
      .catch((error: unknown) => {
        log.warn({ err: error }, 'no notices from other programs');
        if (!isStopped) retryTimer = setTimeout(connect, RECONNECT_MS);
      })
      .finally(() => (connecting = null));
  };

  /** Runs a statement; a connection on which it fails is given up. */
  const query = async (on: pg.Client, text: string, values: unknown[] = []): Promise<void> => {
    const limit = setTimeout(() => lose(on), RESPONSE_MS);
    try {
      await on.query(text, values);
    } catch {
      lose(on);
    } finally {
      clearTimeout(limit);
    }
  };

  const send = async () => {
    if (isSending || client === null || waiting.size === 0) return;
    isSending = true;
    const batch = [...waiting];
    waiting.clear();
    await query(client, 'select pg_notify($1, notice) from unnest($2::text[]) as notice', [
      CHANNEL,
      batch,
    ]);
    isSending = false;
    void send();
  };

  return {
    publish(topic, id) {
      tell(topic, id);
      if (isStopped || waiting.size >= MAX_WAITING) return;
      waiting.add(`${ownID} ${topic} ${id}`);
      connect();
      void send();
    },
    subscribe(topic, listener) {
      const others = listeners.get(topic) ?? new Set();
      listeners.set(topic, others.add(listener));
      connect();
      return () => void others.delete(listener);
    },
    async stop() {
      isStopped = true;
      clearTimeout(retryTimer);
      clearInterval(checkTimer);
      await connecting;
      await client?.end().catch(() => undefined);
    },
  };
}
