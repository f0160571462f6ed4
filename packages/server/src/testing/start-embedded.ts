import type { TestProject } from 'vitest/node';
import { embeddedEngine } from '../platform/database/embedded/engine.ts';
import { startTestServer } from './test-server.ts';

/**
 * Vitest global setup of the project `server (embedded)`: starts the PostgreSQL that npm installed.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { server, stop } = await startTestServer('embedded', embeddedEngine);
  project.provide('testServer', server);
  return stop;
}
