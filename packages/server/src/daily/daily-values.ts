import { hash } from 'node:crypto';
import os from 'node:os';
import type { DailyDecision, MadeDecision } from '@pennant/rules/daily/daily-run';
import { dailyStateKey } from '@pennant/rules/daily/daily-state-key';
import type { TriedDay } from '@pennant/rules/daily/is-worthy-day';
import type { ValuedDailyDecision } from '@pennant/rules/daily/value-daily-decision';
import { ROLLOUTS } from '@pennant/rules/games/analysis/review/rollout-chances';
import { LRUCache } from 'lru-cache';
import { createWorkerQueue } from '../platform/worker-queue.ts';
import type { DailyEntry } from './daily-games.ts';
import type { DailyTask } from './daily-tasks.ts';
import type { DrawnGame } from './draw-daily-game.ts';
import { toStoredValue, type StoredValue } from './stored-value.ts';

/** A decision with the game just before it. */
export type ValuedState = Pick<MadeDecision, 'state' | 'options'>;

/**
 * What a decision is valued for: a scored attempt whose user waits for its total, then one under
 * way, then attempts that count nowhere, of which each client has its share.
 */
export type ValueRequester =
  | { readonly kind: 'finished' | 'underWay' }
  | { readonly kind: 'free'; readonly client: string };
export const FINISHED: ValueRequester = { kind: 'finished' };
export const UNDER_WAY: ValueRequester = { kind: 'underWay' };

/** Those first that go first. */
const KINDS = ['finished', 'underWay', 'free'] as const satisfies ValueRequester['kind'][];

/** What the options of decisions are worth, worked out away from the thread of requests. */
export interface DailyValues {
  /** Returns what a decision's options are worth where it is known, by its key. */
  peek(key: string): StoredValue | undefined;
  /** Whether what a decision's options are worth is being worked out. */
  isAwaited(key: string): boolean;
  /**
   * Returns what they are worth; null where too many wait, or where a client that counts nowhere
   * has its share. Whoever asks for the same waits for the same.
   */
  value(
    entry: DailyEntry,
    decision: ValuedState,
    requester: ValueRequester,
  ): Promise<StoredValue> | null;
  /** Tries whether a game is worth being that of a day; all decisions that wait go before. */
  tryDay(day: string, game: DrawnGame): Promise<TriedDay>;
  /** Ends the thread: nothing is valued any more. */
  stop(): void;
  readonly isStopped: boolean;
}

/** About 400 bytes each. */
const MAX_CACHED = 20_000;

/** Decisions that wait, about 4 KB each; more than a client's attempt has in its share. */
const MAX_WAITING = { finished: 10_000, underWay: 5_000, free: 1_000, ofClient: 60 } as const;

interface Task extends PromiseWithResolvers<StoredValue> {
  readonly entry: DailyEntry;
  readonly decision: ValuedState;
  readonly key: string;
  /** The first kind that it waits for, as its index. */
  rank: number;
  isStarted: boolean;
}

/** Returns the key of a decision: the same for whoever comes to it on a day. */
export const valueKeyOf = (
  { game_id: gameID }: DailyEntry,
  { state, options }: ValuedState,
): string => hash('sha256', `${gameID} ${dailyStateKey(state, options)}`, 'base64');

/** Threads that value at most: one processor is left to requests, where there are several. */
const THREADS = Math.max(1, Math.min(4, os.availableParallelism() - 1));

/** Does a task in a thread of its own, which starts with the first one. */
export type DailyThread = (task: DailyTask) => Promise<unknown>;

const createThreads = (signal: AbortSignal): DailyThread[] => {
  const script = new URL('./daily-value-worker.ts', import.meta.url);
  return Array.from({ length: THREADS }, () => createWorkerQueue<unknown>(script, { signal }));
};

/**
 * @param rollouts games for each option; all programs of a database have the same.
 */
