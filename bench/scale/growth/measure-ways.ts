import type { Tokens } from '@pennant/contract/account';
import type { Leaderboard } from '@pennant/contract/leaderboard';
import { median } from '@pennant/rules/statistics/quantile';
import { openConnection, type HttpConnection } from '../../server-harness/http-client.ts';
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

/** The same on the database of few users and on that of many. */
export interface Both<T> {
  readonly few: T;
  readonly many: T;
}

/**
 * What is measured, each in ms. `first` is what was not asked for since the server started, so that
 * its rows may come from the disk.
 */
export const WAYS = [
  'roll',
  'rollProgramCpu',
  'signIn',
  'myGames',
  'boards',
  'firstSignIn',
  'firstMyGames',
  'firstBoards',
] as const;
export type Way = (typeof WAYS)[number];
export type Times = Record<Way, Both<number>[]>;

export interface WaysAmounts {
  readonly rollSeconds: number;
  /** Users who sign in and look at their games, each twice. */
  readonly signIns: number;
  /** Codes of months whose boards are looked at, each twice. */
  readonly months: readonly string[];
}

/**
 * Returns the times of one turn, each of few users beside one of many: one right after the other,
 * since the load of the machine changes within seconds.
 */
export async function measureWays(
  sides: Both<GrownSide>,
  { rollSeconds, signIns, months }: WaysAmounts,
  turn: number,
): Promise<Times> {
  const times: Times = {
    ...(await measureRolls(sides, rollSeconds)),
    signIn: [],
    myGames: [],
    boards: [],
    firstSignIn: [],
    firstMyGames: [],
    firstBoards: [],
  };
  const connections = {
    few: openConnection(sides.few.url),
    many: openConnection(sides.many.url),
  };
  for (let number = 0; number < signIns; number += 1) {
    const visit = (side: keyof Both<unknown>) => {
      // Spread over all that have games, others in each turn.
      const { playing } = sides[side].amounts;
      const username = generatedName(((number * 7919 + turn * 104_729) % playing) + 1);
      return signInAndListGames(connections[side], username);
    };
    const first = await onBoth(number, visit);
    times.firstSignIn.push(pick(first, ({ signIn }) => signIn));
    times.firstMyGames.push(pick(first, ({ myGames }) => myGames));
    const again = await onBoth(number, visit);
    times.signIn.push(pick(again, ({ signIn }) => signIn));
    times.myGames.push(pick(again, ({ myGames }) => myGames));
  }
  for (const [index, month] of months.entries()) {
    const look = async (side: keyof Both<unknown>) =>
      (await readBoards(connections[side], month)).ms;
    times.firstBoards.push(await onBoth(index, look));
    times.boards.push(await onBoth(index, look));
  }
  for (const connection of Object.values(connections)) connection.close();
  return times;
}

/** Returns of how many users the cards on the boards of a month are. */
export async function countUsersOnBoards({ url }: GrownSide, month: string): Promise<number> {
  const connection = openConnection(url);
  const { body } = await readBoards(connection, month);
  connection.close();
  const { batters, pitchers } = JSON.parse(body) as Leaderboard;
  const players = [...batters, ...pitchers].flatMap((board) => board.players);
  return new Set(players.map(({ User }) => User.userID)).size;
}

/** Does something on the one and then on the other; which comes first changes by the number. */
async function onBoth<T>(
  number: number,
  work: (side: keyof Both<T>) => Promise<T>,
): Promise<Both<T>> {
  if (number % 2 === 0) {
    const few = await work('few');
    return { few, many: await work('many') };
  }
  const many = await work('many');
  return { few: await work('few'), many };
}

const pick = <T>({ few, many }: Both<T>, valueOf: (value: T) => number): Both<number> => ({
  few: valueOf(few),
  many: valueOf(many),
});

/** Has the crowds roll in turns: few, many, many, few. Of the processor time it is the mean. */
async function measureRolls(
  sides: Both<GrownSide>,
  seconds: number,
): Promise<Pick<Times, 'roll' | 'rollProgramCpu'>> {
  const waits: Both<number[]> = { few: [], many: [] };
  const cpuSeconds = { few: 0, many: 0 };
  for (const side of ['few', 'many', 'many', 'few'] as const) {
    const { crowd, pid, url } = sides[side];
    const cpuBefore = cpuSecondsOf(pid);
    const run = crowd.start(url, null);
    await new Promise((resolve) => setTimeout(resolve, (seconds * 1000) / 2));
    const { writes } = await run.end();
    cpuSeconds[side] += cpuSecondsOf(pid) - cpuBefore;
    waits[side].push(...writes.map(({ sentAt, at }) => at - sentAt));
  }
  return {
    roll: [pick(waits, median)],
    rollProgramCpu: [
      {
        few: (cpuSeconds.few * 1000) / waits.few.length,
        many: (cpuSeconds.many * 1000) / waits.many.length,
      },
    ],
  };
}

async function signInAndListGames(
  connection: HttpConnection,
  username: string,
): Promise<{ readonly signIn: number; readonly myGames: number }> {
  const body = { username, password: PASSWORD };
  const signedIn = await time(connection, 'POST', '/auth/login', { body });
  const { AccessToken } = JSON.parse(signedIn.body) as Tokens;
  const listed = await time(connection, 'GET', '/games/user/', { token: AccessToken });
  return { signIn: signedIn.ms, myGames: listed.ms };
}

const readBoards = (connection: HttpConnection, month: string) =>
  time(connection, 'GET', `/cardInventory/leaderboard/monthly/${month}`, {});

async function time(
  connection: HttpConnection,
  method: string,
  path: string,
  options: { readonly token?: string; readonly body?: unknown },
): Promise<{ readonly ms: number; readonly body: string }> {
  const began = performance.now();
  const { status, body } = await connection.request(method, `/api${path}`, options);
  const ms = performance.now() - began;
  if (status !== 200) throw new Error(`${path} responds with ${status} ${body}`);
  return { ms, body };
}
