import { createHash } from 'node:crypto';
import type { SeasonRecord } from '@pennant/card-maker/seasons/season-record';

/**
 * Forms of fingerprints. 1 has one part, the figures of before cards told loose pitches; 2 has the
 * same part and one of the wild pitches, balks and passed balls, so that a season of form 1 is
 * still compared by what its cards were made from. A form is added when the first part comes out
 * differently from the same files: fingerprints without it in common are not compared.
 */
const FORM = 2;
const FIRST_FORM = 1;

const hash = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex');

/**
 * Returns the fingerprint of all that a season's cards are made from: "2:" and two SHA-256 in hex,
 * with ":" between. Columns that the maker does not read, and how the files are written, make no
 * difference; nor do finished games, which give a computer club's pitchers their roles, and no card
 * anything.
 */
export const fingerprintSeason = (season: SeasonRecord): string => {
  const players = season.players.map((player) => ({
    ...player,
    gamesFinished: undefined,
    wildPitches: undefined,
    balks: undefined,
    passedBalls: undefined,
  }));
  const loosePitches = season.players.map(({ wildPitches, balks, passedBalls }) => [
    wildPitches,
    balks,
    passedBalls,
  ]);
  return `${FORM}:${hash({ ...season, players })}:${hash(loosePitches)}`;
};

const parse = (fingerprint: string) => {
  const [form, figures, loosePitches] = fingerprint.split(':');
  return { form: Number(form), figures, loosePitches };
};

/** Whether a season has changed; null where one is not known, or they are of different forms. */
export const haveFingerprintsChanged = (before: string | null, now: string): boolean | null => {
  if (before === null) return null;
  const [old, today] = [parse(before), parse(now)];
  if (old.form === FIRST_FORM && today.form === FORM) return old.figures !== today.figures;
  return old.form === today.form ? before !== now : null;
};
