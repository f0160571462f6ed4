/**
 * The stages of a stop, in their order: a part needs nothing of an earlier stage. Requests under
 * way may still wake the frequent jobs and have an attempt valued.
 */
const STAGES = ['requests', 'jobs', 'database', 'log'] as const;
export type StopStage = (typeof STAGES)[number];

/** What is to be stopped when the program stops. */
export interface StopStages {
  /** Has a part be stopped in a stage, at the same time as the others of that stage. */
  add(stage: StopStage, stop: () => Promise<void>): void;
  /**
   * Stops all parts, stage by stage. A part that fails to stop is told of and holds up no other
   * one.
   */
  stop(onFailure: (error: unknown) => void): Promise<void>;
}

/** Creates the stages of a stop, without any parts. */
export function createStopStages(): StopStages {
  const parts: Record<StopStage, (() => Promise<void>)[]> = {
    requests: [],
    jobs: [],
    database: [],
    log: [],
  };
  return {
    add: (stage, stop) => void parts[stage].push(stop),
    stop: async (onFailure) => {
      for (const stage of STAGES)
        await Promise.all(parts[stage].map((stop) => stop().catch(onFailure)));
    },
  };
}
