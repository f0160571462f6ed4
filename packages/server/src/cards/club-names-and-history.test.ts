import { randomUUID } from 'node:crypto';
import type { Card } from '@pennant/contract/cards';
import type { ColumnarCollection } from '@pennant/contract/collection';
import { expect, test } from 'vitest';
import { NOW, aCollector } from '../packs/testing/a-collector.ts';
import { aSeason } from '../packs/testing/a-season.ts';
import { anApi } from '../packs/testing/an-api.ts';
import { aDatabase } from '../testing/a-database.ts';
import { receiveCards } from './receive-cards.ts';

const database = await aDatabase();
await aSeason(database, { year: 1954 });
await database.sql(`
  insert into computer_club (team_id, year, team, league, name, wins, losses, score, is_offered)
  select gen_random_uuid(), 1954, team, 'IL', '1954 ' || name, 80, 74, 60, false
  from (values ('BOX', 'Boxcar Nine'), ('CAR', 'Carson Red Sox')) club (team, name)`);
await database.sql(`update card set teams = 'BOX' where card_id = 19540002`);
await database.sql(`update card set teams = 'BOX,ZZ9' where card_id = 19540003`);
const api = anApi(database);

const TRADED = 19_540_001;
const STAYED = 19_540_002;
const OF_A_CLUB_UNKNOWN = 19_540_003;

const read = async (cardID: number): Promise<Card> =>
  (await api('GET', `/card/${cardID}`)).body as Card;

test('a player who was traded has the names of both clubs, in order of stint', async () => {
  expect(await read(TRADED)).toMatchObject({
    teamNameID: 'BOX,CAR',
    clubNames: 'Boxcar Nine / Carson Red Sox',
  });
  expect((await read(STAYED)).clubNames).toBe('Boxcar Nine');
  expect((await read(OF_A_CLUB_UNKNOWN)).clubNames).toBe('Boxcar Nine / ZZ9');
});

test('a custom card has the club that is printed on it, whatever its codes', async () => {
  const { cardID } = await read(TRADED);
  await database.sql('update card set custom_by = $3, club_name = $2 where card_id = $1', [
    cardID,
    'Mudville Nine',
    randomUUID(),
  ]);
  expect((await read(cardID)).clubNames).toBe('Mudville Nine');
  await database.sql(
    `update card set custom_by = null, club_name = 'Boxcar Nine' where card_id = $1`,
    [cardID],
  );
});

test('the collection by column writes out several clubs only', async () => {
  const userID = await aCollector(database);
  await database.transaction((tx) =>
    receiveCards(tx, { userID, cardIDs: [TRADED, STAYED], now: NOW }),
  );
  const { body } = await api('GET', '/card/user/columns', { as: userID });
  const { clubNames } = (body as { columns: ColumnarCollection }).columns;
  expect(clubNames.rows.map((row) => clubNames.values[row])).toEqual([
    'Boxcar Nine / Carson Red Sox',
    null,
  ]);
});

test('a card says which history it is of; the record where that is not known', async () => {
  expect((await read(STAYED)).history).toBe('record');
  await database.sql(
    `insert into catalogue (history, fingerprint, first_year, last_year)
     values ('invented', '', 1954, 1954)`,
  );
  expect((await read(STAYED)).history).toBe('invented');
});
