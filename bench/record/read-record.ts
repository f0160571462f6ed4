import { existsSync } from 'node:fs';
import path from 'node:path';
import type { SeasonRecord } from '@pennant/card-maker/seasons/season-record';
import { readLahman } from '@pennant/server/catalogue/read-lahman';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Where the record is, or null: `LAHMAN_DIR`, else the first folder that exists of those the program looks into. */
const whereRecordIs = (): string | null => {
  const named = process.env['LAHMAN_DIR'];
  if (named !== undefined) return named === '' ? null : path.resolve(named);
  return (
    ['data/lahman', '../shared/lahman'].map((at) => path.join(ROOT, at)).find(existsSync) ?? null
  );
};

/** Whether there is a record on this machine. */
export const hasRecord = (): boolean => whereRecordIs() !== null;

/** Every season of the record; null where there is none on this machine. */
export const readRecord = async (): Promise<readonly SeasonRecord[] | null> => {
  const directory = whereRecordIs();
  return directory === null ? null : readLahman(directory);
};
