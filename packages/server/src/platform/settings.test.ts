import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import {
  findLahmanFolder,
  urlFor,
  isOutboxReadable,
  parseSettings,
  type Settings,
} from './settings.ts';

const settingsOf = (variables: Record<string, string>): Settings => {
  const parsed = parseSettings({ LAHMAN_DIR: '', ...variables });
  if (!parsed.ok) throw new Error(parsed.text);
  return parsed.settings;
};

test('without any setting the program serves this machine on port 3000', () => {
  expect(settingsOf({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: null,
    databaseDirectUrl: null,
    smtpUrl: null,
    publicUrl: 'http://127.0.0.1:3000',
    trustProxy: false,
    limitsFactor: 1,
    stopDelayMs: 0,
    production: false,
  });
});

describe('a wrong setting is named in a sentence', () => {
  test.each([
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_DIRECT_URL', 'database-primary:5432'],
    ['DATABASE_DIRECT_URL', 'postgresql://database-primary/pennant'],
    ['SMTP_URL', 'mail.example.com'],
    ['PUBLIC_URL', 'pennant.example.com'],
    ['ADMIN_EMAIL', 'nobody'],
    ['LIMITS_FACTOR', '-1'],
    ['LIMITS_FACTOR', 'many'],
    ['LOG_LEVEL', 'loud'],
    ['STOP_DELAY_MS', '60001'],
    ['STOP_DELAY_MS', '5s'],
    ['METRICS_TOKEN', 'short'],
    ['LAHMAN_DIR', '/no/such/folder'],
  ])('%s=%s', (name, value) => {
    const parsed = parseSettings({ LAHMAN_DIR: '', [name]: value });
    expect(parsed).toMatchObject({
      ok: false,
      text: expect.stringMatching(new RegExp(`^The setting ${name} .*\\.$`)),
    });
  });

  test('and its value is not repeated where it may hold a password', () => {
    const parsed = parseSettings({ LAHMAN_DIR: '', DATABASE_URL: 'mysql://me:secret@localhost/x' });
    expect(JSON.stringify(parsed)).not.toContain('secret');
    const token = parseSettings({ LAHMAN_DIR: '', METRICS_TOKEN: 'my secret' });
    expect(JSON.stringify(token)).not.toContain('secret');
  });
});

test('a pooler has an address past it beside its own', () => {
  const addresses = {
    DATABASE_URL: 'postgresql://pooler:6432/pennant',
    DATABASE_DIRECT_URL: 'postgresql://database-primary/pennant',
  };
  expect(settingsOf(addresses)).toMatchObject({
    databaseUrl: addresses.DATABASE_URL,
    databaseDirectUrl: addresses.DATABASE_DIRECT_URL,
  });
  const alone = parseSettings({ ...addresses, DATABASE_URL: '', LAHMAN_DIR: '' });
  expect(alone).toMatchObject({ ok: false, text: expect.stringContaining('set DATABASE_URL too') });
  expect(JSON.stringify(alone)).not.toContain('database-primary');
});

test('an empty LAHMAN_DIR is the invented history', () => {
  expect(settingsOf({ LAHMAN_DIR: '' }).lahmanDir).toBeNull();
});

describe('the season files, where LAHMAN_DIR is not set,', async () => {
  const project = await mkdtemp(path.join(tmpdir(), 'pennant-project-'));
  afterAll(() => rm(project, { recursive: true }));
  const found = () => {
    const result = findLahmanFolder(undefined, path.join(project, 'pennant'));
    return result.ok && result.folder !== null ? path.relative(project, result.folder) : null;
  };
  const put = async (file: string) => {
    await mkdir(path.join(project, path.dirname(file)), { recursive: true });
    await writeFile(path.join(project, file), '');
  };

  test('are those in data/lahman, else the newest zip in data, else those beside the project', async () => {
    await put('pennant/package.json');
    expect(found()).toBeNull();
    await put('shared/lahman/People.csv');
    expect(found()).toBe('shared/lahman');
    await put('pennant/data/notes.zip');
    expect(found()).toBe('shared/lahman');
    await put('pennant/data/lahman_1871-2023_csv.zip');
    await put('pennant/data/lahman_1871-2024_csv.zip');
    expect(found()).toBe('pennant/data/lahman_1871-2024_csv.zip');
    await put('pennant/data/lahman/People.csv');
    expect(found()).toBe('pennant/data/lahman');
  });

  test('may be a zip that it names', async () => {
    await put('downloads/record.zip');
    const zip = path.join(project, 'downloads/record.zip');
    expect(settingsOf({ LAHMAN_DIR: zip }).lahmanDir).toBe(zip);
  });
});

test('the address to click on is one that can be opened', () => {
  expect(urlFor('0.0.0.0', 80)).toBe('http://localhost:80');
  expect(urlFor('::1', 3000)).toBe('http://[::1]:3000');
});

describe('mail can be read at /dev/mail', () => {
  test('on this machine', () => {
    expect(isOutboxReadable(settingsOf({}))).toBe(true);
    expect(
      isOutboxReadable(settingsOf({ HOST: 'localhost', PUBLIC_URL: 'http://localhost:3000/' })),
    ).toBe(true);
  });
  test.each([
    [{ SMTP_URL: 'smtp://mail.example.com' }, 'with a mail server'],
    [{ NODE_ENV: 'production' }, 'in production'],
    [{ HOST: '0.0.0.0' }, 'where others reach the program'],
    [{ PUBLIC_URL: 'https://pennant.example.com' }, 'behind a public address'],
  ] as [Record<string, string>, string][])('but not %j', (variables) => {
    expect(isOutboxReadable(settingsOf(variables))).toBe(false);
  });
});
