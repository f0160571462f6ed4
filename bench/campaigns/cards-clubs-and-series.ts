import { makeSeasonCards } from '@pennant/card-maker/cards/make-season-cards';
import { planCards } from '@pennant/card-maker/cards/plan-cards';
import { makeComputerClubs } from '@pennant/card-maker/clubs/computer-clubs';
import { gatherSpecialSeries, specialSeries } from '@pennant/card-maker/series/special-series';
import type { SeasonRecord } from '@pennant/card-maker/seasons/season-record';
import { lastSeasonOf } from '@pennant/card-maker/seasons/years';
import type { CampaignClub } from '@pennant/rules/campaigns/campaign-themes';
import type { PlayerCard } from '@pennant/rules/cards/card';
import { SLOTS } from '@pennant/rules/games/lineup-slots';
import { DEFAULT_CARDS_PER_PACK } from '@pennant/rules/packs/pack-amounts';
import { packCost } from '@pennant/rules/packs/pack-cost';
import { expectedResale } from '@pennant/rules/packs/tier-odds';
import { canFillPack, buildOddsTable, type OddsTable } from '@pennant/rules/packs/odds-table';

/** A club with its players, in the order of the lineup slots, and their batting order. */
export interface CampaignOpponent extends CampaignClub {
  readonly players: readonly PlayerCard[];
  readonly battingOrder: readonly number[];
}

/** A series on sale. */
export interface SeriesOnSale {
  readonly seriesKey: string;
  readonly minRating: number;
  readonly cost: number;
  readonly table: OddsTable;
}

/** The cards, clubs and series of a history, as simulated players meet them. */
export interface CardsClubsAndSeries {
  readonly cards: ReadonlyMap<number, PlayerCard>;
  readonly seasons: readonly (readonly PlayerCard[])[];
  readonly clubs: readonly CampaignOpponent[];
  readonly series: ReadonlyMap<string, SeriesOnSale>;
}

/** Makes all cards, clubs and series of a history as the program makes them. */
export function makeCardsClubsAndSeries(seasons: readonly SeasonRecord[]): CardsClubsAndSeries {
  const plan = planCards(seasons);
  const cards = new Map<number, PlayerCard>();
  const bySeason: PlayerCard[][] = [];
  const clubs: CampaignOpponent[] = [];
  const inSeries = new Map<number, number[]>();
  for (const season of seasons) {
    const seasonPlan = plan.get(season.year);
    if (seasonPlan === undefined) continue;
    const seasonCards = makeSeasonCards(season, seasonPlan);
    bySeason.push(seasonCards);
    const { clubs: seasonClubs, replacements } = makeComputerClubs(season, seasonCards);
    for (const card of [...seasonCards, ...replacements]) cards.set(card.cardID, card);
    for (const club of seasonClubs) {
      const entries = SLOTS.map((slot) => club.lineup[slot]);
      clubs.push({
        teamID: `${club.year} ${club.team}`,
        ...club,
        players: entries.map(({ cardID }) => cards.get(cardID)!),
        battingOrder: battingOrderOf(entries.map(({ lineupOrder }) => lineupOrder)),
      });
    }
    inSeries.set(
      season.year,
      seasonCards.map(({ cardID }) => cardID),
    );
    for (const { seriesID, cardIDs } of gatherSpecialSeries(season, seasonCards))
      inSeries.set(seriesID, [...(inSeries.get(seriesID) ?? []), ...cardIDs]);
  }
  const series = new Map<string, SeriesOnSale>();
  const base = seasons.map(({ year }) => ({
    seriesID: year,
    seriesKey: `${year}-base`,
    minRating: 0,
  }));
  for (const { seriesID, seriesKey, minRating } of [
    ...base,
    ...specialSeries(lastSeasonOf(seasons)),
  ]) {
    const rated = (inSeries.get(seriesID) ?? []).map((cardID) => cards.get(cardID)!);
    const table = buildOddsTable(
      { seriesID, minRating, numberOfCards: DEFAULT_CARDS_PER_PACK },
      rated,
    );
    if (!canFillPack(table)) continue;
    const resale = expectedResale(table, (cardID) => cards.get(cardID)?.rating ?? 0);
    series.set(seriesKey, { seriesKey, minRating, cost: packCost(minRating, resale), table });
  }
  return { cards, seasons: bySeason, clubs, series };
}

/** Returns the lineup indices in batting order. */
export const battingOrderOf = (orders: readonly (number | null)[]): number[] =>
  orders
    .map((order, index) => ({ order, index }))
    .filter(({ order }) => order !== null)
    .sort((a, b) => (a.order ?? 0) - (b.order ?? 0))
    .map(({ index }) => index);
