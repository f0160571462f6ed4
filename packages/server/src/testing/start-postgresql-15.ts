import type { TestProject } from 'vitest/node';
import { findPostgresql15, startTestPostgresServer } from './test-postgres-server.ts';

/**
 * Vitest global setup of the project `server (PostgreSQL 15)`: starts the oldest supported version.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { server, stop } = await startTestPostgresServer('postgresql-15', findPostgresql15);
  project.provide('testServer', server);
  return stop;
}
