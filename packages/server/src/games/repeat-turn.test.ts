import { randomUUID } from 'node:crypto';
import type { RollResponse } from '@pennant/contract/game-commands';
import { expect, test } from 'vitest';
import { aSeason } from '../packs/testing/a-season.ts';
import { aClub } from '../teams/testing/a-club.ts';
import { anApp } from '../testing/an-app.ts';
import { aManager, aStartedGame } from './testing/a-game.ts';

const app = await anApp();
const { database } = app;
await aSeason(database, { year: 1954 });
const club = await aClub(database, { year: 1954 });
const { player, teamID } = await aManager(app, { year: 1954 });
const aGame = () => aStartedGame(player, { home: club, visitors: teamID, role: 'away' });

interface Turn {
  readonly path: string;
  readonly body: object;
  readonly key: string;
  readonly response: RollResponse;
}

/** Plays a turn with a key and no event number, which is how a script may play. */
async function play(path: string, body: object = {}): Promise<Turn> {
  const key = randomUUID();
  const { status, body: response } = await player.request('POST', path, { body, key });
  if (status !== 200) throw new Error(`${path}: ${JSON.stringify(response)}`);
  return { path, body, key, response };
}

/** Plays a game to its end: rolls, every choice, now and then a half-inning or a walk. */
async function playGame(gameID: string): Promise<Turn[]> {
  const turns = [await play(`/games/${gameID}/roll`)];
  for (;;) {
    const { pendingChoice, situation, isFinal } = turns.at(-1)!.response;
    if (isFinal) return turns;
    const manage = (event: string, runnersAdvancing: string | null) =>
      play(`/games/${gameID}/manageEvent`, { event, runnersAdvancing });
    if (pendingChoice !== null)
      turns.push(
        await manage(pendingChoice.kind, pendingChoice.options[0]?.runnersAdvancing ?? null),
      );
    else if (turns.length % 10 === 0)
      turns.push(await play(`/games/${gameID}/play`, { until: 'half' }));
    else if (turns.length % 4 === 0 && !situation.userBats) turns.push(await manage('bb', null));
    else turns.push(await play(`/games/${gameID}/roll`));
  }
}

const repeat = ({ path, body, key }: Turn, program = app) =>
  program.request('POST', path, { body, key, token: player.tokens.AccessToken });

test('each turn of a game is repeated to the letter after the end, by another program too', async () => {
  const turns = await playGame(await aGame());
  expect(new Set(turns.map(({ path }) => path.split('/').at(-1)))).toEqual(
    new Set(['roll', 'play', 'manageEvent']),
  );
  const other = await anApp({ database });
  for (const turn of turns) {
    const again = await repeat(turn, other);
    expect(JSON.stringify(again.body)).toBe(JSON.stringify(turn.response));
    expect(again.headers['idempotent-replayed']).toBe('true');
  }
});

test('a turn is repeated to the letter while the game goes on, and after it was given up', async () => {
  const gameID = await aGame();
  const first = await play(`/games/${gameID}/roll`);
  const second = await play(`/games/${gameID}/play`, { until: 'half' });
  const repeatBoth = async () =>
    [await repeat(first), await repeat(second)].map(({ body }) => body);
  expect(await repeatBoth()).toEqual([first.response, second.response]);
  expect((await player.request('POST', `/games/${gameID}/abandon`)).status).toBe(200);
  expect(await repeatBoth()).toEqual([first.response, second.response]);
});

test('two numbers are kept of a turn, and a refusal as it was', async () => {
  const gameID = await aGame();
  const { key, response } = await play(`/games/${gameID}/play`, { until: 'final' });
  const refused = { path: `/games/${gameID}/roll`, body: {}, key: 'refused', response };
  const refusals = [await repeat(refused), await repeat(refused)];
  expect(refusals.map(({ status, body }) => [status, body.code])).toEqual([
    [409, 'game_final'],
    [409, 'game_final'],
  ]);
  const listKept = (of: string) =>
    database.sql('select status, answer from idempotency_key where key = $1', [of]);
  const { eventNumber } = response.situation;
  expect(await listKept(key)).toEqual([
    { status: null, answer: { lastEvent: eventNumber, events: eventNumber } },
  ]);
  expect(await listKept('refused')).toEqual([{ status: 409, answer: refusals[0]!.body }]);
});
