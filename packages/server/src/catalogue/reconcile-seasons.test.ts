import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CatalogueSeason } from './catalogue-store.ts';
import { compareSeasons, describeDifferences, findRenamedSeries } from './reconcile-seasons.ts';

const season = (year: number, fingerprint: string | null, isMade = true): CatalogueSeason => ({
  year,
  fingerprint,
  makerVersion: 1,
  isMade,
});
const NOTHING = {
  added: [],
  absent: [],
  absentAndUnmade: [],
  changed: [],
  unknown: [],
  recognized: [],
};

/** Compares a catalogue of these seasons with files of others. */
const compare = (
  seasons: readonly CatalogueSeason[],
  files: readonly (readonly [year: number, fingerprint: string])[],
  isSameFiles = false,
) =>
  compareSeasons({ fingerprint: 'before' }, seasons, {
    fingerprint: isSameFiles ? 'before' : 'now',
    seasons: files.map(([year, fingerprint]) => ({ year, fingerprint })),
  });

test('seasons that only the files have are to be made, in the order of the files', () => {
  const files = [
    [2025, '1:c'],
    [2024, '1:b'],
    [2023, '1:a'],
  ] as const;
  expect(compare([season(2023, '1:a')], files)).toEqual({ ...NOTHING, added: [2025, 2024] });
});

test('a season with other data has changed; one that is not made yet has not', () => {
  const files = [
    [2022, '1:x'],
    [2023, '1:y'],
  ] as const;
  const found = compare([season(2022, '1:a'), season(2023, null, false)], files);
  expect(found).toEqual({ ...NOTHING, changed: [2022] });
});

test('seasons made before fingerprints were kept are recognized by the files of before, and only by them', () => {
  const seasons = [season(2022, null), season(2023, '1:b')];
  const files = [
    [2022, '1:a'],
    [2023, '1:b'],
  ] as const;
  expect(compare(seasons, files, true)).toEqual({
    ...NOTHING,
    recognized: [{ year: 2022, fingerprint: '1:a' }],
  });
  expect(compare(seasons, files)).toEqual({ ...NOTHING, unknown: [2022] });
});

test('a fingerprint of another form tells nothing of a change', () => {
  expect(compare([season(2023, '0:a')], [[2023, '1:a']])).toEqual({ ...NOTHING, unknown: [2023] });
});

test('seasons that the files lack are told, those without cards apart', () => {
  const found = compare([season(2022, '1:a'), season(2023, null, false)], [[2021, '1:z']]);
  expect(found).toMatchObject({ absent: [2022, 2023], absentAndUnmade: [2023], added: [2021] });
});

test('each season of the files is added, changed, unknown, recognized or as it was: one of these', () => {
  const year = fc.integer({ min: 1871, max: 1890 });
  const fingerprint = fc.constantFrom('1:a', '1:b', '0:a');
  const seasons = fc.uniqueArray(
    fc.record({
      year,
      fingerprint: fc.option(fingerprint),
      makerVersion: fc.constant(1),
      isMade: fc.boolean(),
    }),
    { selector: (each) => each.year },
  );
  const files = fc.uniqueArray(fc.tuple(year, fingerprint), { selector: ([of]) => of });
  fc.assert(
    fc.property(seasons, files, fc.boolean(), (before, now, isSame) => {
      const found = compare(before, now, isSame);
      const told = [
        ...found.added,
        ...found.changed,
        ...found.unknown,
        ...found.recognized.map((each) => each.year),
      ];
      expect(new Set(told).size).toBe(told.length);
      const made = new Map(before.filter(({ isMade }) => isMade).map((each) => [each.year, each]));
      for (const [of, print] of now) {
        const isAsItWas = made.get(of)?.fingerprint === print;
        const isStillToMake = !made.has(of) && before.some((each) => each.year === of);
        expect(told.includes(of)).toBe(!isAsItWas && !isStillToMake);
      }
    }),
  );
});

test('the log has a sentence for each kind of difference, and none where there is none', () => {
  expect(describeDifferences(NOTHING)).toEqual([]);
  const sentences = describeDifferences({
    ...NOTHING,
    added: [2025, 2024],
    changed: [1927],
    unknown: [1871, 1872, 1873],
    absent: [1999],
  });
  expect(sentences.map((sentence) => sentence.split(':')[0])).toEqual([
    'The season files have more than this database',
    'The season files of 1927 have changed since their cards were made',
    'The season files may have changed since the cards of 1871-1873 were made',
    'The season files lack 1999, which this database has and keeps.',
  ]);
});

test('of all series only our time has another name with another last season', () => {
  expect(findRenamedSeries(2023, 2025)).toEqual([
    { seriesID: 3032, before: 'Our Time, 2010-2023', now: 'Our Time, 2010-2025' },
  ]);
  expect(findRenamedSeries(2023, 2023)).toEqual([]);
  // Files that end earlier than the database take nothing from a name.
  expect(findRenamedSeries(2023, 2020)).toEqual([]);
});
