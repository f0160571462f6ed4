import { specialSeries } from '@pennant/card-maker/series/special-series';
import { describeYears } from '@pennant/rules/text/describe-years';
import type { HistoryPlan, PlannedSeason } from './card-worker-protocol.ts';
import type { CatalogueRow, CatalogueSeason } from './catalogue-store.ts';
import { haveFingerprintsChanged } from './season-fingerprint.ts';

/** How the seasons of a catalogue and those of the files at hand differ. */
export interface SeasonDifferences {
  /** Seasons that only the files have, in the order of generation. */
  readonly added: readonly number[];
  /** Seasons that the catalogue has and the files lack; and those of them without cards. */
  readonly absent: readonly number[];
  readonly absentAndUnmade: readonly number[];
  /** Seasons with cards whose files have changed since. */
  readonly changed: readonly number[];
  /** Seasons with cards of which nobody knows whether their files have changed. */
  readonly unknown: readonly number[];
  /** Seasons with cards whose fingerprints are found out now: all files are those of before. */
  readonly recognized: readonly PlannedSeason[];
}

/** Compares the seasons of a catalogue with those of the files at hand. */
export const compareSeasons = (
  catalogue: Pick<CatalogueRow, 'fingerprint'>,
  seasons: readonly CatalogueSeason[],
  plan: Pick<HistoryPlan, 'fingerprint' | 'seasons'>,
): SeasonDifferences => {
  const known = new Map(seasons.map((season) => [season.year, season]));
  const planned = new Map(plan.seasons.map(({ year, fingerprint }) => [year, fingerprint]));
  const absent = seasons.filter(({ year }) => !planned.has(year));
  const made = plan.seasons.flatMap((season) => {
    const before = known.get(season.year);
    if (before?.isMade !== true) return [];
    return [
      { ...season, hasChanged: haveFingerprintsChanged(before.fingerprint, season.fingerprint) },
    ];
  });
  const isSameFiles = catalogue.fingerprint === plan.fingerprint;
  const notTold = made.filter(({ hasChanged }) => hasChanged === null);
  const yearsOf = (list: readonly { readonly year: number }[]) => list.map(({ year }) => year);
  return {
    added: yearsOf(plan.seasons).filter((year) => !known.has(year)),
    absent: yearsOf(absent),
    absentAndUnmade: yearsOf(absent.filter(({ isMade }) => !isMade)),
    changed: yearsOf(made.filter(({ hasChanged }) => hasChanged === true)),
    unknown: isSameFiles ? [] : yearsOf(notTold),
    recognized: isSameFiles ? notTold.map(({ year, fingerprint }) => ({ year, fingerprint })) : [],
  };
};

/** Returns what an operator has to know of the differences, a sentence each. */
export const describeDifferences = ({
  added,
  absent,
  changed,
  unknown,
}: SeasonDifferences): string[] => [
  ...(added.length > 0
    ? [`The season files have more than this database: making cards of ${describeYears(added)}.`]
    : []),
  ...(changed.length > 0
    ? [
        `The season files of ${describeYears(changed)} have changed since their cards were made: ` +
          'these cards stay as they are. An admin can make them anew at /cards/bulk.',
      ]
    : []),
  ...(unknown.length > 0
    ? [
        `The season files may have changed since the cards of ${describeYears(unknown)} were made: ` +
          'these cards stay as they are. An admin can make them anew at /cards/bulk.',
      ]
    : []),
  ...(absent.length > 0
    ? [`The season files lack ${describeYears(absent)}, which this database has and keeps.`]
    : []),
];

/** Returns the series whose names tell the last season, with the names before and now. */
export const findRenamedSeries = (lastSeasonBefore: number, lastSeason: number) => {
  const before = new Map(
    specialSeries(lastSeasonBefore).map(({ seriesID, name }) => [seriesID, name]),
  );
  return specialSeries(Math.max(lastSeasonBefore, lastSeason)).flatMap(({ seriesID, name }) => {
    const nameBefore = before.get(seriesID) ?? name;
    return nameBefore === name ? [] : [{ seriesID, before: nameBefore, now: name }];
  });
};
