import { TIERS, type Tier } from '@pennant/rules/cards/tier';
import type { Dice } from '@pennant/rules/fairness/dice';
import { committedDice } from '@pennant/rules/fairness/committed-dice';
import { SeededDice } from '@pennant/rules/fairness/seeded-dice';
import { TEST_VECTORS } from '@pennant/rules/fairness/test-vectors';
import { drawPack, effectiveWeights } from '@pennant/rules/packs/draw-pack';
import { tierOdds } from '@pennant/rules/packs/tier-odds';
import { buildOddsTable, type OddsTable } from '@pennant/rules/packs/odds-table';
import { chiSquareTest } from '@pennant/rules/statistics/chi-square';

/** The result of a check. */
interface TrustCheck {
  readonly name: string;
  readonly passed: boolean;
  readonly detail: string;
}

/**
 * Typical series of each kind: how many cards of each tier they hold. Small tiers run out within a
 * pack.
 */
const SHAPES: readonly {
  readonly kind: string;
  readonly minRating: number;
  readonly cards: Readonly<Partial<Record<Tier, number>>>;
}[] = [
  {
    kind: 'a season',
    minRating: 0,
    cards: { uranium: 4, titanium: 31, gold: 88, silver: 170, bronze: 265, iron: 660 },
  },
  {
    kind: 'an old season',
    minRating: 0,
    cards: { titanium: 2, gold: 5, silver: 13, bronze: 27, iron: 82 },
  },
  { kind: 'an award', minRating: 66, cards: { uranium: 107, titanium: 78, gold: 18, silver: 4 } },
  { kind: 'a milestone', minRating: 56, cards: { titanium: 3, gold: 2, silver: 9, bronze: 1 } },
  { kind: 'a theme', minRating: 86, cards: { uranium: 390, titanium: 2700 } },
  { kind: 'a theme of one tier', minRating: 96, cards: { uranium: 390 } },
];
const CARDS_IN_A_PACK = 6;
/** Chance that the check fails although the odds are right, over all its comparisons. */
const FALSE_ALARM = 0.001;

const tableOf = ({ minRating, cards }: (typeof SHAPES)[number]): OddsTable => {
  let cardID = 0;
  const rated = TIERS.flatMap(({ tier, from }) =>
    Array.from({ length: cards[tier] ?? 0 }, () => ({
      cardID: ++cardID,
      rating: Math.max(from, minRating),
    })),
  );
  return buildOddsTable({ seriesID: 1, minRating, numberOfCards: CARDS_IN_A_PACK }, rated);
};

/**
 * Returns the published chance of each card at any position of a pack, and its chance to be the
 * first card of one, by card id - 1.
 */
const chancesOf = (table: OddsTable): { anyPosition: number[]; first: number[] } => {
  const anyPosition: number[] = [];
  const first: number[] = [];
  const weights = effectiveWeights(
    table.tiers.map(({ weight }) => weight),
    table.tiers.map(({ cardIDs }) => cardIDs.length),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  tierOdds(table).forEach(({ chanceOfEach }, index) => {
    for (const cardID of table.tiers[index]?.cardIDs ?? []) {
      anyPosition[cardID - 1] = chanceOfEach;
      first[cardID - 1] = (weights[index] ?? 0) / total / (table.tiers[index]?.cardIDs.length ?? 1);
    }
  });
  return { anyPosition, first };
};

interface Options {
  /** Cards drawn of each kind of series. */
  readonly draws?: number;
  /** Function that draws a pack: replaced to see the check fail. */
  readonly draw?: (table: OddsTable, dice: Dice) => readonly number[];
}

/**
 * Draws so many cards of each kind of series, those of a season with the dice of real packs and the
 * others with fast ones, and compares how often each card was drawn with the published odds:
 * chi-square over all cards (those at every position, and those drawn first), and over the tiers. A
 * pack holds no card twice, so that the counts of every position vary less than chi-square allows
 * for: the check finds a bias, never one that isn't there.
 */
export function checkPackOdds({ draws = 1_000_000, draw = drawPack }: Options = {}): TrustCheck {
  const level = FALSE_ALARM / (3 * SHAPES.length);
  const packs = Math.ceil(draws / CARDS_IN_A_PACK);
  const committed = committedDice(TEST_VECTORS[0]!);
  const results = SHAPES.map((shape, number) => {
    const table = tableOf(shape);
    const { anyPosition, first } = chancesOf(table);
    const counts = { anyPosition: anyPosition.map(() => 0), first: first.map(() => 0) };
    const source = number === 0 ? committed : new SeededDice(number);
    for (let pack = 1; pack <= packs; pack += 1) {
      const drawn = draw(table, source.event(pack));
      counts.first[drawn[0]! - 1]! += 1;
      for (const cardID of drawn) counts.anyPosition[cardID - 1]! += 1;
    }
    // A bias between tiers would be lost among their many cards, so tiers are also compared
    // separately.
    const tiersOf = (ofCards: readonly number[]) =>
      table.tiers.map(({ cardIDs }) =>
        cardIDs.reduce((sum, cardID) => sum + (ofCards[cardID - 1] ?? 0), 0),
      );
    const p = [
      chiSquareTest(counts.anyPosition, anyPosition),
      chiSquareTest(counts.first, first),
      chiSquareTest(tiersOf(counts.anyPosition), tiersOf(anyPosition)),
    ];
    return { kind: shape.kind, p, passed: p.every((value) => value >= level) };
  });
  return {
    name: 'pack odds',
    passed: results.every(({ passed }) => passed),
    detail: `${(packs * CARDS_IN_A_PACK).toLocaleString('en-US')} cards of each kind of series against the published odds, p of every place, of the first, and of the tiers: ${results
      .map(({ kind, p }) => `${kind} ${p.map((value) => value.toFixed(3)).join(' ')}`)
      .join('; ')}`,
  };
}
