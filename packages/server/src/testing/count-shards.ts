import { globSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { listDeclaredStatements, type DeclaredStatement } from '../platform/database/statement.ts';
import { describeStatement } from './describe-statement.ts';

const SOURCE = path.resolve(import.meta.dirname, '..');

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
};

/** Returns the id of a user; of those of different digits some are on other servers. */
const userID = (digit: string): string => `019e8${digit}0e-1a00-7e25-a37b-56a81ee812c3`;

/** So many users are on all servers. */
const USERS = [...'0123456789abcdef'].map(userID);

/** Four values of each type that tables are spread by, each in another quarter of the hashes. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  bytea: ['\\x02', '\\x00', '\\x01', '\\x04'],
  text: ['{2}', '{4}', '{1}', '{0}'],
  uuid: ['1', '5', '3', '0'].map(userID),
};

/**
 * Returns a constant of a type as SQL has it. Each parameter has a key of its own, so that rows of
 * two users that are named by two parameters are counted as two.
 */
function constantOf(type: string, parameter: number): string {
  const element = type.replace(/^_/, '');
  const example = KEYS[type]?.[parameter % KEYS[type].length] ?? EXAMPLES[element];
  if (element === 'uuid' && element !== type) return arrayOf(USERS, element);
  if (example === undefined) throw new Error(`no example of the type ${type}`);
  return element === type ? `'${example}'::${type}` : arrayOf([example], element);
}

const arrayOf = (elements: readonly string[], type: string): string =>
  `array[${elements.map((value) => `'${value}'`).join()}]::${type}[]`;

/** Returns all statements of the program. */
export async function loadStatements(): Promise<readonly DeclaredStatement[]> {
  for (const store of globSync('**/*-store.ts', { cwd: SOURCE }))
    await import(path.join(SOURCE, store));
  return listDeclaredStatements();
}

/**
 * Returns on how many shards of a cluster at most a part of the statement runs, by its plan; 0 for
 * one that runs on the coordinator alone.
 */
export async function countShards(
  client: pg.Client,
  statement: Pick<DeclaredStatement, 'text' | 'options'>,
): Promise<number> {
  if (!/^[\s(]*(select|insert|update|delete|with)\b/i.test(statement.text)) return 0;
  const { values } = await describeStatement(client, statement);
  const earlierStatements = statement.options.after ?? [];
  // In a transaction Citus runs a function on the first server: only what needs one has it.
  if (earlierStatements.length > 0) await client.query('begin');
  try {
    for (const earlier of earlierStatements)
      await client.query(earlier.text, nullsFor(earlier.text));
    const text = statement.text.replaceAll(/\$(\d+)/g, (_, n) =>
      constantOf(values[Number(n) - 1]!, Number(n)),
    );
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (costs off) ${text}`);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    return Math.max(0, ...[...plan.matchAll(/Task Count: (\d+)/g)].map(([, n]) => Number(n)));
  } finally {
    if (earlierStatements.length > 0) await client.query('rollback');
  }
}

const nullsFor = (text: string) => Array.from(new Set(text.match(/\$\d+/g)), () => null);
