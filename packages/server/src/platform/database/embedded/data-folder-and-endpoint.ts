import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, lstat, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { StartupError, SYSTEM_FOLDER } from './postgres-binaries.ts';
import { canAccess, chooseOsUser, type OsUser } from './os-user.ts';

/** The connection parameters of a database server on this machine. */
export interface Endpoint {
  /** The folder of the Unix socket, or an IP address. */
  readonly host: string;
  readonly port: number;
  readonly password?: string;
}

/** Maximum length in bytes of the path of a Unix socket; operating systems allow about 104. */
const MAX_SOCKET_PATH_BYTES = 100;
const SOCKET_PORT = 5432;

/**
 * Returns the folder for a database's files: `dataDir`, or, if the database's user can't access it
 * (a clone under /root, say), a folder under SYSTEM_FOLDER named by a hash of `dataDir`.
 */
export async function prepareDataFolder(dataDir: string, owner: OsUser | null): Promise<string> {
  const home = await locateDataFolder(dataDir, owner);
  await mkdir(home, { recursive: true, mode: 0o755 });
  return home;
}

async function locateDataFolder(dataDir: string, owner: OsUser | null): Promise<string> {
  if (await canAccess(dataDir, owner)) return dataDir;
  return path.join(SYSTEM_FOLDER, `data-${shortHash(dataDir)}`);
}

/** Returns whether a program has made its embedded database in `dataDir`. */
export async function hasDataFiles(dataDir: string): Promise<boolean> {
  const owner = await chooseOsUser(path.join(dataDir, 'postgres'));
  const home = await locateDataFolder(dataDir, owner);
  return existsSync(path.join(home, 'postgres'));
}

/**
 * Returns the endpoint of a database in `home`: a Unix socket only for its owner; loopback on
 * Windows.
 */
export async function prepareEndpoint(home: string, owner: OsUser | null): Promise<Endpoint> {
  if (process.platform === 'win32') return loopbackEndpoint(home);
  return { host: await prepareSocketFolder(home, owner), port: SOCKET_PORT };
}

async function prepareSocketFolder(home: string, owner: OsUser | null): Promise<string> {
  const preferred = path.join(home, 'run');
  const fits =
    Buffer.byteLength(path.join(preferred, `.s.PGSQL.${SOCKET_PORT}`)) <= MAX_SOCKET_PATH_BYTES;
  const folder = fits ? preferred : path.join(os.tmpdir(), `pennant-${shortHash(home)}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });

  // Anyone may create a folder in the temporary one: check the owner before trusting a socket in
  // it.
  const found = await lstat(folder);
  const ownUid = process.getuid?.();
  if (!found.isDirectory() || (found.uid !== ownUid && found.uid !== owner?.uid)) {
    throw new StartupError(
      `The folder ${folder} belongs to somebody else: remove it, or set DATA_DIR to a shorter path.`,
    );
  }
  await chmod(folder, 0o700);
  if (owner) await chown(folder, owner.uid, owner.gid);
  return folder;
}

/**
 * Returns the endpoint saved in a file, so that a second program finds the same port and password.
 */
async function loopbackEndpoint(home: string): Promise<Endpoint> {
  const file = path.join(home, 'endpoint.json');
  const saved = await readFile(file, 'utf8').catch(() => null);
  if (saved) return JSON.parse(saved) as Endpoint;
  const endpoint = {
    host: '127.0.0.1',
    port: await findFreePort(),
    password: randomBytes(24).toString('base64url'),
  };
  await writeFile(file, JSON.stringify(endpoint), { mode: 0o600 });
  return endpoint;
}

function findFreePort(): Promise<number> {
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
