import { generateHistory as generateFirstHistory } from '../../frozen/history-1.js';
import type { SeasonRecord } from '../seasons/season-record.ts';
import { generateHistory } from './generate-history.ts';

/**
 * The generators of the synthetic history, of version 1 first; earlier ones as
 * `scripts/freeze-history.ts` built them.
 */
const GENERATORS: readonly ((seed: number) => SeasonRecord[])[] = [
  generateFirstHistory,
  generateHistory,
];

/**
 * The version of the synthetic history that a new database gets: raised when other clubs, players
 * or figures are drawn from the same seed. A database keeps the version that it began with, and
 * whatever cards it has made later are made of the same seasons.
 *
 * 1: until November 2026. 2: with the staffs, leaders, names and clubs of each time.
 */
export const HISTORY_VERSION = GENERATORS.length;

/** Generates the synthetic history of a version from 1 to `HISTORY_VERSION`. */
export const generateHistoryOfVersion = (version: number, seed: number): SeasonRecord[] => {
  const generate = GENERATORS[version - 1];
  if (!generate) throw new Error(`there is no version ${version} of the invented history`);
  return generate(seed);
};
