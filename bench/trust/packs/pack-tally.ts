import { chiSquareTest } from '@pennant/rules/statistics/chi-square';
import type { PValue } from '../dice/p-value.ts';
import type { PublishedSeries } from './published-series.ts';

/**
 * Counts the cards that packs of a series held, and compares them with the published odds:
 * chi-square over all cards (those at every position, and those drawn first), and over the tiers,
 * among whose many cards a bias would be lost. A pack holds no card twice, so that the counts of
 * every position vary less than chi-square allows for: it finds a bias, never one that isn't there.
 */
export class PackTally {
  packs = 0;
  cards = 0;
  /** Packs of another size, with a card twice, or with a card of another series. */
  broken = 0;
  private readonly series: PublishedSeries;
  private readonly indexOf: ReadonlyMap<number, number>;
  private readonly anywhere: number[];
  private readonly first: number[];

  constructor(series: PublishedSeries) {
    this.series = series;
    const cardIDs = series.table.tiers.flatMap((tier) => tier.cardIDs);
    this.indexOf = new Map(cardIDs.map((id, index) => [id, index]));
    this.anywhere = cardIDs.map(() => 0);
    this.first = cardIDs.map(() => 0);
  }

  add(cardIDs: readonly number[]): void {
    const indexes = cardIDs.map((id) => this.indexOf.get(id));
    this.packs += 1;
    this.cards += cardIDs.length;
    if (
      cardIDs.length !== this.series.table.numberOfCards ||
      new Set(cardIDs).size !== cardIDs.length ||
      indexes.includes(undefined)
    )
      this.broken += 1;
    for (const [position, index] of indexes.entries()) {
      if (index === undefined) continue;
      this.anywhere[index]! += 1;
      if (position === 0) this.first[index]! += 1;
    }
  }

  /** Returns the p-values of all that was counted. */
  test(): PValue[] {
    const { name, chances, firstChances } = this.series;
    return [
      { test: `${name}: cards`, p: chiSquareTest(this.anywhere, chances) },
      { test: `${name}: first cards`, p: chiSquareTest(this.first, firstChances) },
      {
        test: `${name}: tiers`,
        p: chiSquareTest(this.byTier(this.anywhere), this.byTier(chances)),
      },
      {
        test: `${name}: tiers of first cards`,
        p: chiSquareTest(this.byTier(this.first), this.byTier(firstChances)),
      },
    ];
  }

  private byTier(ofCards: readonly number[]): number[] {
    let from = 0;
    return this.series.table.tiers.map(({ cardIDs }) => {
      const ofTier = ofCards.slice(from, (from += cardIDs.length));
      return ofTier.reduce((sum, value) => sum + value, 0);
    });
  }
}
