import type { SeasonRecord } from '@pennant/card-maker/seasons/season-record';
import { readLahman } from '@pennant/server/catalogue/read-lahman';
import { findLahmanFolder } from '@pennant/server/platform/settings';

/** Returns the folder of the record that the program would read; null without one. */
export const findRecordFolder = (): string | null => {
  const found = findLahmanFolder(process.env['LAHMAN_DIR']);
  if (!found.ok) throw new Error('LAHMAN_DIR names a folder that does not exist');
  return found.folder;
};

/** Whether there is a record on this machine. */
export const hasLahmanRecord = (): boolean => findRecordFolder() !== null;

/** Reads every season of the record; null if there is none on this machine. */
export const readLahmanRecord = async (): Promise<readonly SeasonRecord[] | null> => {
  const directory = findRecordFolder();
  return directory === null ? null : readLahman(directory);
};
