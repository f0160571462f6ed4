import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateHistory, DEFAULT_SEED } from '@pennant/card-maker/synthetic/generate-history';
import type { SeasonRecord } from '@pennant/card-maker/seasons/season-record';
import { RECORD_FILES, readLahman } from './read-lahman.ts';

/** Where the seasons come from: the files of the real record, or a synthetic history. */
export type HistorySource =
  | { readonly history: 'record'; readonly directory: string }
  | { readonly history: 'invented'; readonly seed: number };

/**
 * Returns the source chosen by the settings: the record's folder, or the synthetic history if null.
 */
export const chooseHistorySource = ({
  lahmanDir,
}: {
  readonly lahmanDir: string | null;
}): HistorySource =>
  lahmanDir === null
    ? { history: 'invented', seed: DEFAULT_SEED }
    : { history: 'record', directory: lahmanDir };

/**
 * Reads or generates the seasons of a source. Returns them in order of year.
 * @throws MalformedRecord
 */
export const readHistory = async (source: HistorySource): Promise<readonly SeasonRecord[]> =>
  source.history === 'record' ? readLahman(source.directory) : generateHistory(source.seed);

/** Returns the SHA-256 of the source's data in hex: equal fingerprints give equal cards. */
export const fingerprintOf = async (source: HistorySource): Promise<string> => {
  const hash = createHash('sha256');
  if (source.history === 'invented') return hash.update(`invented ${source.seed}`).digest('hex');
  for (const file of RECORD_FILES) {
    const bytes = await readFile(join(source.directory, file)).catch(() => null);
    hash.update(`${file} ${bytes?.length ?? 'missing'}\n`).update(bytes ?? '');
  }
  return hash.digest('hex');
};
