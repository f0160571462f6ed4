import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import type { MutantResult } from '@stryker-mutator/api/core';
import { ROOT } from './child-process.ts';
import { AREAS, type Area } from './mutants/areas.ts';
import { readEquivalentMutants } from './mutants/equivalent-mutants.ts';
import { runPart } from './mutants/run-part.ts';
import { confidenceInterval, type Sample } from './mutants/sample.ts';

/**
 * `npm run check:mutants [-- AREA … [FOLDER …] [--survivors] [--concurrency N]
 * [--sample SHARE [--seed N]]]`: plants small bugs in the code, one at a time, and counts those
 * that the tests notice. A sample of 0.1 tries one bug in ten, drawn by the seed. Exit code 1 if an
 * area of which all folders were checked falls short of its target.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    survivors: { type: 'boolean', default: false },
    concurrency: { type: 'string', default: String(availableParallelism()) },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});

const sample: Sample | undefined = values.sample
  ? { share: Number(values.sample), seed: Number(values.seed) }
  : undefined;
if (sample && !(sample.share > 0 && sample.share <= 1 && Number.isInteger(sample.seed))) {
  console.error('A sample is a share above 0 and at most 1, its seed a whole number.');
  process.exit(1);
}

const isWanted = (name: string, names: readonly string[]) =>
  !names.some((one) => positionals.includes(one)) || positionals.includes(name);
const areaNames = AREAS.map(({ name }) => name);
const areas = AREAS.filter(({ name }) => isWanted(name, areaNames));
const unknown = positionals.filter(
  (name) =>
    !AREAS.some((area) => area.name === name) &&
    !areas.some(({ parts }) => parts.some(({ folder }) => folder === name)),
);
if (unknown.length > 0) {
  console.error(`There is no area or folder "${unknown.join('", "')}".`);
  process.exit(1);
}

const { isEquivalent, unmatched } = readEquivalentMutants(ROOT);
const figures: Record<string, number> = {};
let hasFailed = false;

/** How many mutants there were, and how many of them the tests killed. */
interface Count {
  readonly killed: number;
  readonly survived: number;
  readonly equivalent: number;
  /** How many were stopped by the clock. They count nowhere: a busy machine stops others too. */
  readonly stopped: number;
}

const share = ({ killed, survived }: Pick<Count, 'killed' | 'survived'>) =>
  killed + survived === 0 ? 1 : killed / (killed + survived);

const inPercent = (part: number) => `${(part * 100).toFixed(1)}%`;

/** Of a column of numbers, in letters. */
const WIDTH = 12;

function printRow(name: string, count: Count, target?: number): void {
  const { killed, survived, equivalent, stopped } = count;
  const cells = [killed, survived, equivalent].map((number) => String(number).padStart(WIDTH));
  const [low, high] = confidenceInterval(killed, killed + survived);
  const notes = [
    ...(target === undefined ? [] : [`target ${target * 100}%`]),
    ...(sample ? [`95%: ${inPercent(low)} to ${inPercent(high)}`] : []),
    ...(stopped > 0 ? [`${stopped} stopped by the clock`] : []),
  ];
  const row = `${name.padEnd(32)}${cells.join('')}${inPercent(share(count)).padStart(9)}`;
  console.log(`${row}  ${notes.join('; ')}`.trimEnd());
}

/** Tells whether a mutant was stopped by the clock, not by the count of its steps. */
const isStopped = ({ status, statusReason }: MutantResult) =>
  status === 'Timeout' && !statusReason?.startsWith('Hit limit');

/** Prints where a mutant that no test noticed stands, and what it does. */
function printMutant({ fileName, location, mutatorName, replacement, status }: MutantResult) {
  const { line, column } = location.start;
  const place = `${path.relative(ROOT, path.resolve(ROOT, fileName))}:${line}:${column + 1}`;
  const notes: Partial<Record<typeof status, string>> = {
    NoCoverage: ', run by no test',
    Timeout: ', stopped by the clock',
  };
  console.log(
    `  ${place} ${mutatorName}${notes[status] ?? ''} → ${(replacement ?? '').replaceAll(/\s+/g, ' ')}`,
  );
}

function countMutants(mutants: readonly MutantResult[]): Count {
  const ofStatus = (...statuses: readonly string[]) =>
    mutants.filter(({ status }) => statuses.includes(status));
  const alive = ofStatus('Survived', 'NoCoverage');
  const survivors = alive.filter((mutant) => !isEquivalent(mutant));
  const stopped = mutants.filter(isStopped);
  if (values.survivors) [...survivors, ...stopped].forEach(printMutant);
  return {
    killed: ofStatus('Killed', 'Timeout').length - stopped.length,
    survived: survivors.length,
    equivalent: alive.length - survivors.length,
    stopped: stopped.length,
  };
}

const sum = (counts: readonly Count[]): Count => ({
  killed: counts.reduce((total, { killed }) => total + killed, 0),
  survived: counts.reduce((total, { survived }) => total + survived, 0),
  equivalent: counts.reduce((total, { equivalent }) => total + equivalent, 0),
  stopped: counts.reduce((total, { stopped }) => total + stopped, 0),
});

async function checkArea(area: Area): Promise<void> {
  const folders = area.parts.map(({ folder }) => folder);
  const parts = area.parts.filter(({ folder }) => isWanted(folder, folders));
  const counts: Count[] = [];
  const files = new Set<string>();
  for (const part of parts) {
    const mutants = await runPart(area, part, { concurrency: Number(values.concurrency), sample });
    for (const { fileName } of mutants) {
      files.add(path.relative(ROOT, path.resolve(ROOT, fileName)));
    }
    const count = countMutants(mutants);
    counts.push(count);
    printRow(`${area.name}/${part.folder}`, count);
  }
  for (const { file, line } of sample ? [] : unmatched(files)) {
    hasFailed = true;
    console.error(`equivalent-mutants.json lists a mutant that is not there: ${file}: ${line}`);
  }
  if (parts.length < area.parts.length) return;
  const all = sum(counts);
  printRow(area.name, all, area.target);
  figures[area.name] = Number(share(all).toFixed(4));
  if (share(all) < area.target) hasFailed = true;
}

const HEADINGS = ['killed', 'survived', 'equivalent'].map((heading) => heading.padStart(WIDTH));
console.log('Mutants by folder'.padEnd(32) + HEADINGS.join(''));
for (const area of areas) await checkArea(area);
console.log(JSON.stringify({ check: 'mutants', ...(sample && { sample }), figures }));
process.exitCode = hasFailed ? 1 : 0;
