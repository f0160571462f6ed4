import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { measureCitus } from './scale/citus-part.ts';
import { measureGrowth } from './scale/growth-part.ts';
import { measureNumberOfPrograms } from './scale/number-of-programs-part.ts';
import { killPrimary } from './scale/primary-killed-part.ts';
import { killProgram } from './scale/program-killed-part.ts';
import type { Figures, ScaleOptions } from './scale/scale-options.ts';

/**
 * Measures what servers of one database carry, and what players lose when one of them dies, by real
 * processes on this machine. `node bench/scale.ts [programs kill …] [--players 32] [--rate 200]
 * [--seconds 10] [--turns 3]`; without names all parts but the growth, which is `node
 * bench/scale.ts growth [--users 1000000] [--playing 100000] [--rows 10000000]`: so many users,
 * those of them with games, and the rows of these and their events.
 */
const PARTS: Readonly<Record<string, (options: ScaleOptions) => Promise<Figures>>> = {
  programs: measureNumberOfPrograms,
  kill: killProgram,
  promote: killPrimary,
  citus: measureCitus,
  growth: measureGrowth,
};
/** Takes long and much of the disk, and is only done where it is named. */
const BY_NAME = new Set(['growth']);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    players: { type: 'string', default: '32' },
    rate: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '10' },
    turns: { type: 'string', default: '3' },
    users: { type: 'string', default: '1000000' },
    playing: { type: 'string', default: '100000' },
    rows: { type: 'string', default: '10000000' },
  },
});
const options: ScaleOptions = {
  players: Number(values.players),
  rate: Number(values.rate),
  seconds: Number(values.seconds),
  turns: Number(values.turns),
  growth: {
    users: Number(values.users),
    playing: Number(values.playing),
    rows: Number(values.rows),
  },
};
const named =
  positionals.length > 0 ? positionals : Object.keys(PARTS).filter((name) => !BY_NAME.has(name));
const unknown = named.filter((name) => !(name in PARTS));
if (unknown.length > 0)
  throw new Error(`no part ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}`);

console.log(`Load of the machine before: ${loadavg()[0]!.toFixed(1)}`);
const figures: Record<string, number> = {};
for (const name of named) Object.assign(figures, await PARTS[name]!(options));
const { programLostWrites, primaryLostWrites } = figures;
if (programLostWrites !== undefined && primaryLostWrites !== undefined)
  figures['lostWrites'] = programLostWrites + primaryLostWrites;
console.log(`\nLoad of the machine after: ${loadavg()[0]!.toFixed(1)}`);
console.log(JSON.stringify({ bench: 'scale', figures }));
// The programs' harness listens to the starter of this command, which keeps the process alive.
process.exit();
