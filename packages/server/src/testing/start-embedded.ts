import type { TestProject } from 'vitest/node';
import { findEmbeddedBinaries } from '../platform/database/embedded/postgres-binaries.ts';
import { startTestPostgresServer } from './test-postgres-server.ts';

/**
 * Vitest global setup of the project `server (embedded)`: starts the PostgreSQL that npm installed.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { server, stop } = await startTestPostgresServer('embedded', findEmbeddedBinaries);
  project.provide('testServer', server);
  return stop;
}
