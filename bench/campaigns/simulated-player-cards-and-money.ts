import type { PlayerCard } from '@pennant/rules/cards/card';
import { salePrice } from '@pennant/rules/cards/sale-price';
import type { Dice } from '@pennant/rules/fairness/dice';
import { SLOTS } from '@pennant/rules/games/lineup-slots';
import { drawPack } from '@pennant/rules/packs/draw-pack';
import { drawStarterSet, STARTER_MONEY } from '@pennant/rules/packs/starter-set';
import { bestLineup } from '@pennant/rules/teams/best-lineup';
import { teamScore } from '@pennant/rules/teams/team-score';
import {
  battingOrderOf,
  type CardsClubsAndSeries,
  type SeriesOnSale,
} from './cards-clubs-and-series.ts';

/** A player's lineup for a series. */
export interface PlayerLineup {
  readonly players: readonly PlayerCard[];
  readonly battingOrder: readonly number[];
  readonly score: number;
  /** Identifies the lineup: the same 24 cards have the same chances. */
  readonly name: string;
}

const WHOLE_SEASONS_FROM = 1920;
/** Number of best cards that are considered: more than any lineup takes. */
const POOL = 400;

/** A player's cards and money. A second copy is sold as soon as it is received. */
export class SimulatedPlayerCardsAndMoney {
  money = STARTER_MONEY;
  readonly #history: CardsClubsAndSeries;
  readonly #dice: Dice;
  readonly #owned = new Map<number, PlayerCard>();
  #side: PlayerLineup | null = null;

  constructor(history: CardsClubsAndSeries, dice: Dice) {
    this.#history = history;
    this.#dice = dice;
    const seasons = history.seasons.filter(([card]) => (card?.year ?? 0) >= WHOLE_SEASONS_FROM);
    while (this.#owned.size === 0) {
      const season = seasons[Math.floor(dice.fraction('starter year') * seasons.length)] ?? [];
      const set = drawStarterSet(season, dice);
      if (set.ok) for (const cardID of Object.values(set.cards)) this.receive(cardID);
    }
  }

  receive(cardID: number): void {
    const card = this.#history.cards.get(cardID)!;
    if (this.#owned.has(cardID)) this.money += salePrice(card.rating);
    else {
      this.#owned.set(cardID, card);
      this.#side = null;
    }
  }

  open(series: SeriesOnSale, packs: number): void {
    for (let pack = 0; pack < packs; pack += 1)
      for (const cardID of drawPack(series.table, this.#dice)) this.receive(cardID);
  }

  /**
   * Buys packs whose worst card would still help: the most expensive kind up to two grades above
   * the lineup, saving up for it.
   */
  buy(): void {
    for (;;) {
      const wanted = this.#wanted();
      if (wanted === undefined || this.money < wanted.cost) return;
      this.money -= wanted.cost;
      this.open(wanted, 1);
    }
  }

  #wanted(): SeriesOnSale | undefined {
    const { score } = this.side();
    const bestMinRating = score < 58 ? 0 : score < 66 ? 56 : score < 74 ? 66 : score < 84 ? 76 : 86;
    const kinds = [...this.#history.series.values()].filter(
      ({ minRating }) => minRating === bestMinRating,
    );
    return kinds[Math.floor(this.#dice.fraction('which series') * kinds.length)];
  }

  side(): PlayerLineup {
    if (this.#side !== null) return this.#side;
    const pool = [...this.#owned.values()].sort((a, b) => b.rating - a.rating);
    // Catchers and shortstops of the starter set may stand below the best cards: they stay in.
    const lineup = bestLineup([...pool.slice(0, POOL), ...pool.slice(POOL).slice(-100)]);
    const entries = SLOTS.map((slot) => lineup[slot]!);
    const players = entries.map(({ cardID }) => this.#owned.get(cardID)!);
    this.#side = {
      players,
      battingOrder: battingOrderOf(entries.map(({ lineupOrder }) => lineupOrder)),
      score: teamScore(players.map(({ rating }) => rating)),
      name: players.map(({ cardID }) => cardID).join(),
    };
    return this.#side;
  }
}
