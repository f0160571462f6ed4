import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** The top folder of the project: defaults that name a folder are found from here, wherever the program was started. */
export const projectFolder = fileURLToPath(new URL('../../../../', import.meta.url));

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Where the season files are looked for, in this order, when LAHMAN_DIR is not set. */
const USUAL_LAHMAN_FOLDERS = ['data/lahman', '../shared/lahman'] as const;

/** What "listen here" means when a person should click on it. */
const ANY_ADDRESS = new Set(['0.0.0.0', '::', '[::]']);
const LOOPBACK = new Set(['127.0.0.1', '::1', '[::1]', 'localhost']);

/** An empty variable counts as not set, except where a setting says otherwise. */
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

const environment = z.object({
  PORT: optional(wholeNumber(0, 65_535)),
  HOST: optional(z.string().regex(/^\S+$/, 'must be a host name or an address')),
  DATABASE_URL: optional(url(['postgres:', 'postgresql:'])),
  DATA_DIR: optional(z.string()),
  LAHMAN_DIR: z.string().optional(),
  SMTP_URL: optional(url(['smtp:', 'smtps:'])),
  PUBLIC_URL: optional(url(['http:', 'https:'])),
  ADMIN_EMAIL: optional(z.email('must be an e-mail address')),
  TRUST_PROXY: optional(z.string()),
  LIMITS_FACTOR: optional(
    z.string().transform(Number).pipe(z.number('must be a number').positive('must be more than 0')),
  ),
  LOG_LEVEL: optional(z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`)),
  NODE_ENV: z.string().optional(),
});

/** What the person who starts the program has chosen. Read once, at the start. */
export interface Settings {
  /** 0 lets the system choose a free port. */
  readonly port: number;
  readonly host: string;
  /** A PostgreSQL server, 15 or later; null starts the program's own. */
  readonly databaseUrl: string | null;
  /** Where the program keeps its own database; an absolute path. */
  readonly dataDir: string;
  /** The folder of the season files; null is the invented history. */
  readonly lahmanDir: string | null;
  /** The mail server; null keeps mail in the local outbox. */
  readonly smtpUrl: string | null;
  /** Where players reach the program, without a slash at the end. */
  readonly publicUrl: string;
  /** Whether PUBLIC_URL was given; when not, `publicUrl` follows the port that the system chose. */
  readonly publicUrlGiven: boolean;
  readonly adminEmail: string | null;
  /** What Fastify understands: all, none, so many proxies, or these addresses. */
  readonly trustProxy: boolean | number | string;
  /** All limits on requests are multiplied by it. */
  readonly limitsFactor: number;
  /** 'warn' unless said: what a person should know is printed apart from the log. */
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly production: boolean;
  /** Compare every answer with the contract: in tests and where NODE_ENV says development. */
  readonly checkAnswers: boolean;
}

export type ParsedSettings =
  | { ok: true; settings: Settings }
  | { ok: false; code: 'setting_wrong'; text: string };

/**
 * Reads the settings from environment variables. A wrong one is refused with a sentence that names it, so that
 * the start can end with it.
 */
export function parseSettings(
  variables: Readonly<Record<string, string | undefined>>,
): ParsedSettings {
  const parsed = environment.safeParse(variables);
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    return wrong(String(issue.path[0]), issue.message, variables[String(issue.path[0])]);
  }
  const given = parsed.data;
  const history = lahmanFolder(given.LAHMAN_DIR);
  if (!history.ok)
    return wrong('LAHMAN_DIR', 'names a folder that does not exist', given.LAHMAN_DIR);

  const port = given.PORT ?? 3000;
  const host = given.HOST ?? '127.0.0.1';
  return {
    ok: true,
    settings: {
      port,
      host,
      databaseUrl: given.DATABASE_URL ?? null,
      dataDir: given.DATA_DIR ? path.resolve(given.DATA_DIR) : path.join(projectFolder, '.data'),
      lahmanDir: history.folder,
      smtpUrl: given.SMTP_URL ?? null,
      publicUrl: given.PUBLIC_URL?.replace(/\/+$/, '') ?? addressFor(host, port),
      publicUrlGiven: given.PUBLIC_URL !== undefined,
      adminEmail: given.ADMIN_EMAIL ?? null,
      trustProxy: trustedProxies(given.TRUST_PROXY),
      limitsFactor: given.LIMITS_FACTOR ?? 1,
      logLevel: given.LOG_LEVEL ?? 'warn',
      production: given.NODE_ENV === 'production',
      checkAnswers: given.NODE_ENV === 'test' || given.NODE_ENV === 'development',
    },
  };
}

/** The address that a person can open for a program that listens on this host and port. */
export function addressFor(host: string, port: number): string {
  const reachable = ANY_ADDRESS.has(host) ? 'localhost' : host;
  return `http://${reachable.includes(':') && !reachable.startsWith('[') ? `[${reachable}]` : reachable}:${port}`;
}

/**
 * Whether mail may be read at `/dev/mail`: without a mail server, outside production, and where nobody but this
 * machine can reach the program.
 */
export function mailIsReadable(settings: Settings): boolean {
  const home = new URL(settings.publicUrl).hostname;
  return (
    settings.smtpUrl === null &&
    !settings.production &&
    LOOPBACK.has(settings.host) &&
    LOOPBACK.has(home)
  );
}

function wrong(name: string, message: string, value: string | undefined): ParsedSettings {
  // An address of a server may carry a password: the sentence names such a setting without its value.
  const shown = value === undefined || name.endsWith('_URL') ? '' : ` (it is "${value}")`;
  return { ok: false, code: 'setting_wrong', text: `The setting ${name} ${message}${shown}.` };
}

/** Not set: the first usual folder that exists. Set but empty: none, the invented history. */
function lahmanFolder(
  given: string | undefined,
): { ok: true; folder: string | null } | { ok: false } {
  if (given === '') return { ok: true, folder: null };
  if (given !== undefined) {
    const folder = path.resolve(given);
    return existsSync(folder) ? { ok: true, folder } : { ok: false };
  }
  const usual = USUAL_LAHMAN_FOLDERS.map((folder) => path.join(projectFolder, folder));
  return { ok: true, folder: usual.find((folder) => existsSync(folder)) ?? null };
}

function trustedProxies(given: string | undefined): boolean | number | string {
  if (given === undefined || given === 'false') return false;
  if (given === 'true') return true;
  return /^\d+$/.test(given) ? Number(given) : given;
}
