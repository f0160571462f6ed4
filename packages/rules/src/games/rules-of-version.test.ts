import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SeededDice } from '../fairness/seeded-dice.ts';
import { randomGameSource } from '../testing/random-game.ts';
import type { GameRules } from './game-rules.ts';
import { loadRules } from './rules-of-version.ts';
import { RULES_VERSIONS_OF_TODAY } from './rules-version.ts';

const checksum = (text: string): string => bytesToHex(sha256(utf8ToBytes(text))).slice(0, 16);

/** Each version of before: its file, and the hundred games that it always played. */
const FROZEN = [{ version: 1, file: '2e366df7887850d6', games: '6936923baf3896f6' }] as const;

/** Returns the checksum of a hundred games under the computer managers. */
function playHundredGames({ compileSetup, newGame, playUntil }: GameRules): string {
  const games = Array.from({ length: 100 }, (_, seed) => {
    const setup = compileSetup(randomGameSource(seed));
    return playUntil(setup, newGame(setup), 'final', new SeededDice(seed));
  });
  return checksum(JSON.stringify(games));
}

describe.each(FROZEN)('the rules of version $version', ({ version, file, games }) => {
  test('are the file that was built when they were the rules', () => {
    const url = new URL(`../../frozen/rules-${version}.js`, import.meta.url);
    expect(checksum(readFileSync(url, 'utf8'))).toBe(file);
  });

  test('play the games that they always played', async () => {
    const { GAME_RULES } = (await import(`../../frozen/rules-${version}.js`)) as {
      GAME_RULES: GameRules;
    };
    expect(GAME_RULES.version).toBe(version);
    expect(playHundredGames(GAME_RULES)).toBe(games);
  });
});

test('the rules of each version are found, those of today among them', async () => {
  for (const version of [...FROZEN.map((frozen) => frozen.version), ...RULES_VERSIONS_OF_TODAY])
    expect((await loadRules(version))?.version).toBe(version);
});

test('a version that there never was has no rules', async () => {
  for (const version of [0, Math.max(...RULES_VERSIONS_OF_TODAY) + 1, 1.5, Number.NaN])
    expect(await loadRules(version)).toBeNull();
});
