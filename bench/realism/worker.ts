import { parentPort, workerData } from 'node:worker_threads';
import { inventHistory } from '@pennant/card-maker/invented/invent-history';
import { readRecord } from '../record/read-record.ts';
import type { Section } from './figure.ts';
import { makeSections, type SectionName } from './sections.ts';

/** A worker's share of the sections, measured on a core of its own. */
export interface Share {
  readonly names: readonly SectionName[];
  readonly quick: boolean;
}

const { names, quick } = workerData as Share;
const measured = (name: SectionName, section: Section): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
  parentPort?.postMessage({ name, section });
};
makeSections((await readRecord()) ?? inventHistory(), names, { quick }, measured);
