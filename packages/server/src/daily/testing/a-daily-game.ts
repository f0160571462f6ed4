import type { DailyDecisionDto, OwnDailyAttempt } from '@pennant/contract/daily';
import { dailyDayOf } from '@pennant/rules/daily/daily-day';
import { aSeason } from '../../packs/testing/a-season.ts';
import { aClub } from '../../teams/testing/a-club.ts';
import type { TestPlayer } from '../../testing/a-player.ts';
import type { TestProgram } from '../../testing/test-program.ts';
import { drawDailyGame } from '../draw-daily-game.ts';
import { saveDailyGame } from '../make-daily-game.ts';

/** Makes a season with two clubs, of which the days of a test are made: their cards hit and run. */
export async function clubsOfDays({ database }: TestProgram, year = 1954): Promise<void> {
  await aSeason(database, { year });
  await database.sql(
    `update card set d2 = 'HR', d3 = 'H2', d4 = 'BB', d5 = 'H1', d9 = 'BB',
       d8 = case when card_id % 3 = 0 then 'H1' else 'SO' end,
       d10 = case when card_id % 2 = 0 then 'H2' else 'OO' end,
       speed = 30 + card_id * 7 % 65, steal_success_rate = .55 + card_id % 5 * .08
     where year = $1 and type = 'Batter'`,
    [year],
  );
  for (const name of ['Mudville', 'Boxcar'])
    await aClub(database, { year, name: `${year} ${name} Nine` });
}

/** Returns today's day on the clock of a program. */
export const todayOf = ({ clock }: Pick<TestProgram, 'clock'>): string =>
  dailyDayOf(clock().getTime());

/** A seed under which both clubs of a test have decisions that cost something. */
const A_SEED = Buffer.alloc(32);

/** Makes the game of a day, today's unless another is named, worth it or not; returns the day. */
export async function aDailyGame(
  app: TestProgram,
  day = todayOf(app),
  seed: Buffer = A_SEED,
): Promise<string> {
  const { database, clock } = app;
  const game = await drawDailyGame(database, day, seed);
  if (game === null || !(await saveDailyGame(database, day, { game, now: clock() })))
    throw new Error('the game of the day was not made');
  return day;
}

/** Decides by what is offered. */
export type Policy = (decision: DailyDecisionDto) => string;

export const firstOption: Policy = ({ options }) => options[0]!;
export const lastOption: Policy = ({ options }) => options.at(-1)!;

/** Sends the next decision of a player's scored attempt; without one, starts it. */
export const decide = (
  player: Pick<TestPlayer, 'request'>,
  day: string,
  decision?: { readonly number: number; readonly option: string },
) =>
  player.request('POST', `/daily/${day}/attempt`, {
    body: decision === undefined ? {} : { decision },
  });

/** Plays a player's scored attempt by a policy, to its end or until so many are decided. */
export async function playScored(
  player: Pick<TestPlayer, 'request'>,
  day: string,
  { policy = firstOption, until = 1_000 }: { policy?: Policy; until?: number } = {},
): Promise<OwnDailyAttempt> {
  let { status, body } = await decide(player, day);
  while (status === 200 && body.run.next !== null && body.run.choices.length < until) {
    const { next } = (body as OwnDailyAttempt).run;
    const decision = { number: next!.number, option: policy(next!) };
    ({ status, body } = await decide(player, day, decision));
  }
  if (status !== 200) throw new Error(`the attempt was refused: ${JSON.stringify(body)}`);
  return body;
}

/** Plays an attempt that counts nowhere by a policy; returns its choices. */
export async function playFreely(
  app: Pick<TestProgram, 'request'>,
  day: string,
  policy = firstOption,
): Promise<string[]> {
  const choices: string[] = [];
  for (;;) {
    const { status, body } = await app.request('POST', `/daily/${day}/free`, { body: { choices } });
    if (status !== 200) throw new Error(`the attempt was refused: ${JSON.stringify(body)}`);
    if (body.next === null) return choices;
    choices.push(policy(body.next));
  }
}
