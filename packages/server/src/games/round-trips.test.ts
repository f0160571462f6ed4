import type { RollResponse } from '@pennant/contract/game-commands';
import { expect, test } from 'vitest';
import { aSeason } from '../packs/testing/a-season.ts';
import { aClub } from '../teams/testing/a-club.ts';
import { aDatabase } from '../testing/a-database.ts';
import { anApp } from '../testing/an-app.ts';
import { countRoundTrips } from '../testing/count-round-trips.ts';
import { recordStatements } from '../testing/record-statements.ts';
import { aManager, aStartedGame } from './testing/a-game.ts';

const recorded = recordStatements(await aDatabase());
const { database, roundTrips } = countRoundTrips(recorded.database);
const app = await anApp({ database });
await aSeason(database, { year: 1954 });
const club = await aClub(database, { year: 1954 });
const { player, teamID } = await aManager(app, { year: 1954 });
const aGame = () => aStartedGame(player, { home: teamID, visitors: club });

/** Makes a call of a game, and counts what it asks of the database. */
async function ask(path: string, body: object, { key }: { readonly key?: string } = {}) {
  const before = { roundTrips: roundTrips(), statements: recorded.names.length };
  const response = await player.request<RollResponse>('POST', `/games/${path}`, {
    body,
    ...(key === undefined ? {} : { key }),
  });
  if (response.status !== 200) throw new Error(JSON.stringify(response.body));
  return {
    response: response.body,
    roundTrips: roundTrips() - before.roundTrips,
    statements: recorded.names.length - before.statements,
  };
}

/** Rolls a game to its end; returns all turns. */
async function rollToEnd(gameID: string) {
  const turns = [await ask(`${gameID}/roll`, {})];
  for (;;) {
    const { isFinal, pendingChoice: choice } = turns.at(-1)!.response;
    if (isFinal) return turns;
    turns.push(
      choice === null
        ? await ask(`${gameID}/roll`, {})
        : await ask(`${gameID}/manageEvent`, {
            event: choice.kind,
            runnersAdvancing: choice.options[0]?.runnersAdvancing ?? null,
          }),
    );
  }
}

test('a roll is one round trip to the database, and the end of a game eight', async () => {
  const turns = await rollToEnd(await aGame());
  // The first reads the game, the second asks whether the database is a cluster.
  expect(turns[2]).toMatchObject({ roundTrips: 1, statements: 1 });
  // What was played, begin, the game's lock, three of results, the game's end, commit.
  const end = turns.at(-1)!;
  expect(end.roundTrips).toBe(8);
  expect(end.statements).toBeLessThanOrEqual(25);
});

test('a roll as the pages send it is one statement too, for all its key', async () => {
  const gameID = await aGame();
  const roll = async (eventNumber: number) => {
    const asked = await ask(`${gameID}/roll`, { eventNumber }, { key: `roll-${eventNumber}` });
    return { ...asked, next: asked.response.situation.eventNumber };
  };
  const first = await roll(0);
  const second = await roll(first.next);
  expect(await roll(second.next)).toMatchObject({ roundTrips: 1, statements: 1 });
});

test('giving a game up waits for the database nine times', async () => {
  const gameID = await aGame();
  await ask(`${gameID}/roll`, {});
  expect((await ask(`${gameID}/abandon`, {})).roundTrips).toBe(9);
});
