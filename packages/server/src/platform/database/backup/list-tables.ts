import type pg from 'pg';
import type { BackupHeader, BackupTable } from './backup-header.ts';

/** SQL condition: the class is in the program's schema and belongs to no extension. */
const OWN = `class.relnamespace = 'public'::regnamespace and not exists (
  select from pg_depend where objid = class.oid and classid = 'pg_class'::regclass and deptype = 'e')`;

/** Returns all tables, in order of their names, with the columns that are stored. */
export async function listTables(client: pg.Client): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable>(
    `select class.relname::text as name, array_agg(attribute.attname::text order by attnum) as columns
     from pg_class class join pg_attribute attribute on attrelid = class.oid
     where ${OWN} and class.relkind in ('r', 'p') and not class.relispartition
       and attnum > 0 and not attisdropped and attgenerated = ''
     group by class.relname order by class.relname collate "C"`,
  );
  return rows;
}

/** Returns all sequences with the last number that each has given. */
export async function listSequences(client: pg.Client): Promise<BackupHeader['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    `select class.relname::text as name from pg_class class
     where ${OWN} and class.relkind = 'S' order by class.relname collate "C"`,
  );
  const sequences: BackupHeader['sequences'] = [];
  for (const { name } of rows) {
    const { rows: values } = await client.query<{ lastValue: string; isCalled: boolean }>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${client.escapeIdentifier(name)}`,
    );
    sequences.push({ name, ...values[0]! });
  }
  return sequences;
}

/** Drops all tables, sequences and functions, but for those of extensions. */
export async function dropEverything(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `select format('drop table if exists %s cascade', class.oid::regclass) as statement from pg_class class
     where ${OWN} and class.relkind in ('r', 'p') and not class.relispartition
     union all
     select format('drop sequence if exists %s cascade', class.oid::regclass) from pg_class class
     where ${OWN} and class.relkind = 'S'
     union all
     select format('drop routine if exists %s cascade', oid::regprocedure) from pg_proc
     where pronamespace = 'public'::regnamespace and not exists (
       select from pg_depend where objid = pg_proc.oid and classid = 'pg_proc'::regclass and deptype = 'e')`,
  );
  for (const { statement } of rows) await client.query(statement);
}
