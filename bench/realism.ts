import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { hasLahmanRecord } from './lahman-record/read-record-if-present.ts';
import { meetsTarget, printSection, type Section } from './realism/figures-and-sections.ts';
import { SECTIONS, type SectionName, SECTIONS_WITHOUT_RECORD } from './realism/measure-sections.ts';
import type { SectionShare } from './realism/section-worker.ts';

/**
 * Measures how near the cards and the played games come to the record: `node bench/realism.ts
 * [--quick] [--only played,playedHeldOut] [--years 1968,2018] [--games 500]`. One file of
 * `realism/` for each section of the table. Fixed seeds: the same record gives the same figures, on
 * any number of cores. The last two options are of the sections "as users play": the seasons whose
 * computer clubs meet, and the games of each league.
 */
const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    years: { type: 'string' },
    games: { type: 'string' },
  },
});
const listOf = (text: string | undefined): readonly string[] => text?.split(',') ?? [];
const only = listOf(values.only);
const unknown = only.filter((name) => !SECTIONS.some((section) => section === name));
if (unknown.length > 0) {
  throw new Error(`No section ${unknown.join(', ')}; there are ${SECTIONS.join(', ')}`);
}
const amount = {
  quick: values.quick,
  years: listOf(values.years).map(Number),
  games: values.games === undefined ? null : Number(values.games),
};
const isSample = amount.quick || amount.years.length > 0 || amount.games !== null;
if (isSample) console.log('A sample: so few games that the dice alone move figures past targets.');

const recorded = hasLahmanRecord();
if (!recorded) {
  console.log('No record on this machine (LAHMAN_DIR): the invented history, as far as it goes.');
}

/** The sections of each of the two workers: about the same amount of work. */
const SHARES: readonly (readonly SectionName[])[] = [
  ['tuned', 'heldOut', 'hitBatsmen', 'inventedLeaders'],
  ['batters', 'pitchers', 'matchups', 'replay', 'tenClubs', 'eras', 'played', 'playedHeldOut'],
];
const isWanted = (name: SectionName): boolean => only.length === 0 || only.includes(name);
const isMeasured = (name: SectionName): boolean =>
  isWanted(name) && (recorded || SECTIONS_WITHOUT_RECORD.includes(name));
for (const name of SECTIONS) {
  if (isWanted(name) && !isMeasured(name)) console.log(`${name}: needs the record`);
}

const started = performance.now();
const sections = new Map<SectionName, Section>();
const work = (share: SectionShare): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./realism/section-worker.ts', import.meta.url), {
      workerData: share,
    });
    worker.on('message', ({ name, section }: { name: SectionName; section: Section }) => {
      sections.set(name, section);
      const seconds = ((performance.now() - started) / 1000).toFixed(0);
      console.log(`${seconds.padStart(4)} s  measured: ${section.title}`);
    });
    worker.on('error', reject);
    worker.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`A worker ended with ${code}`)),
    );
  });
await Promise.all(
  SHARES.map((names) => names.filter(isMeasured))
    .filter((names) => names.length > 0)
    .map((names) => work({ names, ...amount })),
);

const inOrder = SECTIONS.flatMap((name) => sections.get(name) ?? []);
for (const section of inOrder) console.log(`\n${printSection(section)}`);

const all = inOrder.flatMap((section) => section.figures);
const figures = Object.fromEntries(
  all.flatMap(({ key, measured, digits }) =>
    key === null ? [] : [[key, Number(measured.toFixed(digits))]],
  ),
);
console.log(`\n${JSON.stringify({ bench: 'realism', figures })}`);
if (!isSample && !all.every(meetsTarget)) process.exitCode = 1;
