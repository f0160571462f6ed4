import { expect, test } from 'vitest';
import { aSeason } from '../packs/testing/a-season.ts';
import { aDatabase } from '../testing/a-database.ts';
import { aPlayer } from '../testing/a-player.ts';
import { aRival, startChallenge } from '../testing/a-rival.ts';
import { anApp } from '../testing/an-app.ts';
import { recordStatements } from '../testing/record-statements.ts';
import { aNamedRival, aPlayedChallenge, aReport } from './testing/a-named-rival.ts';

const { database, names } = recordStatements(await aDatabase());
const app = await anApp({ database });
const year = 1954;
await aSeason(database, { year });
const admin = await aPlayer(app, { isAdmin: true });

test('a reported team is renamed in all games of others against it by one statement', async () => {
  const owner = await aNamedRival(app, { year, name: 'Foul Nine' });
  const challengers = [];
  for (let index = 0; index < 3; index += 1) challengers.push(await aRival(app, { year }));
  const games = [];
  for (const challenger of challengers.slice(1))
    games.push(await aPlayedChallenge(challenger, owner));
  await startChallenge(challengers[0]!, owner);
  const { username } = owner.player;
  const { reportID } = await aReport(admin, challengers[0]!.player, 'team_name', { username });

  names.length = 0;
  const { body } = await admin.request('POST', `/admin/reports/${reportID}/rename`, { body: {} });

  expect(names.filter((name) => name.startsWith('games.overwrite'))).toHaveLength(1);
  const named = await database.sql<{ names: string; result: string | null }>(
    `select home_name || ' ' || visiting_name as names, result_description as result
     from game where user_id = any($1::uuid[])`,
    [challengers.map(({ player }) => player.userID)],
  );
  expect(named).toHaveLength(3);
  for (const { names: teams } of named) expect(teams).toContain(body.newName);
  expect(JSON.stringify(named)).not.toContain('Foul Nine');
  expect(named.filter(({ result }) => result !== null)).toHaveLength(games.length);
});
