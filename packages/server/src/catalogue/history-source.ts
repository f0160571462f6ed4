import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inventHistory, USUAL_SEED } from '@pennant/card-maker/invented/invent-history';
import type { SeasonRecord } from '@pennant/card-maker/seasons/season-record';
import { RECORD_FILES, readLahman } from './read-lahman.ts';

/** Where the seasons come from. */
export type HistorySource =
  | { readonly history: 'record'; readonly directory: string }
  | { readonly history: 'invented'; readonly seed: number };

/** The source that the settings choose: the folder of the record, or the invention. */
export const sourceOf = ({ lahmanDir }: { readonly lahmanDir: string | null }): HistorySource =>
  lahmanDir === null
    ? { history: 'invented', seed: USUAL_SEED }
    : { history: 'record', directory: lahmanDir };

/**
 * The seasons of a source, in order of year.
 * @throws MalformedRecord
 */
export const readHistory = async (source: HistorySource): Promise<readonly SeasonRecord[]> =>
  source.history === 'record' ? readLahman(source.directory) : inventHistory(source.seed);

/** SHA-256 over what the cards are made from: the same cards come from the same fingerprint. */
export const fingerprintOf = async (source: HistorySource): Promise<string> => {
  const hash = createHash('sha256');
  if (source.history === 'invented') return hash.update(`invented ${source.seed}`).digest('hex');
  for (const file of RECORD_FILES) {
    const bytes = await readFile(join(source.directory, file)).catch(() => null);
    hash.update(`${file} ${bytes?.length ?? 'missing'}\n`).update(bytes ?? '');
  }
  return hash.digest('hex');
};
