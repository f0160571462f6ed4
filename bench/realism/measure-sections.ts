import type { SeasonRecord } from '@pennant/card-maker/seasons/season-record';
import { batterSection } from './batter-cards-section.ts';
import { sampleCards } from './sample-cards.ts';
import { eraSection } from './era-matchups-section.ts';
import type { Section } from './figures-and-sections.ts';
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
  'matchups',
  'replay',
  'tuned',
  'heldOut',
  'tenClubs',
  'eras',
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
];

/**
 * Amounts of play: appearances of a pair, times that a season is played, games of a pair of eras.
 */
const FULL = { appearances: 100_000, replays: 40, seasons: 10, tenClubs: 60, eraGames: 1500 };
const QUICK = { appearances: 20_000, replays: 10, seasons: 2, tenClubs: 10, eraGames: 300 };

/**
 * Measures these sections, one after the other; `onSection` is called with each as soon as it is
 * measured.
 */
export const measureSections = (
  seasons: readonly SeasonRecord[],
  names: readonly SectionName[],
  { quick }: { readonly quick: boolean },
  onSection: (name: SectionName, section: Section) => void,
): void => {
  const { batters, pitchers, carded } = sampleCards(seasons, 1901, 2023);
  const amounts = quick ? QUICK : FULL;
  const cards = <Card>(samples: readonly { readonly card: Card }[]): Card[] =>
    samples.map(({ card }) => card);
  const measure: Readonly<Record<SectionName, () => Section>> = {
    batters: () => batterSection(batters),
    pitchers: () => pitcherSection(pitchers),
    matchups: () => matchupSection(cards(batters), cards(pitchers), amounts.appearances),
    replay: () => replaySection(carded, amounts.replays),
    tuned: () => runEnvironmentSection(carded, TUNED_SEASONS, amounts.seasons),
    heldOut: () => runEnvironmentSection(carded, HELD_OUT_SEASONS, amounts.seasons),
    tenClubs: () => tenClubsSection(carded, amounts.tenClubs),
    eras: () => eraSection(carded, amounts.eraGames),
  };
  for (const name of names) onSection(name, measure[name]());
};
