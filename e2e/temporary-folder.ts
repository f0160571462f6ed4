import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/**
 * Creates a temporary folder that any user may enter: a database started by root runs as another
 * user.
 */
export async function createTemporaryFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'pennant-e2e-'));
  await chmod(folder, 0o755);
  return {
    path: folder,
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 }),
  };
}
