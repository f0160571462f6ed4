import { SeededDice } from '@pennant/rules/fairness/seeded-dice';
import { simulateGame } from '@pennant/rules/games/simulate';
import { randomGameSetup } from '@pennant/rules/testing/random-game';
import { findInvariantViolations } from '@pennant/rules/testing/game-invariants';
import { fuzzGame } from '@pennant/rules/testing/fuzz-game';

/**
 * Fuzzes games between any cards and checks their invariants: every other game under the computer
 * managers, the rest under players who issue every command, replayed from seed and decisions. `npm
 * run bench:games [games]`, 100,000 by default.
 */
const GAMES = Number(process.argv[2] ?? 100_000);
const SHOWN = 20;

const faults: string[] = [];
let events = 0;
let refused = 0;
const started = performance.now();
for (let seed = 1; seed <= GAMES; seed++) {
  if (seed % 2 === 0) {
    const game = fuzzGame(seed);
    events += game.events.length;
    refused += game.refused;
    faults.push(...game.faults.map((fault) => `seed ${seed}, players: ${fault}`));
  } else {
    const setup = randomGameSetup(seed);
    const game = simulateGame(setup, new SeededDice(seed), { events: true });
    events += game.events.length;
    const found = findInvariantViolations(setup, game.state, game.events);
    faults.push(...found.map((fault) => `seed ${seed}, computers: ${fault}`));
  }
}
const seconds = (performance.now() - started) / 1000;

console.log(
  `${GAMES} games, ${events} events, ${refused} commands refused: ${seconds.toFixed(0)} s`,
);
for (const fault of faults.slice(0, SHOWN)) console.log(fault);
console.log(`${faults.length} faults (target: 0)`);
console.log(
  JSON.stringify({
    bench: 'games',
    figures: { games: GAMES, events, refused, faults: faults.length },
  }),
);
if (faults.length > 0) process.exitCode = 1;
