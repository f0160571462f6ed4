import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** The root folder of the project: relative default folders are resolved from here. */
export const projectFolder = fileURLToPath(new URL('../../../../', import.meta.url));

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The folder where users put the season files: as a folder of that name, or as their zip. */
const DATA_FOLDER = 'data';
const LAHMAN_ZIP = /^lahman.*\.zip$/i;
/** The folders searched for the season files when LAHMAN_DIR is not set, the first before zips. */
const DEFAULT_LAHMAN_FOLDERS = ['data/lahman', '../shared/lahman'] as const;

/** Hosts that mean "listen on all addresses": a link uses `localhost` instead. */
const ANY_ADDRESS = new Set(['0.0.0.0', '::', '[::]']);
const LOOPBACK = new Set(['127.0.0.1', '::1', '[::1]', 'localhost']);

/** Returns a schema that treats an empty variable as not set. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const wholeNumber = (low: number, high: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(low, `must be at least ${low}`).max(high, `must be at most ${high}`));

const url = (schemes: readonly string[]) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && schemes.includes(new URL(text).protocol),
      `must be a URL that starts with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`,
    );

/** The schema of the environment variables. */
const environment = z.object({
  PORT: optional(wholeNumber(0, 65_535)),
  HOST: optional(z.string().regex(/^\S+$/, 'must be a host name or an address')),
  DATABASE_URL: optional(url(['postgres:', 'postgresql:'])),
  DATABASE_DIRECT_URL: optional(url(['postgres:', 'postgresql:'])),
  DATA_DIR: optional(z.string()),
  LAHMAN_DIR: z.string().optional(),
  SMTP_URL: optional(url(['smtp:', 'smtps:'])),
  PUBLIC_URL: optional(url(['http:', 'https:'])),
  ADMIN_EMAIL: optional(z.email('must be an e-mail address')),
  TRUST_PROXY: optional(z.string()),
  METRICS_TOKEN: optional(
    z
      .string()
      .regex(/^[\w.~+/=-]{20,300}$/, 'must be 20 to 300 letters, digits or any of . _ ~ + / = -'),
  ),
  LIMITS_FACTOR: optional(
    z.string().transform(Number).pipe(z.number('must be a number').positive('must be more than 0')),
  ),
  STOP_DELAY_MS: optional(wholeNumber(0, 60_000)),
  LOG_LEVEL: optional(z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`)),
  NODE_ENV: z.string().optional(),
});

/** The names of all environment variables that the program reads as settings. */
export const SETTING_NAMES: readonly string[] = Object.keys(environment.shape);

/** The settings of the program, read once at the start. */
export interface Settings {
  /** 0 lets the system choose a free port. */
  readonly port: number;
  readonly host: string;
  /** A PostgreSQL server, version 15 or later; null starts the embedded one. */
  readonly databaseUrl: string | null;
  /**
   * The same database without a pooler in between, where `databaseUrl` names a pooler; otherwise
   * null.
   */
  readonly databaseDirectUrl: string | null;
  /** The folder of the embedded database; an absolute path. */
  readonly dataDir: string;
  /** The folder or the zip of the season files; null selects the invented history. */
  readonly lahmanDir: string | null;
  /** The mail server; null keeps emails in the local outbox. */
  readonly smtpUrl: string | null;
  /** The URL at which players reach the program, without a slash at the end. */
  readonly publicUrl: string;
  /** Whether PUBLIC_URL is set; if not, `publicUrl` follows the port that the system chose. */
  readonly isPublicUrlSet: boolean;
  readonly adminEmail: string | null;
  /** Fastify's option `trustProxy`: all, none, a number of proxies, or a list of addresses. */
  readonly trustProxy: boolean | number | string;
  /**
   * The bearer token of `/metrics`; null leaves them to this machine, where no proxy is trusted.
   */
  readonly metricsToken: string | null;
  /** The factor that all limits on requests are multiplied by. */
  readonly limitsFactor: number;
  /** Time from SIGTERM to the end of new requests, in which `/api/ready` says 503, in ms. */
  readonly stopDelayMs: number;
  /** 'warn' by default: messages for the operator are printed apart from the log. */
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly production: boolean;
  /** Whether every response is validated against the contract: in tests and in development. */
  readonly validateResponses: boolean;
}

export type ParsedSettings =
  | { ok: true; settings: Settings }
  | { ok: false; code: 'setting_wrong'; text: string };

/**
 * Returns the settings read from environment variables, or, for an invalid one, a sentence that
 * names it.
 */
export function parseSettings(
  variables: Readonly<Record<string, string | undefined>>,
): ParsedSettings {
  const parsed = environment.safeParse(variables);
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    return refuseSetting(String(issue.path[0]), issue.message, variables[String(issue.path[0])]);
  }
  const input = parsed.data;
  if (input.DATABASE_DIRECT_URL !== undefined && input.DATABASE_URL === undefined)
    return refuseSetting(
      'DATABASE_DIRECT_URL',
      'is the way past the pooler that DATABASE_URL names: set DATABASE_URL too',
      input.DATABASE_DIRECT_URL,
    );
  const history = findLahmanFolder(input.LAHMAN_DIR);
  if (!history.ok)
    return refuseSetting(
      'LAHMAN_DIR',
      'names a folder or a zip file that does not exist',
      input.LAHMAN_DIR,
    );

  const port = input.PORT ?? 3000;
  const host = input.HOST ?? '127.0.0.1';
  return {
    ok: true,
    settings: {
      port,
      host,
      databaseUrl: input.DATABASE_URL ?? null,
      databaseDirectUrl: input.DATABASE_DIRECT_URL ?? null,
      dataDir: input.DATA_DIR ? path.resolve(input.DATA_DIR) : path.join(projectFolder, '.data'),
      lahmanDir: history.folder,
      smtpUrl: input.SMTP_URL ?? null,
      publicUrl: input.PUBLIC_URL?.replace(/\/+$/, '') ?? urlFor(host, port),
      isPublicUrlSet: input.PUBLIC_URL !== undefined,
      adminEmail: input.ADMIN_EMAIL ?? null,
      trustProxy: parseTrustProxy(input.TRUST_PROXY),
      metricsToken: input.METRICS_TOKEN ?? null,
      limitsFactor: input.LIMITS_FACTOR ?? 1,
      stopDelayMs: input.STOP_DELAY_MS ?? 0,
      logLevel: input.LOG_LEVEL ?? 'warn',
      production: input.NODE_ENV === 'production',
      validateResponses: input.NODE_ENV === 'test' || input.NODE_ENV === 'development',
    },
  };
}

/** Returns the URL to open in a browser for a program that listens on this host and port. */
export function urlFor(host: string, port: number): string {
  const reachable = ANY_ADDRESS.has(host) ? 'localhost' : host;
  return `http://${reachable.includes(':') && !reachable.startsWith('[') ? `[${reachable}]` : reachable}:${port}`;
}

/**
 * Returns whether emails may be read at `/dev/mail`: only without a mail server, outside
 * production, and if the program is reachable from this machine alone.
 */
export function isOutboxReadable(settings: Settings): boolean {
  const publicHost = new URL(settings.publicUrl).hostname;
  return (
    settings.smtpUrl === null &&
    !settings.production &&
    LOOPBACK.has(settings.host) &&
    LOOPBACK.has(publicHost)
  );
}

function refuseSetting(name: string, message: string, value: string | undefined): ParsedSettings {
  // The URL of a server may contain a password: the sentence names such a setting, like a token,
  // without its value.
  const shown = value === undefined || /_(URL|TOKEN)$/.test(name) ? '' : ` (it is "${value}")`;
  return { ok: false, code: 'setting_wrong', text: `The setting ${name} ${message}${shown}.` };
}

/**
 * Returns the folder or the zip of the season files that LAHMAN_DIR names; null for the invented
 * history, and where it is not set and nothing is in the default places.
 */
export function findLahmanFolder(
  value: string | undefined,
  project: string = projectFolder,
): { ok: true; folder: string | null } | { ok: false } {
  if (value === '') return { ok: true, folder: null };
  if (value !== undefined) {
    const folder = path.resolve(value);
    return existsSync(folder) ? { ok: true, folder } : { ok: false };
  }
  const [own, shared] = DEFAULT_LAHMAN_FOLDERS.map((folder) => path.join(project, folder));
  const candidates = [own, ...listLahmanZips(path.join(project, DATA_FOLDER)), shared];
  const found = candidates.find((folder) => folder !== undefined && existsSync(folder));
  return { ok: true, folder: found ?? null };
}

/** Returns the zips of the record in a folder, that with the latest seasons in its name first. */
function listLahmanZips(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => LAHMAN_ZIP.test(name))
    .toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .map((name) => path.join(folder, name));
}

function parseTrustProxy(value: string | undefined): boolean | number | string {
  if (value === undefined || value === 'false') return false;
  if (value === 'true') return true;
  return /^\d+$/.test(value) ? Number(value) : value;
}
