import { randomBytes } from 'node:crypto';
import { afterAll, inject, onTestFinished, TestRunner } from 'vitest';
import { connectPool, REQUEST_LIMITS, type Database } from '../platform/database/database.ts';
import { dropDatabase } from './drop-database.ts';
import { runOnServer } from './run-on-server.ts';

/**
 * On a busy machine a statement may wait for others longer than a user would. The limits of
 * requests have tests of their own.
 */
export const PATIENT_LIMITS = { ...REQUEST_LIMITS, statementMs: 60_000, responseMs: 65_000 };

/**
 * Creates a database for a test file, or for the test that runs, migrated and empty unless it is
 * copied from another template. It is dropped after the file's last test, or after this test.
 */
export async function aDatabase({
  template = inject('testServer').template,
} = {}): Promise<Database> {
  const { connection, workers } = inject('testServer');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const onEachServer = (statement: string) =>
    Promise.all([connection, ...workers].map((server) => runOnServer(server, statement)));
  // By default each page of the copy is logged, which takes several times the processor's time.
  await onEachServer(`create database ${name} template ${template} strategy file_copy`);
  // As the migrations do; some tests plant triggers of their own.
  if (isOnCluster())
    await onEachServer(`alter database ${name} set citus.enable_unsafe_triggers = on`);
  const database = connectPool(
    { ...connection, database: name },
    { requestLimits: PATIENT_LIMITS },
  );
  const isInTest = TestRunner.getCurrentTest() !== undefined;
  (isInTest ? onTestFinished : afterAll)(async () => {
    await database.close();
    await dropDatabase([connection, ...workers], name);
  });
  return database;
}

/** Whether the tests run on a cluster of servers, over which the tables are distributed. */
export const isOnCluster = (): boolean => inject('testServer').workers.length > 0;
