import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const NGINX = '/usr/sbin/nginx';
const FILES = path.resolve(import.meta.dirname, '..', '..', '..', 'deploy/nginx');
/** What nginx.conf includes, beside it. */
const TRUSTED_PROXIES = 'trusted-proxies.conf';
const SERVER = /^\s*server program-\d:3000( .*;)\n/gm;

export interface Balancer {
  readonly url: string;
  /** Of nginx's main process. */
  readonly pid: number;
  stop(): Promise<void>;
}

/** Options of a balancer. */
export interface BalancerOptions {
  /** The hosts and ports of the programs. */
  readonly hosts: readonly string[];
  /** Whether no request is handed on to the next program: a fault to be found. */
  readonly neverTriesAnother: boolean;
  /** Addresses that the operator names as proxies in front: those of deploy/ unless given. */
  readonly trustedProxies?: readonly string[];
}

/** Starts nginx with the configuration of deploy/, in front of programs of this machine. */
export async function startBalancer(options: BalancerOptions): Promise<Balancer> {
  if (!existsSync(NGINX))
    throw new Error('nginx is not installed: on Debian, apt-get install nginx-light');
  const folder = await mkdtemp(path.join(os.tmpdir(), 'pennant-balancer-'));
  // nginx's workers are another user where root starts it.
  await chmod(folder, 0o755);
  const port = await findFreePort();
  const file = path.join(folder, 'nginx.conf');
  const config = await readFile(path.join(FILES, 'nginx.conf'), 'utf8');
  await writeFile(file, adapt(config, { ...options, folder, port }));
  const proxies =
    options.trustedProxies?.map((address) => `set_real_ip_from ${address};\n`).join('') ??
    (await readFile(path.join(FILES, TRUSTED_PROXIES), 'utf8'));
  await writeFile(path.join(folder, TRUSTED_PROXIES), proxies);
  const nginx = spawn(NGINX, ['-c', file, '-p', folder, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let told = '';
  nginx.stderr.setEncoding('utf8').on('data', (text: string) => (told += text));
  const ended = new Promise<void>((resolve) => nginx.once('close', () => resolve()));
  const killWithUs = () => void nginx.kill('SIGTERM');
  process.once('exit', killWithUs);
  const url = `http://127.0.0.1:${port}`;
  while (!(await isListening(url))) {
    if (nginx.exitCode !== null) throw new Error(`nginx ended:\n${told}`);
    await pause(20);
  }
  return {
    url,
    pid: nginx.pid!,
    stop: async () => {
      process.off('exit', killWithUs);
      nginx.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

/** Returns the configuration with the programs, the port and the folders of this machine. */
function adapt(
  config: string,
  {
    hosts,
    folder,
    port,
    neverTriesAnother,
  }: BalancerOptions & { readonly folder: string; readonly port: number },
): string {
  const left = [...hosts];
  const adapted = config
    // All of them where the first stood.
    .replaceAll(SERVER, (_, options: string) =>
      left
        .splice(0)
        .map((host) => `    server ${host}${options}\n`)
        .join(''),
    )
    .replaceAll('/tmp/', `${folder}/`)
    .replace('listen 8080;', `listen 127.0.0.1:${port};`);
  return neverTriesAnother
    ? adapted.replaceAll(/proxy_next_upstream error.*;/g, 'proxy_next_upstream off;')
    : adapted;
}

const isListening = (url: string): Promise<boolean> =>
  fetch(`${url}/metrics`).then(
    (response) => response.arrayBuffer().then(() => true),
    () => false,
  );

async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', () => resolve()));
  const { port } = probe.address() as AddressInfo;
  await new Promise<void>((resolve) => probe.close(() => resolve()));
  return port;
}
