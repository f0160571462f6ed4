import { createHash } from 'node:crypto';
import type { SeasonRecord } from '@pennant/card-maker/seasons/season-record';

/**
 * Raised when a season's fingerprint comes out differently from the same files, for example because
 * the reader keeps another column: fingerprints of different forms are not compared.
 */
const FORM = 1;

/**
 * Returns the fingerprint of all that a season's cards are made from: "1:" and a SHA-256 in hex.
 * Columns that the maker does not read, and how the files are written, make no difference.
 */
export const fingerprintSeason = (season: SeasonRecord): string =>
  `${FORM}:${createHash('sha256').update(JSON.stringify(season)).digest('hex')}`;

const formOf = (fingerprint: string) => fingerprint.slice(0, fingerprint.indexOf(':'));

/** Whether a season has changed; null where one is not known, or they are of different forms. */
export const haveFingerprintsChanged = (before: string | null, now: string): boolean | null =>
  before === null || formOf(before) !== formOf(now) ? null : before !== now;
