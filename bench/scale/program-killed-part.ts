import { setTimeout as pause } from 'node:timers/promises';
import { countLostWrites } from './count-lost-writes.ts';
import { Crowd, longestGaps } from './crowd.ts';
import { startReplicatedDatabase } from './replicated-database.ts';
import { startPrograms } from './running-programs.ts';
import { printFailures, rounded, type Figures, type ScaleOptions } from './scale-options.ts';

const PROGRAMS = 3;

/** Kills one of three programs under load. */
export async function killProgram({ players, rate, seconds }: ScaleOptions): Promise<Figures> {
  const database = await startReplicatedDatabase('synchronous', console.log);
  try {
    const running = await startPrograms(database.url, PROGRAMS);
    try {
      const crowd = await Crowd.register(running.programs[0]!.url, players);
      const balancer = await running.balance(PROGRAMS);
      const underWay = crowd.start(balancer.url, rate);
      await pause(seconds * 500);
      const killedAt = performance.now();
      await running.programs[0]!.kill();
      await pause(seconds * 500);
      const run = await underWay.end();
      await balancer.stop();
      const lostWrites = await countLostWrites(database.primary, run.writes);
      const { ofPlayer, ofAll } = longestGaps(run, killedAt);
      console.log(
        `\nOne of ${PROGRAMS} programs killed (SIGKILL), ${rate} rolls a second by ${players} players\n` +
          `  acknowledged writes                        ${run.writes.length}, lost ${lostWrites}\n` +
          `  longest that a player had no answer        ${ofPlayer.toFixed(2)} s ` +
          `(a roll each ${(players / rate).toFixed(2)} s)\n` +
          `  longest that nobody had one                ${ofAll.toFixed(2)} s`,
      );
      printFailures(run);
      return { programLostWrites: lostWrites, gapSeconds: rounded(ofPlayer, 2) };
    } finally {
      await running.stop();
    }
  } finally {
    await database.stop();
  }
}
