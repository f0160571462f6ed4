import type { KeptReview } from './review-store.ts';
import { DECISION_KINDS, type DecisionKind } from './decision-words.ts';

/** Games of a season: more than that are told by the newest. */
export const GAMES_OF_SEASON = 162;

/** Decisions of a kind from which on it can be the best or the worst. */
const MIN_DECISIONS = 5;

/** Of normally distributed numbers 95 in a hundred are within so many standard deviations. */
const BAND = 1.96;

/** Luck up to a game, in wins, and between what it falls in 19 of 20 seasons. */
export interface LuckSoFar {
  readonly luck: number;
  readonly band: number;
}

/** The decisions of one kind over a season. */
export interface KindFigures {
  readonly kind: DecisionKind;
  readonly decisions: number;
  /** Those that cost something. */
  readonly costly: number;
  /** In wins a game. */
  readonly costAGame: number;
}

export interface SeasonFigures {
  readonly games: number;
  readonly wins: number;
  readonly decisions: number;
  readonly mistakes: number;
  readonly blunders: number;
  /** What the user's decisions cost, in wins a game, with its standard error. */
  readonly costAGame: number;
  readonly costError: number;
  /** What each game's decisions cost, oldest first. */
  readonly costs: readonly number[];
  /** After each game, oldest first. */
  readonly luck: readonly LuckSoFar[];
  /** Those that occurred, the one that cost most first. */
  readonly kinds: readonly KindFigures[];
  /** Of the kinds with enough decisions, by cost a decision; null where there are not two. */
  readonly best: DecisionKind | null;
  readonly worst: DecisionKind | null;
}

const costOf = ({ view }: KeptReview): number =>
  view.decisions.reduce((sum, { cost }) => sum + cost, 0);

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

const luckOf = (reviews: readonly KeptReview[]): LuckSoFar[] => {
  let luck = 0;
  let variance = 0;
  return reviews.map(({ view }) => {
    luck += view.luck;
    // A game is won with the chance before it: the dice decide between 0 and 1.
    variance += view.start * (1 - view.start);
    return { luck, band: BAND * Math.sqrt(variance) };
  });
};

/** Returns what reviews, oldest first, say of the newest season of games. */
export function seasonFigures(all: readonly KeptReview[]): SeasonFigures {
  const reviews = all.slice(-GAMES_OF_SEASON);
  const decisions = reviews.flatMap(({ view }) => view.decisions);
  const costs = reviews.map(costOf);
  const costAGame = mean(costs);
  const spread = Math.sqrt(mean(costs.map((cost) => (cost - costAGame) ** 2)));
  const kinds = DECISION_KINDS.map((kind): KindFigures => {
    const own = decisions.filter((decision) => decision.kind === kind);
    return {
      kind,
      decisions: own.length,
      costly: own.filter(({ cost }) => cost > 0).length,
      costAGame: own.reduce((sum, { cost }) => sum + cost, 0) / Math.max(1, reviews.length),
    };
  })
    .filter((figures) => figures.decisions > 0)
    .toSorted((one, other) => other.costAGame - one.costAGame);
  const ranked = kinds
    .filter((figures) => figures.decisions >= MIN_DECISIONS)
    .toSorted((one, other) => one.costAGame / one.decisions - other.costAGame / other.decisions);
  const hasRanks = ranked.length > 1;
  return {
    games: reviews.length,
    wins: reviews.filter(({ view }) => view.isWon).length,
    decisions: decisions.length,
    mistakes: decisions.filter(({ verdict }) => verdict === 'mistake').length,
    blunders: decisions.filter(({ verdict }) => verdict === 'blunder').length,
    costAGame,
    costError: reviews.length < 2 ? 0 : spread / Math.sqrt(reviews.length - 1),
    costs,
    luck: luckOf(reviews),
    kinds,
    best: hasRanks ? ranked[0]!.kind : null,
    worst: hasRanks ? ranked.at(-1)!.kind : null,
  };
}
