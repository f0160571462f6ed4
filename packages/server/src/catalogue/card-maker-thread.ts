import { Worker } from 'node:worker_threads';
import { CannotStart } from '../platform/database/embedded/engine.ts';
import type { HistorySource } from './history-source.ts';
import type { MakerAnswer, MakerTask, MakeSeason, PlannedHistory } from './maker-messages.ts';
import type { SeasonRows } from './season-rows.ts';

/** Enough for the whole record and one season's cards; the collector works harder before it takes more. */
const MEMORY = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 };

type Settle<T> = { resolve: (value: T) => void; reject: (reason: unknown) => void };

/** The thread that reads a history and makes its seasons, seen from the server's side. */
export class CardMakerThread {
  readonly planned: Promise<PlannedHistory>;
  readonly #worker: Worker;
  readonly #waiting: Settle<SeasonRows>[] = [];

  constructor(source: HistorySource) {
    const task: MakerTask = { source };
    this.#worker = new Worker(new URL('./maker-thread.ts', import.meta.url), {
      workerData: task,
      resourceLimits: MEMORY,
    });
    const plan = Promise.withResolvers<PlannedHistory>();
    this.planned = plan.promise;
    const fail = (reason: unknown) => {
      plan.reject(reason);
      for (const season of this.#waiting.splice(0)) season.reject(reason);
    };
    this.#worker.on('message', (message: MakerAnswer) => {
      if (message.kind === 'planned') plan.resolve(message.planned);
      else if (message.kind === 'season') this.#waiting.shift()?.resolve(message.rows);
      else fail(new CannotStart(message.text));
    });
    this.#worker.on('error', fail);
    this.#worker.on('exit', () => fail(new Error('the thread that makes cards has ended')));
    // Who asks for the plan hears of its failure; nobody has to.
    this.planned.catch(() => undefined);
  }

  /**
   * Makes one season; seasons come in the order in which they are asked for.
   * @throws CannotStart where the history can't be read
   */
  async make(year: number): Promise<SeasonRows> {
    const season = Promise.withResolvers<SeasonRows>();
    this.#waiting.push(season);
    const message: MakeSeason = { year };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
    this.#worker.postMessage(message);
    return season.promise;
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}
