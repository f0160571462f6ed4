import type { SeasonRecord } from '@pennant/card-maker/seasons/season-record';
import type { LeagueRecords } from './as-played/league-record.ts';
import { asUsersPlaySection } from './as-played/as-users-play-section.ts';
import { playedSets } from './as-played/played-seasons.ts';
import { batterSection } from './batter-cards-section.ts';
import { sampleCards } from './sample-cards.ts';
import { eraSection } from './era-matchups-section.ts';
import type { Section } from './figures-and-sections.ts';
import { FIRST_HIT_BATSMEN, hitBatsmenSection, type HitBatsmen } from './hit-batsmen-section.ts';
import { inventedLeadersSection } from './invented-leaders-section.ts';
import { matchupSection } from './engine-against-odds-section.ts';
import { pitcherSection } from './pitcher-cards-section.ts';
import { replaySection } from './replayed-seasons-section.ts';
import {
  HELD_OUT_SEASONS,
  runEnvironmentSection,
  TUNED_SEASONS,
} from './run-environment-section.ts';
import { tenClubsSection } from './ten-famous-clubs-section.ts';

/** Every section of the table, in its order. */
export const SECTIONS = [
  'batters',
  'pitchers',
  'hitBatsmen',
  'matchups',
  'replay',
  'tuned',
  'heldOut',
  'tenClubs',
  'eras',
  'played',
  'playedHeldOut',
  'inventedLeaders',
] as const;
export type SectionName = (typeof SECTIONS)[number];

/**
 * Sections that can be measured without the record: an invented season has nothing to be compared
 * with.
 */
export const SECTIONS_WITHOUT_RECORD: readonly SectionName[] = [
  'batters',
  'pitchers',
  'matchups',
  'eras',
  'inventedLeaders',
];

/** What the card maker does not read of the record, and sections compare with. */
export interface RecordedFigures {
  readonly leagues: LeagueRecords;
  readonly hitBatsmen: HitBatsmen;
}

/** How much is measured. */
export interface Amount {
  readonly quick: boolean;
  /** The seasons of computer clubs that meet; those of the section where there are none. */
  readonly years: readonly number[];
  /** Games of each league of computer clubs; those of the section where null. */
  readonly games: number | null;
}

/**
 * Amounts of play: appearances of a pair, times that a season is played, games of a pair of eras,
 * games of a league of computer clubs.
 */
const FULL = {
  appearances: 100_000,
  replays: 40,
  seasons: 10,
  tenClubs: 60,
  eraGames: 1500,
  computerGames: 3000,
};
const QUICK = {
  appearances: 20_000,
  replays: 10,
  seasons: 2,
  tenClubs: 10,
  eraGames: 300,
  computerGames: 500,
};

/** First season of the sections that compare cards with the record of the modern leagues. */
const FIRST_MODERN = 1901;

/** Returns the seasons that a section needs cards of. */
const isNeededFor = (
  name: SectionName,
  { tuned, heldOut }: ReturnType<typeof playedSets>,
): ((year: number) => boolean) => {
  if (name === 'played') return (year) => tuned.years.includes(year);
  if (name === 'playedHeldOut') return (year) => heldOut.years.includes(year);
  const first = name === 'hitBatsmen' ? FIRST_HIT_BATSMEN : FIRST_MODERN;
  return (year) => year >= first;
};

/**
 * Measures these sections, one after the other; `onSection` is called with each as soon as it is
 * measured. Cards are made of the seasons only that these sections need.
 */
export const measureSections = (
  seasons: readonly SeasonRecord[],
  recorded: RecordedFigures | null,
  names: readonly SectionName[],
  { quick, years, games }: Amount,
  onSection: (name: SectionName, section: Section) => void,
): void => {
  const sets = playedSets(
    seasons.map(({ year }) => year),
    years,
  );
  const needed = names.map((name) => isNeededFor(name, sets));
  const { batters, pitchers, carded } = sampleCards(seasons, (year) =>
    needed.some((isNeeded) => isNeeded(year)),
  );
  const modern = <Sample extends { readonly card: { readonly year: number } }>(
    samples: readonly Sample[],
  ): Sample[] => samples.filter(({ card }) => card.year >= FIRST_MODERN);
  const amounts = quick ? QUICK : FULL;
  const computerGames = games ?? amounts.computerGames;
  const cards = <Card>(samples: readonly { readonly card: Card }[]): Card[] =>
    samples.map(({ card }) => card);
  const fromRecord = (): RecordedFigures => {
    if (recorded === null) throw new Error('This section needs the record');
    return recorded;
  };
  const measure: Readonly<Record<SectionName, () => Section>> = {
    batters: () => batterSection(modern(batters)),
    pitchers: () => pitcherSection(modern(pitchers)),
    hitBatsmen: () => hitBatsmenSection(pitchers, fromRecord().hitBatsmen),
    matchups: () =>
      matchupSection(cards(modern(batters)), cards(modern(pitchers)), amounts.appearances),
    replay: () => replaySection(carded, amounts.replays),
    tuned: () => runEnvironmentSection(carded, TUNED_SEASONS, amounts.seasons),
    heldOut: () => runEnvironmentSection(carded, HELD_OUT_SEASONS, amounts.seasons),
    tenClubs: () => tenClubsSection(carded, amounts.tenClubs),
    eras: () => eraSection(carded, amounts.eraGames),
    played: () => asUsersPlaySection(carded, fromRecord().leagues, sets.tuned, computerGames),
    playedHeldOut: () =>
      asUsersPlaySection(carded, fromRecord().leagues, sets.heldOut, computerGames),
    inventedLeaders: inventedLeadersSection,
  };
  for (const name of names) onSection(name, measure[name]());
};
