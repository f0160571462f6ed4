import type { Command } from '../../command.ts';
import type { Side } from '../../lineup-slots.ts';
import type { GameSetup } from '../../setup.ts';
import type { GameState } from '../../state.ts';
import { alternativesAt, type Alternatives } from './alternatives.ts';
import { differenceOf, meanOf, type ChanceSource, type Estimate } from './chances.ts';
import type { Moment, ReplayedGame } from './replay-moments.ts';

/** Below so many standard errors a cost is no more than noise. */
const ERRORS_OF_A_COST = 2;

/** One thing that could be done, and how often its side wins then. */
export interface ReviewedOption {
  readonly action: Command;
  readonly chance: Estimate;
}

/** A decision, and what it cost the side that made it. */
export interface ReviewedDecision {
  readonly side: Side;
  readonly by: 'player' | 'computer';
  /** The game just before. */
  readonly state: GameState;
  /** The event that followed first. */
  readonly eventNumber: number;
  readonly chosen: ReviewedOption;
  /** The others, best first. */
  readonly others: readonly ReviewedOption[];
  /** What was best: one of these. */
  readonly best: Command;
  /** By how much the best option wins more often; 0 where it is not graded. */
  readonly cost: number;
  /** The standard error of the cost. */
  readonly error: number;
  /** Whether the difference is more than twice its error. What is not graded counts as luck. */
  readonly isGraded: boolean;
}

/** How the dice of an event moved the chance of the home side. */
export interface EventLuck {
  readonly eventNumber: number;
  readonly homeLuck: number;
}

/**
 * How a game came to its end, in chances of the home side:
 * `result = start + sum of homeLuck - cost of the home side + cost of the visitors`. It is the
 * identity by which backgammon is analysed.
 */
export interface GameReview {
  readonly start: number;
  /** 1 if the home side won, else 0. */
  readonly result: number;
  /** Oldest first, an event at most once. */
  readonly luck: readonly EventLuck[];
  readonly decisions: readonly ReviewedDecision[];
  readonly cost: { readonly visitors: number; readonly home: number };
}

/** How far a review has come. */
export interface ReviewProgress {
  readonly done: number;
  readonly total: number;
}

const signOf = (side: Side): number => (side === 'home' ? 1 : -1);

const ofSide = (side: Side, { mean, error }: Estimate): Estimate => ({
  mean: side === 'home' ? mean : 1 - mean,
  error,
});

/** Returns the decision of a side, valued: what is best by one sample, its cost by the other. */
function valueDecision(
  chances: ChanceSource,
  { state, by, eventNumber }: Moment,
  { side, chosen, others }: Alternatives,
): ReviewedDecision {
  const sign = signOf(side);
  const found = [chosen, ...others].map((action) => ({
    action,
    wins: chances.winsAfter(state, action, 'first'),
  }));
  const valued = found
    .map(({ action, wins }) => ({ action, wins, chance: ofSide(side, meanOf(wins)) }))
    .toSorted((one, other) => other.chance.mean - one.chance.mean);
  const best = valued[0]!.action;
  const more =
    best === chosen
      ? { mean: 0, error: 0 }
      : differenceOf(
          chances.winsAfter(state, best, 'second'),
          chances.winsAfter(state, chosen, 'second'),
        );
  const cost = sign * more.mean;
  const isGraded = best === chosen || cost > ERRORS_OF_A_COST * more.error;
  const options = valued.map(({ action, chance }): ReviewedOption => ({ action, chance }));
  return {
    side,
    by,
    state,
    eventNumber,
    chosen: options.find(({ action }) => action === chosen)!,
    others: options.filter(({ action }) => action !== chosen),
    best,
    cost: isGraded ? Math.max(0, cost) : 0,
    error: more.error,
    isGraded,
  };
}

/** Adds luck to that of the same event. */
function addLuck(luck: EventLuck[], eventNumber: number, homeLuck: number): void {
  const last = luck.at(-1);
  if (last?.eventNumber !== eventNumber) luck.push({ eventNumber, homeLuck });
  else luck[luck.length - 1] = { eventNumber, homeLuck: last.homeLuck + homeLuck };
}

/**
 * Reviews a game that was played to its end: what the dice did, what each decision cost. Yields
 * after each moment how far it has come. Throws for a game that is not over.
 */
export function* reviewGame(
  setup: GameSetup,
  { moments, end }: ReplayedGame,
  chances: ChanceSource,
): Generator<ReviewProgress, GameReview> {
  if (!end.final) throw new Error('Only a game that was played to its end is reviewed');
  const decisions: ReviewedDecision[] = [];
  const luck: EventLuck[] = [];
  const cost = { visitors: 0, home: 0 };
  let start = 0;
  let before: { readonly eventNumber: number; readonly chance: number } | null = null;

  for (const [index, moment] of moments.entries()) {
    const valued = alternativesAt(setup, moment).map((alternatives) =>
      valueDecision(chances, moment, alternatives),
    );
    decisions.push(...valued);
    let lost = 0;
    for (const { side, cost: given } of valued) {
      cost[side] += given;
      lost += signOf(side) * given;
    }
    const chance = meanOf(chances.winsAfter(moment.state, moment.action, 'first')).mean;
    // What the home side had before its decision is more than after it by what that cost.
    if (before === null) start = chance + lost;
    else addLuck(luck, before.eventNumber, chance + lost - before.chance);
    before = { eventNumber: moment.eventNumber, chance };
    yield { done: index + 1, total: moments.length };
  }

  const result = end.home.runs > end.visitors.runs ? 1 : 0;
  if (before !== null) addLuck(luck, before.eventNumber, result - before.chance);
  return { start, result, luck, decisions, cost };
}

/** Runs a review to its end. */
export function finishReview(review: Generator<ReviewProgress, GameReview>): GameReview {
  for (;;) {
    const step = review.next();
    if (step.done === true) return step.value;
  }
}
