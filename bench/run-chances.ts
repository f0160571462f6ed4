import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SeededDice } from '@pennant/rules/fairness/seeded-dice';
import { occupiedBases } from '@pennant/rules/games/baserunning/base-set';
import type { GameEvent } from '@pennant/rules/games/event';
import { simulateGame } from '@pennant/rules/games/simulate';
import { NOBODY } from '@pennant/rules/games/state';
import { sampleGame } from './rules/sample-game.ts';

/**
 * Generates the table of run chances from which the win expectancy is computed, by simulated games,
 * and writes it into the rules: `node bench/run-chances.ts`. The manager of these games reads the
 * current table, so run it twice after a change of the rules.
 */
const GAMES = 200_000;
const SEED = 20_231;
const MAX_RUNS = 9;
const target = fileURLToPath(
  new URL('../packages/rules/src/games/analysis/run-chances-table.ts', import.meta.url),
);

const counts = Array.from({ length: 24 }, () => new Float64Array(MAX_RUNS + 1));

const situationAfter = (event: GameEvent): number =>
  (event.ipOuts % 3) * 8 +
  occupiedBases([event.first, event.second, event.third].map((runner) => runner ?? NOBODY));

/**
 * Adds a half: each situation before an event, with the runs from there to the end. Walk-off halves
 * are incomplete and left out.
 */
const addHalf = (events: readonly GameEvent[]): void => {
  if (events.at(-1)?.final && events.at(-1)?.batting === 'home') return;
  let runsToCome = 0;
  for (let index = events.length - 1; index >= 0; index--) {
    const event = events[index] as GameEvent;
    runsToCome += event.runs;
    if (event.kind === 'substitution') continue;
    const before = events[index - 1];
    const situation = before === undefined ? 0 : situationAfter(before);
    const row = counts[situation] as Float64Array;
    const runs = Math.min(MAX_RUNS, runsToCome);
    row[runs] = (row[runs] ?? 0) + 1;
  }
};

const setup = sampleGame();
const dice = new SeededDice(SEED);
let scored = 0;
for (let game = 0; game < GAMES; game++) {
  const { state, events } = simulateGame(setup, dice, { events: true });
  scored += state.home.runs + state.visitors.runs;
  let half: GameEvent[] = [];
  for (const event of events) {
    half.push(event);
    if (event.outs > 0 && event.ipOuts % 3 === 0) {
      addHalf(half);
      half = [];
    }
  }
}

/** The rows in ten thousandths; the rounding error goes to no run at all. */
const rows = counts.map((row) => {
  const all = row.reduce((sum, count) => sum + count, 0);
  const shares = Array.from(row, (count) => Math.round((count / all) * 10_000));
  const rest = 10_000 - shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share, runs) => (runs === 0 ? share + rest : share));
});
const mean = (row: readonly number[]): string =>
  row.reduce((sum, share, runs) => sum + (share * runs) / 10_000, 0).toFixed(2);
writeFileSync(
  target,
  `/** Number of runs of a row's last entry, which stands for this many and more. */
export const MAX_RUNS = ${MAX_RUNS};

/**
 * Chance, in ten thousandths, that 0, 1, 2 … runs score from here to the end of the half:
 * \`rows[outs * 8 + bases]\` with outs 0 to 2 and the occupied bases, a \`BaseSet\`, as a number.
 * Generated from ${GAMES} simulated games by \`node bench/run-chances.ts\`.
 */
// oxfmt-ignore
export const RUN_CHANCES: readonly (readonly number[])[] = [
${rows.map((row) => `  [${row.join(', ')}],`).join('\n')}
];
`,
);
console.log(`${(scored / GAMES / 2).toFixed(2)} runs a side and game`);
console.log('Runs to come, by occupied bases: none, 1st, 2nd, 1st and 2nd, 3rd …');
for (const outs of [0, 1, 2]) {
  console.log(
    `${outs} out: ${rows
      .slice(outs * 8, outs * 8 + 8)
      .map(mean)
      .join('  ')}`,
  );
}
