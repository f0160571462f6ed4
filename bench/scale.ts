import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { measureNumberOfPrograms } from './scale/number-of-programs-part.ts';
import { killPrimary } from './scale/primary-killed-part.ts';
import { killProgram } from './scale/program-killed-part.ts';
import type { Figures, ScaleOptions } from './scale/scale-options.ts';

/**
 * Measures what servers of one database carry, and what players lose when one of them dies, by real
 * processes on this machine. `node bench/scale.ts [programs kill …] [--players 32] [--rate 200]
 * [--seconds 10] [--turns 3]`; without names all parts but the growth.
 */
const PARTS: Readonly<Record<string, (options: ScaleOptions) => Promise<Figures>>> = {
  programs: measureNumberOfPrograms,
  kill: killProgram,
  promote: killPrimary,
};
/** Takes hours, and is only done where it is named. */
const BY_NAME = new Set(['growth']);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    players: { type: 'string', default: '32' },
    rate: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '10' },
    turns: { type: 'string', default: '3' },
  },
});
const [players, rate, seconds, turns] = [
  values.players,
  values.rate,
  values.seconds,
  values.turns,
].map(Number) as [number, number, number, number];
const named =
  positionals.length > 0
    ? positionals
    : Object.keys(PARTS).filter((name) => !BY_NAME.has(name));
const unknown = named.filter((name) => !(name in PARTS));
if (unknown.length > 0)
  throw new Error(`no part ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}`);

console.log(`Load of the machine before: ${loadavg()[0]!.toFixed(1)}`);
const figures: Record<string, number> = {};
for (const name of named)
  Object.assign(figures, await PARTS[name]!({ players, rate, seconds, turns }));
console.log(`\nLoad of the machine after: ${loadavg()[0]!.toFixed(1)}`);
console.log(JSON.stringify({ bench: 'scale', figures }));
