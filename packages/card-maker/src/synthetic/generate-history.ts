import { FIRST_YEAR, LAST_YEAR } from '../seasons/first-and-last-year.ts';
import type { SeasonRecord } from '../seasons/season-record.ts';
import { LeagueMembership } from './clubs/league-membership.ts';
import { eraOf } from './era.ts';
import { NameGenerator } from './names/name-generator.ts';
import { playSeason } from './play-season.ts';
import { randomStreams } from './random-streams.ts';
import { Rosters } from './rosters.ts';
import { PlayerGenerator } from './synthetic-player.ts';

/** Seed of the history that the program generates without a record. */
export const DEFAULT_SEED = 1871;

/**
 * Generates a synthetic history of professional baseball from 1871 to 2023: clubs, players, their
 * careers and seasons, with figures typical of each era. Deterministic for the same seed.
 * @returns the seasons in order of year, in the shape of the real record
 */
export const generateHistory = (seed: number = DEFAULT_SEED): SeasonRecord[] => {
  const streams = randomStreams(seed);
  const leagues = new LeagueMembership(streams('clubs'));
  const careers = streams('careers');
  const players = new PlayerGenerator(careers, new NameGenerator(streams('names')));
  const rosters = new Rosters(careers, players);
  return Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, i) => {
    const era = eraOf(FIRST_YEAR + i);
    return playSeason(era, rosters.rostersOf(era, leagues.clubsOf(era.year)), seed);
  });
};
