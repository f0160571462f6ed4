import type { TestProject } from 'vitest/node';
import { startTestCitusCluster } from './test-citus-cluster.ts';

/** Vitest global setup of the project `server (Citus)`: starts a coordinator and two workers. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { server, stop } = await startTestCitusCluster();
  project.provide('testServer', server);
  return stop;
}
