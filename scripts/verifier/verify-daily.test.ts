import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { dailyDice, dailySeeds } from '@pennant/rules/daily/daily-dice';
import { commitmentOf } from '@pennant/rules/fairness/commitment';
import { randomAttempt } from '@pennant/rules/testing/daily-attempts';
import { aDailyGame } from '@pennant/rules/testing/daily-games';
import { afterAll, describe, expect, test } from 'vitest';

const SCRIPT = fileURLToPath(new URL('../verify-daily.py', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'pennant-daily-'));
afterAll(() => rmSync(folder, { recursive: true }));

const DAY = '2026-11-26';
const SEED = '5c'.repeat(32);
const seeds = dailySeeds(DAY, SEED);
const COMMITMENT = commitmentOf(seeds);
const day = { day: DAY, commitment: COMMITMENT, revealed: seeds as typeof seeds | null };

/** Returns a run by choices of chance, with of its events what the script reads of them. */
const aRun = (chance: number) => ({
  events: randomAttempt(aDailyGame(6), dailyDice(DAY, SEED), chance).run.events.map(
    ({ eventNumber, kind, ipOuts, batterDice, extraDice, pitcherDice }) => ({
      eventNumber,
      kind,
      ipOuts,
      dice: { batter: batterDice, extra: extraDice, pitcher: pitcherDice },
    }),
  ),
});

function verify(game: unknown, runs: readonly unknown[], ...options: string[]) {
  const files = [game, ...runs].map((value, index) => {
    const file = path.join(folder, `${index}.json`);
    writeFileSync(file, JSON.stringify(value));
    return file;
  });
  const { status, stdout } = spawnSync('python3', [SCRIPT, ...options, ...files], {
    encoding: 'utf8',
  });
  return { status, said: stdout };
}

test('runs that chose differently hold by the same seed', () => {
  const { status, said } = verify(day, [aRun(1), aRun(2)], '--commitment', COMMITMENT);
  expect(said).toMatch(/^It holds: the commitment, and all \d{3} dice of 2 runs\.\n$/);
  expect(status).toBe(0);
});

describe('what differs is told', () => {
  test('a die that was changed', () => {
    const run = aRun(3);
    const [first] = run.events;
    const [one, other] = first!.dice.batter!;
    first!.dice.batter = [(one % 6) + 1, other];
    const { status, said } = verify(day, [run]);
    expect(said).toContain('run 1: event 1: batter must be');
    expect(status).toBe(1);
  });

  test("a batter more in a half, whose dice would be the next one's", () => {
    const run = aRun(3);
    const [first] = run.events;
    const events = [first, ...run.events].map((event, index) => ({
      ...event,
      eventNumber: index + 1,
    }));
    expect(verify(day, [{ events }]).status).toBe(1);
  });

  test('another seed, and another commitment than was noted', () => {
    const revealed = { ...seeds, serverSeed: '5d'.repeat(32) };
    expect(verify({ ...day, revealed }, [aRun(1)]).said).toContain('not the one');
    expect(verify(day, [aRun(1)], '--commitment', 'ab'.repeat(32)).said).toContain('noted down');
  });

  test('dice that are made of something else', () => {
    const revealed = { ...seeds, clientSeed: '01'.repeat(16) };
    expect(verify({ ...day, revealed }, [aRun(1)]).said).toContain('something else');
  });
});

describe('there is nothing to verify', () => {
  test.each([
    ['before the day is over', { ...day, revealed: null }, 'wait until the day is over'],
    ['in another file', [1, 2], 'This is no game of a day'],
  ])('%s', (_what, game, sentence) => {
    const { status, said } = verify(game, [aRun(1)]);
    expect(said).toContain(sentence);
    expect(status).toBe(2);
  });

  test('in a run with gaps', () => {
    const { status, said } = verify(day, [{ events: aRun(1).events.slice(3) }]);
    expect(said).toContain('gaps');
    expect(status).toBe(2);
  });
});
