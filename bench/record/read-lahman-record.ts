import { existsSync } from 'node:fs';
import path from 'node:path';
import type { SeasonRecord } from '@pennant/card-maker/seasons/season-record';
import { readLahman } from '@pennant/server/catalogue/read-lahman';

const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * Returns the folder of the record, or null: `LAHMAN_DIR`, else the first existing of the program's
 * default folders.
 */
const findRecordFolder = (): string | null => {
  const named = process.env['LAHMAN_DIR'];
  if (named !== undefined) return named === '' ? null : path.resolve(named);
  return (
    ['data/lahman', '../shared/lahman'].map((folder) => path.join(ROOT, folder)).find(existsSync) ??
    null
  );
};

/** Whether there is a record on this machine. */
export const hasLahmanRecord = (): boolean => findRecordFolder() !== null;

/** Reads every season of the record; null if there is none on this machine. */
export const readLahmanRecord = async (): Promise<readonly SeasonRecord[] | null> => {
  const directory = findRecordFolder();
  return directory === null ? null : readLahman(directory);
};
