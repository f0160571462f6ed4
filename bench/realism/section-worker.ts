import { parentPort, workerData } from 'node:worker_threads';
import { generateHistory } from '@pennant/card-maker/synthetic/generate-history';
import { findRecordFolder, readLahmanRecord } from '../lahman-record/read-record-if-present.ts';
import { readTablesOf } from '../lahman-record/read-record-table.ts';
import { readLeagueRecords } from './as-played/league-record.ts';
import type { Section } from './figures-and-sections.ts';
import { readHitBatsmen } from './hit-batsmen-section.ts';
import {
  measureSections,
  type Amount,
  type RecordedFigures,
  type SectionName,
} from './measure-sections.ts';

/** A worker's share of the sections, measured on a core of its own. */
export interface SectionShare extends Amount {
  readonly names: readonly SectionName[];
}

const readRecordedFigures = async (): Promise<RecordedFigures | null> => {
  const directory = findRecordFolder();
  if (directory === null) return null;
  const readTable = readTablesOf(directory);
  return {
    leagues: await readLeagueRecords(readTable),
    hitBatsmen: await readHitBatsmen(readTable),
  };
};

const { names, ...amount } = workerData as SectionShare;
const measured = (name: SectionName, section: Section): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
  parentPort?.postMessage({ name, section });
};
const seasons = (await readLahmanRecord()) ?? generateHistory();
measureSections(seasons, await readRecordedFigures(), names, amount, measured);
