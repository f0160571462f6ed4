import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LiveRecord } from '@pennant/rules/live/live-record';
import { receiptOf } from '@pennant/rules/fairness/reveal';
import { LIVE_FORGERIES, forgeLiveRecord } from '@pennant/rules/testing/live-forgeries';
import {
  FEW_MISHAPS,
  MANY_MISHAPS,
  NO_MISHAPS,
  randomLiveGame,
} from '@pennant/rules/testing/random-live-game';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runVerifyGame } from './run-verify-game.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'pennant-live-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the script on records; returns its exit code and, by the name of each, what it says. */
function verify(records: Readonly<Record<string, unknown>>, ...options: string[]) {
  const verified = runVerifyGame(folder, records, options);
  expect(verified.stderr).toBe('');
  return verified;
}

/** Ten live games: played quietly, with sides that come and go, given up, left. */
const tables = Array.from({ length: 10 }, (_, seed) =>
  randomLiveGame(seed, seed % 2 === 0 ? FEW_MISHAPS : MANY_MISHAPS),
);
const records = tables.map((table) => table.record());
/** One in which nothing went wrong, to be forged. */
const genuine = randomLiveGame(7, NO_MISHAPS).record();

test('the script verifies ten live games, whatever went wrong in them', () => {
  const { status, said } = verify(
    Object.fromEntries(records.map((record, index) => [`game ${index}`, record])),
  );
  expect([...said.values()].filter((text) => !text.startsWith('It holds: '))).toEqual([]);
  expect(status).toBe(0);
  expect([...said.values()].some((text) => / [1-9]\d* links were withheld/.test(text))).toBe(true);
});

describe('a live game that was forged', () => {
  const forged = Object.fromEntries(
    LIVE_FORGERIES.map((name) => [name, forgeLiveRecord(name, genuine)]),
  );
  let told: ReturnType<typeof verify>;
  beforeAll(() => {
    told = verify(forged);
  });

  test.each(LIVE_FORGERIES)('is refused: %s', (name) => {
    expect(forged[name]).not.toBeNull();
    expect(told.said.get(name)).toMatch(/^DIFFERS: /);
  });

  test('is refused in a sentence that says what differs', () => {
    const said = (name: string) => told.said.get(name);
    expect(said('a link is exchanged')).toMatch(
      /^DIFFERS: event \d+: the link of the (visitors|home) side does not hash to the one before/,
    );
    expect(said('a signature is forged')).toMatch(/the signature is not of the .+ side's key/);
    expect(said('a link that was revealed counts as withheld')).toMatch(/^DIFFERS: event \d+: /);
    expect(said('an event is changed')).toMatch(
      /^DIFFERS: event \d+: the result must be "OO" .+, the record says "HR"/,
    );
    expect(said('a decision is exchanged once the links are known')).toMatch(
      /the decision of the .+ side is not the one that it sealed/,
    );
    expect(said('a chain begins in the midst')).toMatch(/begins with event 20, neither near/);
  });
});

test('a link that counts as withheld is refused by the receipt that a browser kept', () => {
  const index = records.findIndex(({ steps }) =>
    steps.some((step) => step.kind === 'event' && step.home.link === null),
  );
  const [record, table] = [records[index] as LiveRecord, tables[index]!];
  const step = record.steps.find(
    (candidate) => candidate.kind === 'event' && candidate.home.link === null,
  )!;
  const link = 'cd'.repeat(32);
  const kept = { side: 'home', eventNumber: step.eventNumber, link } as const;
  const { gameID, serverSeed } = table.context;
  const receipt = receiptOf(serverSeed, { gameID, ...kept });
  const { said, status } = verify({
    kept: { ...record, kept: [{ ...kept, receipt }] },
    forged: { ...record, kept: [{ ...kept, receipt: link }] },
  });
  expect(said.get('kept')).toMatch(/the share of the home side counts as withheld, though/);
  expect(said.get('forged')).toMatch(/the receipt that was kept is not the server's/);
  expect(status).toBe(1);
});

test('nothing is said to hold that cannot be verified', () => {
  const [record] = records as [LiveRecord];
  for (const other of [
    { ...record, rulesVersion: 99 },
    { ...record, fairness: { ...record.fairness, seed: null } },
    { ...record, events: 5 },
    { ...record, segments: {} },
    { format: 'live-v1' },
  ]) {
    expect(verify({ other }).status).toBe(2);
  }
});

test('a signature of P-256 is verified with whole numbers as in RFC 6979, A.2.5', () => {
  const python = `import base64
from verifier.p256 import is_signed
def text(*numbers):
    raw = b"".join(bytes.fromhex(number) for number in numbers)
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")
key = text("04", "60FED4BA255A9D31C961EB74C6356D68C049B8923B61FA6CE669622E60F29FB6",
    "7903FE1008B8BC99A41AE9E95628BC64F2F1B20C2D7E9F5177A3C294D4462299")
r, s = ("EFD48B2AACB6A8FD1140DD9CD45E81D69D2C877B56AAF991C34D0EA84EAF3716",
    "F7CB1C942D657C41D436C7A1B6E29F65F3E900DBB9AFF4064DC4AB2F843ACDA8")
print(is_signed(key, b"sample", text(r, s)), is_signed(key, b"Sample", text(r, s)),
    is_signed(key, b"sample", text(s, r)), is_signed(key, b"sample", text("00" * 32, s)),
    is_signed(text("04", "11" * 32, "22" * 32), b"sample", text(r, s)))`;
  const { stdout } = spawnSync('python3', ['-c', python], {
    cwd: path.resolve(import.meta.dirname, '..'),
    encoding: 'utf8',
  });
  expect(stdout.trim()).toBe('True False False False False');
});
