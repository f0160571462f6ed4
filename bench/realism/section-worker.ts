import { parentPort, workerData } from 'node:worker_threads';
import { generateHistory } from '@pennant/card-maker/synthetic/generate-history';
import { readLahmanRecord } from '../lahman-record/read-record-if-present.ts';
import type { Section } from './figures-and-sections.ts';
import { measureSections, type SectionName } from './measure-sections.ts';

/** A worker's share of the sections, measured on a core of its own. */
export interface SectionShare {
  readonly names: readonly SectionName[];
  readonly quick: boolean;
}

const { names, quick } = workerData as SectionShare;
const measured = (name: SectionName, section: Section): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
  parentPort?.postMessage({ name, section });
};
measureSections((await readLahmanRecord()) ?? generateHistory(), names, { quick }, measured);
