import type { Tokens } from '@pennant/contract/account';
import { median } from '@pennant/rules/statistics/quantile';
import { openConnection } from '../../server-harness/http-client.ts';
import { PASSWORD } from '../../server-harness/register-by-outbox.ts';
import type { Crowd } from '../crowd.ts';
import { cpuSecondsOf } from '../process-usage.ts';
import { generatedName, type Amounts } from './fill-users.ts';

/** A program on one of the two databases. */
export interface GrownSide {
  readonly url: string;
  readonly pid: number;
  readonly crowd: Crowd;
  readonly amounts: Amounts;
}

/** What was measured, each as "the smaller the better". */
export type Ways = Readonly<
  Record<'roll' | 'rollProgramCpu' | 'signIn' | 'myGames' | 'boards', number>
>;

export interface WaysAmounts {
  readonly rollSeconds: number;
  /** Users who sign in and look at their games. */
  readonly signIns: number;
  /** Codes of months whose boards no program has kept. */
  readonly months: readonly string[];
}

/** Returns medians in ms; of the program's processor time for a roll, the mean. */
export async function measureWays(
  { url, pid, crowd, amounts }: GrownSide,
  { rollSeconds, signIns, months }: WaysAmounts,
  turn: number,
): Promise<Ways> {
  const cpuBefore = cpuSecondsOf(pid);
  const run = crowd.start(url, null);
  await new Promise((resolve) => setTimeout(resolve, rollSeconds * 1000));
  const { writes, p50Ms } = await run.end();
  const cpu = cpuSecondsOf(pid) - cpuBefore;

  const connection = openConnection(url);
  const time = async (
    method: string,
    path: string,
    options: { token?: string; body?: unknown },
  ) => {
    const began = performance.now();
    const { status, body } = await connection.request(method, `/api${path}`, options);
    const ms = performance.now() - began;
    if (status !== 200) throw new Error(`${path} responds with ${status} ${body}`);
    return { ms, body };
  };
  const [signInMs, myGamesMs, boardsMs]: [number[], number[], number[]] = [[], [], []];
  for (let number = 0; number < signIns; number += 1) {
    // Spread over all that have games, others in each turn.
    const place = ((number * 7919 + turn * 104_729) % amounts.playing) + 1;
    const username = generatedName(place);
    const signedIn = await time('POST', '/auth/login', { body: { username, password: PASSWORD } });
    signInMs.push(signedIn.ms);
    const { AccessToken } = JSON.parse(signedIn.body) as Tokens;
    myGamesMs.push((await time('GET', '/games/user/', { token: AccessToken })).ms);
  }
  for (const month of months)
    boardsMs.push((await time('GET', `/cardInventory/leaderboard/monthly/${month}`, {})).ms);
  connection.close();
  return {
    roll: p50Ms,
    rollProgramCpu: (cpu * 1000) / writes.length,
    signIn: median(signInMs),
    myGames: median(myGamesMs),
    boards: median(boardsMs),
  };
}
