import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import type { MutantResult } from '@stryker-mutator/api/core';
import { ROOT } from './child-process.ts';
import { AREAS, type Area } from './mutants/areas.ts';
import { readEquivalentMutants } from './mutants/equivalent-mutants.ts';
import { runPart } from './mutants/run-part.ts';

/**
 * `npm run check:mutants [-- AREA … [FOLDER …] [--survivors] [--concurrency N]]`: plants small bugs
 * in the code, one at a time, and counts those that the tests notice. Exit code 1 if an area that
 * was checked whole falls short of its target.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    survivors: { type: 'boolean', default: false },
    concurrency: { type: 'string', default: String(availableParallelism()) },
  },
});

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
}

const share = ({ killed, survived }: Count) =>
  killed + survived === 0 ? 1 : killed / (killed + survived);

function printRow(name: string, { killed, survived, equivalent }: Count, note = ''): void {
  const percent = `${(share({ killed, survived, equivalent }) * 100).toFixed(1)}%`;
  const cells = [killed, survived, equivalent].map((number) => String(number).padStart(10));
  console.log(`${name.padEnd(32)}${cells.join('')}${percent.padStart(9)}  ${note}`);
}

/** Prints where a mutant that no test noticed stands, and what it does. */
function printSurvivor({ fileName, location, mutatorName, replacement, status }: MutantResult) {
  const { line, column } = location.start;
  const place = `${path.relative(ROOT, path.resolve(ROOT, fileName))}:${line}:${column + 1}`;
  const seen = status === 'NoCoverage' ? ', run by no test' : '';
  console.log(`  ${place} ${mutatorName}${seen} → ${(replacement ?? '').replaceAll(/\s+/g, ' ')}`);
}

function countMutants(mutants: readonly MutantResult[]): Count {
  const ofStatus = (...statuses: readonly string[]) =>
    mutants.filter(({ status }) => statuses.includes(status));
  const alive = ofStatus('Survived', 'NoCoverage');
  const survivors = alive.filter((mutant) => !isEquivalent(mutant));
  if (values.survivors) survivors.forEach(printSurvivor);
  return {
    killed: ofStatus('Killed', 'Timeout').length,
    survived: survivors.length,
    equivalent: alive.length - survivors.length,
  };
}

const sum = (counts: readonly Count[]): Count => ({
  killed: counts.reduce((total, { killed }) => total + killed, 0),
  survived: counts.reduce((total, { survived }) => total + survived, 0),
  equivalent: counts.reduce((total, { equivalent }) => total + equivalent, 0),
});

async function checkArea(area: Area): Promise<void> {
  const folders = area.parts.map(({ folder }) => folder);
  const parts = area.parts.filter(({ folder }) => isWanted(folder, folders));
  const counts: Count[] = [];
  const files = new Set<string>();
  for (const part of parts) {
    const mutants = await runPart(area, part, { concurrency: Number(values.concurrency) });
    for (const { fileName } of mutants) {
      files.add(path.relative(ROOT, path.resolve(ROOT, fileName)));
    }
    const count = countMutants(mutants);
    counts.push(count);
    printRow(`${area.name}/${part.folder}`, count);
  }
  for (const { file, line } of unmatched(files)) {
    hasFailed = true;
    console.error(`equivalent-mutants.json lists a mutant that is not there: ${file}: ${line}`);
  }
  if (parts.length < area.parts.length) return;
  const all = sum(counts);
  printRow(area.name, all, `target ${area.target * 100}%`);
  figures[area.name] = Number(share(all).toFixed(4));
  if (share(all) < area.target) hasFailed = true;
}

console.log(
  `${'Mutants by folder'.padEnd(32)}${'killed'.padStart(10)}${'survived'.padStart(10)}${'equivalent'.padStart(10)}`,
);
for (const area of areas) await checkArea(area);
console.log(JSON.stringify({ check: 'mutants', figures }));
process.exitCode = hasFailed ? 1 : 0;
