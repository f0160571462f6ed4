import type pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import {
  connectPool,
  type ConnectionLimits,
  type Database,
} from '../platform/database/database.ts';
import { PATIENT_LIMITS } from './a-database.ts';

/** Opens the database of a test once more, as another program would. Closed after the test. */
export async function anotherPool(
  database: Database,
  config: pg.ClientConfig = {},
  limits: Partial<ConnectionLimits> = {},
): Promise<Database> {
  const [row] = await database.sql<{ name: string }>('select current_database() as name');
  const { connection } = inject('testServer');
  const pool = connectPool(
    { ...connection, database: row!.name, ...config },
    { requestLimits: { ...PATIENT_LIMITS, ...limits } },
  );
  onTestFinished(() => pool.close());
  return pool;
}
