import { expect, test } from 'vitest';
import { aDatabase } from '../../testing/a-database.ts';
import { describeSchema } from '../../testing/describe-schema.ts';

const HEADER = `-- What a migrated database looks like, for reading. Made from the migrations by schema.test.ts;
-- after a new migration: npx vitest run --project 'server (embedded)' schema.test -u

`;

test('schema.sql is what the migrations make', async () => {
  const schema = await describeSchema(await aDatabase());
  await expect(HEADER + schema).toMatchFileSnapshot('../../../schema.sql');
});
