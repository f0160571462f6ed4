import { whenIdle } from '../server-harness/start-program.ts';
import { startBalancer, type Balancer } from '../trust/restarts/start-balancer.ts';
import { startTrustProgram, type TrustProgram } from '../trust/harness/trust-program.ts';
import { SCALE_FOLDER } from './run-folder.ts';

/** Programs on one database. */
export interface RunningPrograms {
  readonly programs: readonly TrustProgram[];
  /** Starts nginx, with the configuration of deploy/, in front of the first of them. */
  balance(count: number): Promise<Balancer>;
  stop(): Promise<void>;
}

/** Starts programs on a database that has all cards, and waits until they have no work left. */
export async function startPrograms(databaseUrl: string, count: number): Promise<RunningPrograms> {
  const programs: TrustProgram[] = [];
  const stop = async () => {
    for (const program of programs) await program.stop();
  };
  try {
    for (let number = 0; number < count; number += 1)
      programs.push(await startTrustProgram({ dataDir: SCALE_FOLDER, databaseUrl }));
    await Promise.all(programs.map(({ url }) => whenIdle(url)));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    programs,
    balance: (first) =>
      startBalancer({
        hosts: programs.slice(0, first).map(({ url }) => new URL(url).host),
        neverTriesAnother: false,
      }),
    stop,
  };
}