export function createDailyValues({
  rollouts = ROLLOUTS,
  threadsUntil = createThreads,
}: {
  readonly rollouts?: number;
  /** Creates the threads, which end by the signal. */
  readonly threadsUntil?: (signal: AbortSignal) => readonly DailyThread[];
} = {}): DailyValues {
  const ending = new AbortController();
  const threads = threadsUntil(ending.signal);
  const idle = new Set(threads);
  const known = new LRUCache<string, StoredValue>({ max: MAX_CACHED });
  const pending = new Map<string, Task>();
  const waiting: Record<ValueRequester['kind'], Task[]> = {
    finished: [],
    underWay: [],
    free: [],
  };
  const ofClients = new Map<string, number>();

  const takeTask = (): Task | undefined => {
    const kind = KINDS.find((one) => waiting[one].length > 0);
    return kind === undefined || ending.signal.aborted ? undefined : waiting[kind].shift();
  };

  /** Has each thread value one decision after another: one that counts need not wait for others. */
  const workOn = async (): Promise<void> => {
    const [thread] = idle;
    if (thread === undefined) return;
    idle.delete(thread);
    for (let task = takeTask(); task !== undefined; task = takeTask()) {
      // It waited for several, and went with the first of them.
      if (task.isStarted) continue;
      task.isStarted = true;
      await valueTask(thread, task);
    }
    idle.add(thread);
  };
  const valueTask = async (
    thread: DailyThread,
    { entry, decision, key, resolve, reject }: Task,
  ): Promise<void> => {
    const { day, game_id: gameID, source, side } = entry;
    try {
      const { state, options } = decision;
      const game = { gameID, source, side };
      const task: DailyTask = { kind: 'value', day, game, decision: { state, options }, rollouts };
      const valued = toStoredValue((await thread(task)) as ValuedDailyDecision);
      known.set(key, valued);
      resolve(valued);
    } catch (error) {
      reject(error);
    } finally {
      pending.delete(key);
    }
  };

  /** Whether one more decision may wait; counts it for its client. */
  const admit = (requester: ValueRequester, task: Promise<unknown>): boolean => {
    if (waiting[requester.kind].length >= MAX_WAITING[requester.kind]) return false;
    if (requester.kind !== 'free') return true;
    const { client } = requester;
    const count = ofClients.get(client) ?? 0;
    if (count >= MAX_WAITING.ofClient) return false;
    ofClients.set(client, count + 1);
    const release = () => {
      const left = (ofClients.get(client) ?? 1) - 1;
      if (left === 0) ofClients.delete(client);
      else ofClients.set(client, left);
    };
    task.then(release, release);
    return true;
  };

  const newTask = (entry: DailyEntry, decision: ValuedState, key: string): Task => {
    const outcome = Promise.withResolvers<StoredValue>();
    // Nobody may be waiting for it.
    outcome.promise.catch(() => undefined);
    return { ...outcome, entry, decision, key, rank: KINDS.length, isStarted: false };
  };

  return {
    peek: (key) => known.get(key),
    isAwaited: (key) => pending.has(key),
    value(entry, decision, requester) {
      const key = valueKeyOf(entry, decision);
      const value = known.get(key);
      if (value !== undefined) return Promise.resolve(value);
      const earlier = pending.get(key);
      const rank = KINDS.indexOf(requester.kind);
      if (earlier !== undefined && (earlier.isStarted || earlier.rank <= rank))
        return earlier.promise;
      const task = earlier ?? newTask(entry, decision, key);
      if (ending.signal.aborted || !admit(requester, task.promise)) return earlier?.promise ?? null;
      pending.set(key, task);
      task.rank = rank;
      waiting[requester.kind].push(task);
      void workOn();
      return task.promise;
    },
    tryDay: async (day, { source, side, seed }) => {
      ending.signal.throwIfAborted();
      const task: DailyTask = {
        kind: 'try',
        day,
        source,
        side,
        seed: seed.toString('hex'),
        rollouts,
      };
      return (await threads[0]!(task)) as TriedDay;
    },
    stop: () => ending.abort(),
    get isStopped() {
      return ending.signal.aborted;
    },
  };
}

/** Has the options of what an attempt is asked next be valued, while it is thought about. */
export const beginToValue = (
  values: DailyValues,
  entry: DailyEntry,
  { next, state }: { readonly next: DailyDecision | null; readonly state: MadeDecision['state'] },
): void => {
  if (next !== null) void values.value(entry, { state, options: next.options }, UNDER_WAY);
};
