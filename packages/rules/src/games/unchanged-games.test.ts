import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import { SeededDice } from '../fairness/seeded-dice.ts';
import { randomGameSetup } from '../testing/random-game.ts';
import { fuzzGame } from '../testing/fuzz-game.ts';
import { RULES_VERSION } from './rules-version.ts';
import { simulateGame } from './simulate.ts';

const checksum = (games: readonly unknown[]): string =>
  bytesToHex(sha256(utf8ToBytes(JSON.stringify(games)))).slice(0, 16);

/**
 * Finished games are stored and anyone may replay them: a different game from the same dice and
 * decisions is a change of the rules, which must be made on purpose and announced (the checksums
 * and the version of the rules then change with it). A faster engine must keep them to the byte.
 */
test('a hundred games under the computer managers are the games they always were', () => {
  const games = Array.from({ length: 100 }, (_, seed) =>
    simulateGame(randomGameSetup(seed), new SeededDice(seed), { events: true }),
  );
  expect([RULES_VERSION, checksum(games)]).toEqual([2, '7d6f1a5916a5ed99']);
});

test('fifty games under players who press everything are the games they always were', () => {
  const games = Array.from({ length: 50 }, (_, seed) => {
    const { state, events, commands, refused } = fuzzGame(seed);
    return { state, events, commands, refused };
  });
  expect([RULES_VERSION, checksum(games)]).toEqual([2, '35340998a833182c']);
});
