import { makeSeasonCards } from '@pennant/card-maker/cards/make-season-cards';
import type { SeasonPlan } from '@pennant/card-maker/cards/plan-cards';
import { makeComputerClubs } from '@pennant/card-maker/clubs/computer-clubs';
import type { SeasonRecord } from '@pennant/card-maker/seasons/season-record';
import { gatherSpecialSeries } from '@pennant/card-maker/series/special-series';
import { clubID } from './club-id.ts';
import { toColumnLiterals } from './bulk-insert.ts';
import { priceSeries } from './price-series.ts';
import type { SeriesPrice } from './price-series.ts';
import {
  CARD_COLUMNS,
  toCardItem,
  CLUB_COLUMNS,
  LINEUP_COLUMNS,
  SERIES_CARD_COLUMNS,
} from './bulk-insert-columns.ts';

/** All database rows of one season, as parameters of bulk inserts. */
export interface SeasonRows {
  readonly year: number;
  /** The fingerprint of what the cards were made from, and the version that made them. */
  readonly fingerprint: string;
  readonly makerVersion: number;
  /** The series of many seasons that got cards. */
  readonly specialSeriesIDs: readonly number[];
  /** The number of cards in the season's packs, without replacement players. */
  readonly cards: number;
  readonly price: SeriesPrice;
  readonly card: readonly string[];
  readonly seriesCard: readonly string[];
  readonly computerClub: readonly string[];
  readonly lineup: readonly string[];
}

/** Generates the rows of a season: its cards, their series, and its clubs as computer teams. */
export const makeSeasonRows = (
  season: SeasonRecord,
  plan: SeasonPlan,
  famous: ReadonlySet<string>,
): Omit<SeasonRows, 'fingerprint'> => {
  const cards = makeSeasonCards(season, plan);
  const { clubs, replacements } = makeComputerClubs(season, cards, plan.makerVersion);
  const { year } = season;
  const ids = clubs.map((club) => clubID(year, club.team));
  const special = gatherSpecialSeries(season, cards);
  return {
    year,
    makerVersion: plan.makerVersion,
    specialSeriesIDs: special.map(({ seriesID }) => seriesID),
    cards: cards.length,
    price: priceSeries({ seriesID: year, minRating: 0 }, cards),
    card: toColumnLiterals(CARD_COLUMNS, [
      ...cards.map((card) => toCardItem(card, year)),
      ...replacements.map((card) => toCardItem(card, null)),
    ]),
    seriesCard: toColumnLiterals(SERIES_CARD_COLUMNS, [
      ...cards.map(({ cardID }) => ({ seriesID: year, cardID })),
      ...special.flatMap(({ seriesID, cardIDs }) =>
        cardIDs.map((cardID) => ({ seriesID, cardID })),
      ),
    ]),
    computerClub: toColumnLiterals(
      CLUB_COLUMNS,
      clubs.map((club, i) => ({
        teamID: ids[i] ?? '',
        club,
        isOffered: famous.has(`${year} ${club.team}`),
      })),
    ),
    lineup: toColumnLiterals(
      LINEUP_COLUMNS,
      clubs.flatMap((club, i) =>
        Object.entries(club.lineup).map(([slot, entry]) => ({
          teamID: ids[i] ?? '',
          slot,
          ...entry,
        })),
      ),
    ),
  };
};
