import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { committedDice } from '@pennant/rules/fairness/committed-dice';
import { TEST_VECTORS } from '@pennant/rules/fairness/test-vectors';
import { afterAll, describe, expect, test } from 'vitest';

const SCRIPT = fileURLToPath(new URL('../../../../../scripts/verify-game.py', import.meta.url));
const hasPython = spawnSync('python3', ['--version']).status === 0;

const { id, serverSeed, clientSeed, commitment } = TEST_VECTORS[0]!;

const aReplay = () => {
  const committed = committedDice({ id, serverSeed, clientSeed });
  return {
    fairness: { id, seed: serverSeed, clientSeed, commitment },
    events: Array.from({ length: 40 }, (_, at) => {
      const dice = committed.event(at + 1);
      const two = (label: string) => [dice.die(label), dice.die(label)];
      return {
        eventNumber: at + 1,
        dice:
          at % 10 === 9
            ? { batter: null, extra: null, pitcher: null }
            : {
                batter: two('batter'),
                extra: at % 3 === 0 ? two('extra') : null,
                pitcher: two('pitcher'),
              },
      };
    }),
  };
};

// Without Python the script cannot be run.
if (hasPython) {
  describe('the script that checks a game from outside', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'pennant-verify-'));
    afterAll(() => rmSync(folder, { recursive: true }));

    const check = (replay: unknown) => {
      const file = path.join(folder, 'replay.json');
      writeFileSync(file, JSON.stringify(replay));
      const { status, stdout } = spawnSync('python3', [SCRIPT, file], { encoding: 'utf8' });
      return { status, said: stdout };
    };

    test('agrees with the dice of the rules', () => {
      const { status, said } = check(aReplay());
      expect(said).toContain('all 168 dice of 40 events');
      expect(status).toBe(0);
    });

    test('finds a die that was turned', () => {
      const replay = aReplay();
      const turned = replay.events[4]!.dice.batter!;
      turned[0] = (turned[0]! % 6) + 1;
      const { status, said } = check(replay);
      expect(said).toContain('DIFFERS: event 5, batter');
      expect(status).toBe(1);
    });

    test('finds a seed that was not sealed, and an event that is missing', () => {
      const replay = aReplay();
      replay.fairness.seed = 'ab'.repeat(32);
      replay.events.shift();
      const { said } = check(replay);
      expect(said).toContain('not the one that was committed to');
      expect(said).toContain('without gaps');
    });

    test('says so where there is nothing to check', () => {
      expect(check({ fairness: { seed: null } })).toMatchObject({ status: 2 });
      expect(check(['no replay'])).toMatchObject({ status: 2 });
    });
  });
} else {
  test('python3 is not installed: the script that checks a game from outside is not run', () => {
    expect(hasPython).toBe(false);
  });
}
