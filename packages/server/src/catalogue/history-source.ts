import { createHash } from 'node:crypto';
import { MAKER_VERSION } from '@pennant/card-maker/cards/maker-version';
import { DEFAULT_SEED } from '@pennant/card-maker/synthetic/generate-history';
import {
  generateHistoryOfVersion,
  HISTORY_VERSION,
} from '@pennant/card-maker/synthetic/history-versions';
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
  | { readonly history: 'invented'; readonly seed: number; readonly version: number };

/** Returns the source of a synthetic history: of the version that a database began with. */
export const inventedSource = (version: number = HISTORY_VERSION): HistorySource => ({
  history: 'invented',
  seed: DEFAULT_SEED,
  version,
});

/**
 * Returns the source chosen by the settings: the record's files, or the synthetic history if null.
 */
export const chooseHistorySource = ({
  lahmanDir,
}: {
  readonly lahmanDir: string | null;
}): HistorySource =>
  lahmanDir === null ? inventedSource() : { history: 'record', location: lahmanDir };

/**
 * Reads or generates the seasons of a source. Returns them in order of year.
 * @throws MalformedRecord
 */
export const readHistory = async (source: HistorySource): Promise<readonly SeasonRecord[]> =>
  source.history === 'record'
    ? readLahman(source.location)
    : generateHistoryOfVersion(source.version, source.seed);

/**
 * Returns the SHA-256 of the source's files in hex; of the synthetic history, of its seed, its
 * version and the maker's. Equal fingerprints give equal cards by one version of the maker.
 */
export const fingerprintOf = async (source: HistorySource): Promise<string> => {
  const hash = createHash('sha256');
  if (source.history === 'invented') {
    const { seed, version } = source;
    return hash
      .update(`invented ${seed}, version ${version}, maker ${MAKER_VERSION}`)
      .digest('hex');
  }
  return withRecordFiles(source.location, async (files) => {
    for (const file of RECORD_FILES) {
      const bytes = await files.read(file);
      hash.update(`${file} ${bytes?.length ?? 'missing'}\n`).update(bytes ?? '');
    }
    return hash.digest('hex');
  });
};
