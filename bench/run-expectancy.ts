import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { seededSource } from '@pennant/rules/fairness/seeded-dice';
import type { GameEvent } from '@pennant/rules/games/event';
import { playToFinal } from '@pennant/rules/games/simulate-game';
import { sampleGame } from './rules/sample-game.ts';

/**
 * Makes the computer manager's run expectancy from simulated games and writes it where the rules keep it:
 * `node bench/run-expectancy.ts`. The manager who plays these games reads the table that is there, so run it twice after a
 * change of the rules.
 */
const GAMES = 200_000;
const SEED = 20_231;
const target = fileURLToPath(
  new URL('../packages/rules/src/games/manager/run-expectancy-table.ts', import.meta.url),
);

const runs = new Float64Array(24);
const times = new Float64Array(24);

const situationAfter = (event: GameEvent): number =>
  (event.ipOuts % 3) * 8 +
  (event.first === null ? 0 : 1) +
  (event.second === null ? 0 : 2) +
  (event.third === null ? 0 : 4);

/** Adds a half: each situation before an event, with the runs from there to the end. Walk-off halves are cut short and left out. */
const addHalf = (events: readonly GameEvent[]): void => {
  if (events.at(-1)?.final && events.at(-1)?.batting === 'home') return;
  let toCome = 0;
  for (let at = events.length - 1; at >= 0; at--) {
    const event = events[at] as GameEvent;
    toCome += event.runs;
    if (event.kind === 'substitution') continue;
    const before = events[at - 1];
    const situation = before === undefined ? 0 : situationAfter(before);
    runs[situation] = (runs[situation] ?? 0) + toCome;
    times[situation] = (times[situation] ?? 0) + 1;
  }
};

const setup = sampleGame();
const dice = seededSource(SEED);
let scored = 0;
for (let game = 0; game < GAMES; game++) {
  const { state, events } = playToFinal(setup, dice, { events: true });
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

const rows = [0, 1, 2].map((outs) =>
  Array.from({ length: 8 }, (_, bases) => {
    const at = outs * 8 + bases;
    return ((runs[at] ?? 0) / (times[at] ?? 1)).toFixed(3);
  }).join(', '),
);
writeFileSync(
  target,
  `/**
 * Runs that score on average from here to the end of the half, by outs (0, 1, 2) and occupied bases (bit 0 first, bit 1 second,
 * bit 2 third): \`table[outs * 8 + bases]\`. Made from ${GAMES} simulated games by \`node bench/run-expectancy.ts\`.
 */
// oxfmt-ignore
export const RUN_EXPECTANCY: readonly number[] = [
${rows.map((row) => `  ${row},`).join('\n')}
];
`,
);
console.log(`${(scored / GAMES / 2).toFixed(2)} runs a side and game`);
console.log(rows.map((row, outs) => `${outs} out: ${row}`).join('\n'));
