import type { TestProject } from 'vitest/node';
import { debiansEngine, startTestServer } from './test-server.ts';

/**
 * Vitest global setup of the project `server (PostgreSQL 15)`: starts the oldest supported version.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { server, stop } = await startTestServer('postgresql-15', debiansEngine);
  project.provide('testServer', server);
  return stop;
}
