import type { Series } from '@pennant/contract/packs';
import { effectiveWeights } from '@pennant/rules/packs/draw-pack';
import {
  buildOddsTable,
  hashOddsTable,
  serializeOddsTable,
  type OddsTable,
} from '@pennant/rules/packs/odds-table';
import { listTierOdds, oddsMarkOf } from '@pennant/rules/packs/series-odds';
import type { SeriesKind } from '@pennant/rules/packs/series-kind';
import type { LoggingClient } from '../load/logging-client.ts';

/** A series as the program publishes it. */
export interface PublishedSeries {
  readonly seriesID: number;
  readonly name: string;
  readonly kind: SeriesKind;
  readonly cost: number;
  readonly table: OddsTable;
  /** Published chance of each card for one card of a pack, in the order of the table. */
  readonly chances: readonly number[];
  /** Chance of each card to be the first of a pack, in the order of the table. */
  readonly firstChances: readonly number[];
  /**
   * Whether the published hash and mark are those of the table, and the chances of the series'
   * cards those of its tiers.
   */
  readonly isConsistent: boolean;
}

interface PublishedCard {
  readonly cardID: number;
  readonly rating: number;
  readonly chance: number;
}

const sizeOf = ({ odds }: Series) => odds.cards.reduce((sum, cards) => sum + cards, 0);

/** Reads the largest series of each kind, and the smallest one, whose tiers run out in a pack. */
export async function readPublishedSeries(client: LoggingClient): Promise<PublishedSeries[]> {
  const all = await client.expectOk<Series[]>({ call: 'GET /series' });
  const ends = [...Map.groupBy(all, ({ kind }) => kind).values()].flatMap((ofKind) => {
    const bySize = ofKind.toSorted((a, b) => sizeOf(b) - sizeOf(a) || a.seriesID - b.seriesID);
    return [...new Set([bySize[0]!, bySize.at(-1)!])];
  });
  return Promise.all(ends.map((series) => readSeries(client, series)));
}

async function readSeries(client: LoggingClient, series: Series): Promise<PublishedSeries> {
  const { cards, oddsHash } = await client.expectOk<{
    cards: PublishedCard[];
    oddsHash: string;
  }>({
    call: 'GET /series/{id}/cards',
    params: { id: String(series.seriesID) },
  });
  const table = buildOddsTable(series, cards);
  const chanceOf = new Map(cards.map(({ cardID, chance }) => [cardID, chance]));
  const weights = effectiveWeights(
    table.tiers.map(({ weight }) => weight),
    table.tiers.map(({ cardIDs }) => cardIDs.length),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const chances = table.tiers.flatMap(({ cardIDs }) => cardIDs.map((id) => chanceOf.get(id) ?? 0));
  const ofTiers = listTierOdds(series.odds).map(({ tier, cards: count, chanceOfEach }) => {
    const { cardIDs = [] } = table.tiers.find((row) => row.tier === tier) ?? {};
    return cardIDs.length === count && cardIDs.every((id) => chanceOf.get(id) === chanceOfEach);
  });
  const { seriesID, name, kind, cost, oddsMark } = series;
  return {
    seriesID,
    name,
    kind,
    cost,
    table,
    chances,
    firstChances: table.tiers.flatMap(({ cardIDs }, index) =>
      cardIDs.map(() => weights[index]! / total / cardIDs.length),
    ),
    isConsistent:
      hashOddsTable(serializeOddsTable(table)) === oddsHash &&
      oddsMarkOf(oddsHash) === oddsMark &&
      ofTiers.every(Boolean) &&
      Math.abs(chances.reduce((sum, chance) => sum + chance, 0) - 1) < 1e-9,
  };
}
