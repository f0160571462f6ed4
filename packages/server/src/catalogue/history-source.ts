import { createHash } from 'node:crypto';
import { MAKER_VERSION } from '@pennant/card-maker/cards/maker-version';
import { generateHistory, DEFAULT_SEED } from '@pennant/card-maker/synthetic/generate-history';
import type { SeasonRecord } from '@pennant/card-maker/seasons/season-record';
import { RECORD_FILES } from './locate-record-files.ts';
import { readLahman } from './read-lahman.ts';
import { withRecordFiles } from './record-files.ts';

/**
 * Where the seasons come from: the files of the real record, in a folder or a zip archive, or a
 * synthetic history.
 */
export type HistorySource =
  | { readonly history: 'record'; readonly location: string }
  | { readonly history: 'invented'; readonly seed: number };

/**
 * Returns the source chosen by the settings: the record's files, or the synthetic history if null.
 */
export const chooseHistorySource = ({
  lahmanDir,
}: {
  readonly lahmanDir: string | null;
}): HistorySource =>
  lahmanDir === null
    ? { history: 'invented', seed: DEFAULT_SEED }
    : { history: 'record', location: lahmanDir };

/**
 * Reads or generates the seasons of a source. Returns them in order of year.
 * @throws MalformedRecord
 */
export const readHistory = async (source: HistorySource): Promise<readonly SeasonRecord[]> =>
  source.history === 'record' ? readLahman(source.location) : generateHistory(source.seed);

/**
 * Returns the SHA-256 of the source's files in hex; of the synthetic history, of its seed and the
 * maker's version. Equal fingerprints give equal cards by one version of the maker.
 */
export const fingerprintOf = async (source: HistorySource): Promise<string> => {
  const hash = createHash('sha256');
  if (source.history === 'invented') {
    return hash.update(`invented ${source.seed}, maker ${MAKER_VERSION}`).digest('hex');
  }
  return withRecordFiles(source.location, async (files) => {
    for (const file of RECORD_FILES) {
      const bytes = await files.read(file);
      hash.update(`${file} ${bytes?.length ?? 'missing'}\n`).update(bytes ?? '');
    }
    return hash.digest('hex');
  });
};
