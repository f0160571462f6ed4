import { Worker } from 'node:worker_threads';
import { hasLahmanRecord } from './lahman-record/read-record-if-present.ts';
import { meetsTarget, printSection, type Section } from './realism/figures-and-sections.ts';
import { SECTIONS, type SectionName, SECTIONS_WITHOUT_RECORD } from './realism/measure-sections.ts';
import type { SectionShare } from './realism/section-worker.ts';

/**
 * Measures how near the cards and the played games come to the record: `node bench/realism.ts
 * [--quick]`. One file of `realism/` for each section of the table. Fixed seeds: the same record
 * gives the same figures, on any number of cores.
 */
const quick = process.argv.includes('--quick');
if (quick) console.log('Quick: so few games that the dice alone move a figure past its target.');
const recorded = hasLahmanRecord();
if (!recorded) {
  console.log('No record on this machine (LAHMAN_DIR): the invented history, as far as it goes.');
}

/** The sections of each of the two workers: about the same amount of work. */
const SHARES: readonly (readonly SectionName[])[] = [
  ['tuned', 'heldOut'],
  ['batters', 'pitchers', 'matchups', 'replay', 'tenClubs', 'eras'],
];
const wanted = (name: SectionName): boolean => recorded || SECTIONS_WITHOUT_RECORD.includes(name);

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
  SHARES.map((names) => names.filter(wanted))
    .filter((names) => names.length > 0)
    .map((names) => work({ names, quick })),
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
if (!quick && !all.every(meetsTarget)) process.exitCode = 1;
