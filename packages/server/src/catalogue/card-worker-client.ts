import { Worker } from 'node:worker_threads';
import { StartupError } from '../platform/database/embedded/postgres-binaries.ts';
import type { HistorySource } from './history-source.ts';
import type {
  CardWorkerMessage,
  CardWorkerData,
  GenerateSeasonRequest,
  HistoryPlan,
} from './card-worker-protocol.ts';
import type { SeasonRows } from './season-rows.ts';

/**
 * Heap limits that are enough for the whole record and one season's cards; they force garbage
 * collection before the heap grows further.
 */
const MEMORY = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 };

type PendingResult<T> = { resolve: (value: T) => void; reject: (reason: unknown) => void };

/** The server's handle of a worker thread that reads a history and generates its seasons. */
export class CardWorkerClient {
  readonly plan: Promise<HistoryPlan>;
  readonly #worker: Worker;
  readonly #waiting: PendingResult<SeasonRows>[] = [];
  /** Why the worker makes no more seasons; null while it does. */
  #failure: { readonly reason: unknown } | null = null;

  constructor(source: HistorySource) {
    const task: CardWorkerData = { source };
    this.#worker = new Worker(new URL('./card-worker.ts', import.meta.url), {
      workerData: task,
      resourceLimits: MEMORY,
    });
    const planResult = Promise.withResolvers<HistoryPlan>();
    this.plan = planResult.promise;
    const fail = (reason: unknown) => {
      this.#failure ??= { reason };
      planResult.reject(reason);
      for (const season of this.#waiting.splice(0)) season.reject(reason);
    };
    this.#worker.on('message', (message: CardWorkerMessage) => {
      if (message.kind === 'planned') planResult.resolve(message.planned);
      else if (message.kind === 'season') this.#waiting.shift()?.resolve(message.rows);
      else fail(new StartupError(message.text));
    });
    this.#worker.on('error', fail);
    this.#worker.on('exit', () => fail(new Error('the thread that makes cards has ended')));
    // Prevents an unhandled rejection where nobody awaits the plan.
    this.plan.catch(() => undefined);
  }

  /**
   * Generates one season. Seasons are generated in the order of the requests.
   * @throws StartupError if the history can't be read; an error if the worker has ended
   */
  async generateSeason(request: GenerateSeasonRequest): Promise<SeasonRows> {
    if (this.#failure !== null) throw this.#failure.reason;
    const season = Promise.withResolvers<SeasonRows>();
    this.#waiting.push(season);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
    this.#worker.postMessage(request);
    return season.promise;
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}
