import type { Tier } from '../cards/tier.ts';
import { committedDice, type CommittedDice } from '../fairness/committed-dice.ts';
import { binomialBand, type Band } from '../statistics/binomial-band.ts';
import { drawPack } from './draw-pack.ts';
import type { OddsTable } from './odds-table.ts';
import { tierOdds } from './tier-odds.ts';

/** How many packs a trial opens for nothing. */
export const TRIAL_PACKS = 1000;

/** How often a count lies within its band. */
export const BAND_SHARE = 0.95;

/** The id of the throwaway seed: that of no epoch, so that it draws nothing of any user's. */
const TRIAL_ID = 'trial';

/** The seeds of a trial, as hex digits, of 32 and 16 random bytes. */
export interface TrialSeeds {
  readonly serverSeed: string;
  readonly clientSeed: string;
}

/** What came of a tier in a trial beside what the published odds promise. */
export interface TierTrial {
  readonly tier: Tier;
  /** Cards of the tier that came. */
  readonly came: number;
  readonly expected: number;
  /** Between which counts it lies in 19 of 20 trials of as many packs. */
  readonly band: Band;
  /** Different cards of the tier that came, and how many there are. */
  readonly different: number;
  readonly cards: number;
}

/** What came in a trial so far. */
export interface TrialResult {
  readonly packs: number;
  /** Best tier first. */
  readonly tiers: readonly TierTrial[];
  /** Packs with at least one card of the best tier that came at all; 0 before the first pack. */
  readonly packsWithBest: number;
}

/**
 * A trial: packs of a series opened with a throwaway seed, by the code that draws real ones, under
 * the numbers 1, 2, 3 …
 */
export class PackTrial {
  readonly #table: OddsTable;
  readonly #dice: CommittedDice;
  readonly #tierOf: ReadonlyMap<number, number>;
  readonly #came: number[];
  readonly #packsWith: number[];
  readonly #seen = new Set<number>();
  #packs = 0;

  constructor(table: OddsTable, seeds: TrialSeeds) {
    this.#table = table;
    this.#dice = committedDice({ id: TRIAL_ID, ...seeds });
    this.#tierOf = new Map(
      table.tiers.flatMap(({ cardIDs }, tier) => cardIDs.map((cardID) => [cardID, tier] as const)),
    );
    this.#came = table.tiers.map(() => 0);
    this.#packsWith = table.tiers.map(() => 0);
  }

  /** Opens so many packs more. */
  open(packs: number): void {
    for (let count = 0; count < packs; count += 1) {
      this.#packs += 1;
      const inPack = new Set<number>();
      for (const cardID of drawPack(this.#table, this.#dice.event(this.#packs))) {
        const tier = this.#tierOf.get(cardID);
        if (tier === undefined) throw new Error('a card was drawn that is not in the table');
        this.#came[tier] = (this.#came[tier] ?? 0) + 1;
        this.#seen.add(cardID);
        inPack.add(tier);
      }
      for (const tier of inPack) this.#packsWith[tier] = (this.#packsWith[tier] ?? 0) + 1;
    }
  }

  /** Returns what came so far. */
  result(): TrialResult {
    const draws = this.#packs * this.#table.numberOfCards;
    const best = this.#came.findIndex((count) => count > 0);
    return {
      packs: this.#packs,
      packsWithBest: this.#packsWith[best] ?? 0,
      tiers: tierOdds(this.#table).map(({ tier, cards, chance }, index) => ({
        tier,
        cards,
        came: this.#came[index] ?? 0,
        expected: draws * chance,
        band: binomialBand(draws, chance, BAND_SHARE),
        different: (this.#table.tiers[index]?.cardIDs ?? []).filter((id) => this.#seen.has(id))
          .length,
      })),
    };
  }
}
