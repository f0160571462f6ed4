import { expect, onTestFinished, test } from 'vitest';
import { aDatabase, isOnCluster } from '../testing/a-database.ts';
import { loadStatements } from '../testing/count-shards.ts';

const database = await aDatabase();

/** Statements of admins that find rows of all users, with their values and the index for it. */
const STATEMENTS = [
  ['packs.record_former_odds', ['1954', `'\\x00'`, 'now()'], 'pack_inventory_of_series'],
  ['teams.update_scores', ['array[19540001]'], 'team_lineup_of_card'],
  ['cards.rename_display_keys', [`'heroes'`, `'legends'`], 'card_inventory_variant'],
  ['cards.reset_display_keys:ofSeries', [`'heroes'`, 'array[19540001]'], 'card_inventory_variant'],
  ['leaderboard.find_unscored_games', ['1000'], 'game_unrated'],
] as const;

test.each(STATEMENTS)('%s reads no table of all users as a whole', async (name, values, index) => {
  const found = (await loadStatements()).find(
    (statement) => [statement.name, statement.key].filter(Boolean).join(':') === name,
  );
  const text = found?.text.replaceAll(/\$(\d+)/g, (_, n) => values[Number(n) - 1]!);
  const client = await database.connect();
  onTestFinished(() => client.end());
  await client.query('begin');
  // A server of a cluster plans its part by itself.
  if (isOnCluster()) await client.query(`set local citus.propagate_set_commands = 'local'`);
  // Of an empty table the index is not worth it.
  await client.query('set local enable_seqscan = off');
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (costs off) ${text}`);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain(index);
  expect(plan).not.toMatch(/Seq Scan on (pack_inventory|team_lineup|card_inventory|game)\b/);
});
