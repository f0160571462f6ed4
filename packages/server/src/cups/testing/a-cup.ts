import type { Cup, CupForm } from '@pennant/contract/cups';
import { aPlayer, type TestPlayer } from '../../testing/a-player.ts';
import { aRival, type TestRival } from '../../testing/a-rival.ts';
import type { TestApp } from '../../testing/an-app.ts';
import type { TestProgram } from '../../testing/test-program.ts';
import { advanceCup } from '../advance-cup.ts';
import { beginCup } from '../begin-cup.ts';
import { settleCup } from '../settle-cups.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** Makes an account as old as cups ask for. */
export const makeOldEnough = (app: TestProgram, { userID }: TestPlayer) =>
  app.database.sql('update account set created_at = $2 where user_id = $1', [
    userID,
    new Date(app.clock().getTime() - 8 * DAY_MS),
  ]);

/** Creates a player who may enter cups, with a team and a network of their own. */
export async function anEntrant(
  app: TestProgram,
  season: { readonly year: number; readonly skip?: number },
): Promise<TestRival> {
  const rival = await aRival(app, season);
  await makeOldEnough(app, rival.player);
  return rival;
}

/** Makes a cup as an admin, which begins in five minutes; returns its id. */
export async function aCup(app: TestProgram, form: Partial<CupForm> = {}): Promise<string> {
  const admin = await aPlayer(app, { isAdmin: true });
  const { status, body } = await admin.request('POST', '/cups', {
    body: {
      name: 'Spring Cup',
      kind: { kind: 'open' },
      begins: new Date(app.clock().getTime() + 5 * MINUTE_MS).toISOString(),
      maxPlaces: 8,
      ...form,
    },
  });
  if (status !== 200) throw new Error(`the cup was not made: ${JSON.stringify(body)}`);
  return body.cupID;
}

/** Sends a player's entry of a cup. */
export const enter = ({ player, teamID }: TestRival, cupID: string) =>
  player.request('POST', `/cups/${cupID}/enter`, { body: { userTeamID: teamID } });

/** Enters a cup that must not refuse. */
export async function mustEnter(rival: TestRival, cupID: string): Promise<void> {
  const { status, body } = await enter(rival, cupID);
  if (status !== 200) throw new Error(`the cup refused: ${JSON.stringify(body)}`);
}

/** Makes a cup that these players have entered and that has begun; returns its id. */
export async function aRunningCup(
  app: TestApp,
  players: readonly TestRival[],
  form: Partial<CupForm> = {},
): Promise<string> {
  const cupID = await aCup(app, form);
  for (const player of players) await mustEnter(player, cupID);
  await begin(app, cupID);
  return cupID;
}

/** Lets the time pass until a cup of these tests begins. */
export async function begin(app: TestApp, cupID: string): Promise<void> {
  app.advanceTime({ seconds: 300 });
  await look(app, cupID);
}

/** Looks after a cup once, as the program does again and again. */
export async function look({ database, clock }: TestProgram, cupID: string): Promise<void> {
  await beginCup(database, cupID, clock());
  await advanceCup(database, cupID, clock());
  await settleCup(database, cupID, clock());
}

/** Returns a cup as a player sees it, or a guest. */
export async function showTo(
  app: TestProgram,
  cupID: string,
  player?: Pick<TestPlayer, 'request'>,
): Promise<Cup> {
  const { body } = await (player ?? app).request<Cup>('GET', `/cups/${cupID}`);
  return body;
}

/** Returns the match that a player plays or waits for. */
export async function matchOf(app: TestProgram, cupID: string, { player }: TestRival) {
  const { own, matches } = await showTo(app, cupID, player);
  return { own: own!, match: own?.match == null ? null : matches[own.match]! };
}

/** Sends a call about a player's match. */
export const post = ({ player }: TestRival, cupID: string, call: string, body?: unknown) =>
  player.request('POST', `/cups/${cupID}/${call}`, body === undefined ? {} : { body });
