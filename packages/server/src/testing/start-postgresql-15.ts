import type { TestProject } from 'vitest/node';
import { debiansEngine, startTestServer } from './test-server.ts';

/** The server of the vitest project `server (PostgreSQL 15)`: the oldest that Pennant works with. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { server, stop } = await startTestServer('postgresql-15', debiansEngine);
  project.provide('testServer', server);
  return stop;
}
