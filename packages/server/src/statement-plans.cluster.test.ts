import { expect, onTestFinished, test } from 'vitest';
import { FAN_OUT_STATEMENTS } from './platform/database/cluster/fan-out-statements.ts';
import { aDatabase } from './testing/a-database.ts';
import { countShards, loadStatements } from './testing/count-shards.ts';

const database = await aDatabase();

test('every statement is one that a cluster can run, and only the listed ones ask several shards', async () => {
  const client = await database.connect();
  const fanOut = new Set<string>();
  const refused: string[] = [];
  try {
    for (const statement of await loadStatements()) {
      try {
        if ((await countShards(client, statement)) > 1) fanOut.add(statement.name);
      } catch (error) {
        refused.push(`${statement.name}: ${(error as Error).message}`);
      }
    }
  } finally {
    await client.end();
  }
  expect(refused).toEqual([]);
  expect([...fanOut].toSorted()).toEqual(Object.keys(FAN_OUT_STATEMENTS).toSorted());
});

test.each([
  ['wallet', 'user_id'],
  ['username_directory', 'username_key'],
  ['rated_pair', 'pair_hash'],
])(
  'rows of %s that are named by different parameters are counted as different',
  async (table, key) => {
    const client = await database.connect();
    onTestFinished(() => client.end());
    const count = (values: string) => {
      const text = `select from ${table} where ${key} in (${values})`;
      return countShards(client, { text, options: {} });
    };
    expect([await count('$1'), await count('$1, $2'), await count('$1, $2, $3, $4')]).toEqual([
      1, 2, 4,
    ]);
  },
);
