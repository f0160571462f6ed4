import { createHash, randomBytes } from 'node:crypto';
import { chmod, chown, lstat, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { CannotStart, SYSTEM_FOLDER } from './engine.ts';
import { canReach, type Owner } from './owner.ts';

/** How programs reach a database that runs on this machine. */
export interface Endpoint {
  /** A folder with the socket, or an address. */
  readonly host: string;
  readonly port: number;
  readonly password?: string;
}

/** Systems keep the path of a socket in about 104 bytes. */
const LONGEST_SOCKET_PATH = 100;
const SOCKET_PORT = 5432;

/**
 * The folder that holds a database's files: inside `dataDir`, or in the system's folder for programs where the
 * database's user can't get there (a clone under /root, say), told apart by where the data should have been.
 */
export async function homeFor(dataDir: string, owner: Owner | null): Promise<string> {
  const home = (await canReach(dataDir, owner))
    ? dataDir
    : path.join(SYSTEM_FOLDER, `data-${shortHash(dataDir)}`);
  await mkdir(home, { recursive: true, mode: 0o755 });
  return home;
}

/** Where a database in `home` is reached: a Unix socket that only its owner can open; loopback on Windows. */
export async function endpointFor(home: string, owner: Owner | null): Promise<Endpoint> {
  if (process.platform === 'win32') return loopbackEndpoint(home);
  return { host: await socketFolder(home, owner), port: SOCKET_PORT };
}

async function socketFolder(home: string, owner: Owner | null): Promise<string> {
  const beside = path.join(home, 'run');
  const fits =
    Buffer.byteLength(path.join(beside, `.s.PGSQL.${SOCKET_PORT}`)) <= LONGEST_SOCKET_PATH;
  const folder = fits ? beside : path.join(os.tmpdir(), `pennant-${shortHash(home)}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });

  // Anyone may make a folder in the temporary one: it must be a folder of ours before we trust a socket in it.
  const found = await lstat(folder);
  const us = process.getuid?.();
  if (!found.isDirectory() || (found.uid !== us && found.uid !== owner?.uid)) {
    throw new CannotStart(
      `The folder ${folder} belongs to somebody else: remove it, or set DATA_DIR to a shorter path.`,
    );
  }
  await chmod(folder, 0o700);
  if (owner) await chown(folder, owner.uid, owner.gid);
  return folder;
}

/** Kept in a file, since a second program on the same folder must find the same port and password. */
async function loopbackEndpoint(home: string): Promise<Endpoint> {
  const file = path.join(home, 'endpoint.json');
  const kept = await readFile(file, 'utf8').catch(() => null);
  if (kept) return JSON.parse(kept) as Endpoint;
  const made = {
    host: '127.0.0.1',
    port: await freePort(),
    password: randomBytes(24).toString('base64url'),
  };
  await writeFile(file, JSON.stringify(made), { mode: 0o600 });
  return made;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function shortHash(text: string): string {
  return createHash('sha256').update(path.resolve(text)).digest('hex').slice(0, 12);
}
