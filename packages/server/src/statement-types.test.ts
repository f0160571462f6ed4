import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { listDeclaredStatements } from './platform/database/statement.ts';
import { aDatabase } from './testing/a-database.ts';
import { describeStatement } from './testing/describe-statement.ts';
import { writeStatementTypes, type DescribedStatement } from './testing/write-statement-types.ts';

const FEATURES = [
  'account',
  'admin',
  'campaigns',
  'cards',
  'catalogue',
  'challenges',
  'cups',
  'daily',
  'games',
  'leaderboard',
  'live',
  'notifications',
  'packs',
  'platform',
  'reports',
  'rewards',
  'teams',
  'wallet',
] as const;

const database = await aDatabase();

describe.each(FEATURES)('%s', (feature) => {
  const stores = globSync(`${feature}/**/*-store.ts`, { cwd: import.meta.dirname });
  let modules: object[];
  beforeAll(async () => {
    modules = await Promise.all(
      stores.map((store) => import(path.join(import.meta.dirname, store)) as Promise<object>),
    );
  });

  test('the types of its statements are those of the migrated schema', async () => {
    const own = listDeclaredStatements().filter(({ name }) => name.startsWith(`${feature}.`));
    const client = await database.connect();
    const described: DescribedStatement[] = [];
    try {
      for (const statement of own) {
        const description = await describeStatement(client, statement).catch((error: unknown) => {
          throw new Error(`${statement.name}: ${(error as Error).message}`, { cause: error });
        });
        described.push({ statement, description });
      }
    } finally {
      await client.end();
    }
    await expect(writeStatementTypes(feature, described)).toMatchFileSnapshot(
      `platform/database/statement-types/${feature}.ts`,
    );
  });

  test('its statements are named after it, and only its stores know them', () => {
    const names = stores.flatMap((store) =>
      [
        ...readFileSync(path.join(import.meta.dirname, store), 'utf8').matchAll(
          /\bstatements?\(\s*'([^']*)'/g,
        ),
      ].map(([, name]) => name!),
    );
    expect(names.filter((name) => !name.startsWith(`${feature}.`))).toEqual([]);
    const exported = modules.flatMap((module) => Object.values(module).flatMap(listTexts));
    const texts = new Set(listDeclaredStatements().map(({ text }) => text));
    expect(exported.filter((text) => texts.has(text))).toEqual([]);
  });
});

/** Returns the texts of a statement, or of the statements in a record. */
const listTexts = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value)].flatMap((item: { text?: unknown } | null) =>
    typeof item?.text === 'string' ? [item.text] : [],
  );
};
