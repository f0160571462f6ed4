import type { TestProject } from 'vitest/node';
import { embeddedEngine } from '../platform/database/embedded/engine.ts';
import { startTestServer } from './test-server.ts';

/** The server of the vitest project `server (embedded)`: the PostgreSQL that the program brings. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { server, stop } = await startTestServer('embedded', embeddedEngine);
  project.provide('testServer', server);
  return stop;
}
