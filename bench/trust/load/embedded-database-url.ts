import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Returns the DATABASE_URL of the embedded database of a running program, for a second one. */
export async function embeddedDatabaseUrl(dataDir: string): Promise<string> {
  const lines = await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
  const [, , , port = '', socketFolder = ''] = lines.split('\n');
  const socket = new URLSearchParams({ host: socketFolder, port });
  return `postgres://pennant@localhost/pennant?${socket.toString()}`;
}
