import { globSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { FAN_OUT_STATEMENTS } from './platform/database/cluster/fan-out-statements.ts';
import { listDeclaredStatements, type DeclaredStatement } from './platform/database/statement.ts';
import { aDatabase } from './testing/a-database.ts';
import { describeStatement } from './testing/describe-statement.ts';

const stores = globSync('**/*-store.ts', { cwd: import.meta.dirname });
for (const store of stores) await import(path.join(import.meta.dirname, store));

const database = await aDatabase();

/** A value of each type of PostgreSQL that a statement takes. */
const EXAMPLES: Readonly<Record<string, string>> = {
  bool: 'true',
  bytea: '\\x00',
  date: '2026-05-01',
  float8: '0.5',
  int2: '1',
  int4: '1',
  int8: '1',
  json: '{}',
  jsonb: '{}',
  // Of the lists of texts some are columns in the text form of an array.
  text: '{}',
  timestamptz: '2026-05-01T12:00:00Z',
  uuid: '019e830e-1a00-7e25-a37b-56a81ee812c3',
};
/** So many users are on all servers. */
const USERS = [...'0123456789abcdef'].map((digit) => EXAMPLES['uuid']!.replace('3', digit));

/** Returns a constant of a type as SQL has it. */
function constantOf(type: string): string {
  const element = type.replace(/^_/, '');
  const example = EXAMPLES[element];
  if (example === undefined) throw new Error(`no example of the type ${type}`);
  if (element === type) return `'${example}'::${type}`;
  const elements = element === 'uuid' ? USERS : [example];
  return `array[${elements.map((value) => `'${value}'`).join()}]::${element}[]`;
}

/** Returns on how many shards at most a part of the statement runs. */
async function countShards(client: pg.Client, statement: DeclaredStatement): Promise<number> {
  if (!/^[\s(]*(select|insert|update|delete|with)\b/i.test(statement.text)) return 0;
  const { values } = await describeStatement(client, statement);
  await client.query('begin');
  try {
    for (const earlier of statement.options.after ?? [])
      await client.query(earlier.text, nullsFor(earlier.text));
    const text = statement.text.replaceAll(/\$(\d+)/g, (_, n) =>
      constantOf(values[Number(n) - 1]!),
    );
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (costs off) ${text}`);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    return Math.max(0, ...[...plan.matchAll(/Task Count: (\d+)/g)].map(([, n]) => Number(n)));
  } finally {
    await client.query('rollback');
  }
}

const nullsFor = (text: string) => Array.from(new Set(text.match(/\$\d+/g)), () => null);

test('every statement is one that a cluster can run, and only the listed ones ask several shards', async () => {
  const client = await database.connect();
  const fanOut = new Set<string>();
  const refused: string[] = [];
  try {
    for (const statement of listDeclaredStatements()) {
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
