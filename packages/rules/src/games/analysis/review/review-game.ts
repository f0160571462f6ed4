import type { GameSetup } from '../../setup.ts';
import type { GameState } from '../../state.ts';
import type { ChanceSource, Estimate } from './chances.ts';
import type { ReplayedGame } from './replay-moments.ts';
import { signOf, valueMoment, type ValuedDecision, type ValuedMoment } from './value-moment.ts';

/** A decision, and what it cost the side that made it. */
export interface ReviewedDecision extends ValuedDecision {
  readonly by: 'player' | 'computer';
  /** The game just before. */
  readonly state: GameState;
  /** The event that followed first. */
  readonly eventNumber: number;
}

/** How the dice of an event moved the chance of the home side. */
export interface EventLuck {
  readonly eventNumber: number;
  readonly homeLuck: number;
  /** The standard error of it. */
  readonly error: number;
}

/**
 * How a game came to its end, in chances of the home side:
 * `result = start + sum of homeLuck - cost of the home side + cost of the visitors`. It is the
 * identity by which backgammon is analysed.
 */
export interface GameReview {
  readonly start: number;
  /** The standard error of `start`. */
  readonly startError: number;
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

/** Adds luck to that of the same event. */
function addLuck(luck: EventLuck[], { eventNumber, homeLuck, error }: EventLuck): void {
  const last = luck.at(-1);
  if (last?.eventNumber !== eventNumber) luck.push({ eventNumber, homeLuck, error });
  else {
    luck[luck.length - 1] = {
      eventNumber,
      homeLuck: last.homeLuck + homeLuck,
      error: Math.hypot(last.error, error),
    };
  }
}

/**
 * Returns the review of a game that was played to its end, of its moments, valued, in their order.
 * Throws for a game that is not over.
 */
export function assembleReview(
  { moments, end }: Pick<ReplayedGame, 'moments' | 'end'>,
  valued: readonly ValuedMoment[],
): GameReview {
  if (!end.final) throw new Error('Only a game that was played to its end is reviewed');
  const decisions: ReviewedDecision[] = [];
  const luck: EventLuck[] = [];
  const cost = { visitors: 0, home: 0 };
  let start = { mean: 0, error: 0 };
  let before: { readonly eventNumber: number; readonly chance: Estimate } | null = null;

  for (const [index, { state, by, eventNumber }] of moments.entries()) {
    const { decisions: made, chance } = valued[index]!;
    let lost = 0;
    let lostError = 0;
    for (const decision of made) {
      decisions.push({ ...decision, by, state, eventNumber });
      cost[decision.side] += decision.cost;
      lost += signOf(decision.side) * decision.cost;
      if (decision.cost > 0) lostError = Math.hypot(lostError, decision.error);
    }
    // What the home side had before its decision is more than after it by what that cost.
    const had = { mean: chance.mean + lost, error: Math.hypot(chance.error, lostError) };
    if (before === null) start = had;
    else {
      const homeLuck = had.mean - before.chance.mean;
      const error = Math.hypot(had.error, before.chance.error);
      addLuck(luck, { eventNumber: before.eventNumber, homeLuck, error });
    }
    before = { eventNumber, chance };
  }

  const result = end.home.runs > end.visitors.runs ? 1 : 0;
  if (before !== null) {
    const { eventNumber, chance } = before;
    addLuck(luck, { eventNumber, homeLuck: result - chance.mean, error: chance.error });
  }
  return { start: start.mean, startError: start.error, result, luck, decisions, cost };
}

/**
 * Reviews a game that was played to its end: what the dice did, what each decision cost. Yields
 * after each moment how far it has come. Throws for a game that is not over.
 */
export function* reviewGame(
  setup: GameSetup,
  game: Pick<ReplayedGame, 'moments' | 'end'>,
  chances: ChanceSource,
): Generator<ReviewProgress, GameReview> {
  const valued: ValuedMoment[] = [];
  for (const moment of game.moments) {
    valued.push(valueMoment(setup, moment, chances));
    yield { done: valued.length, total: game.moments.length };
  }
  return assembleReview(game, valued);
}

/** Runs a review to its end. */
export function finishReview(review: Generator<ReviewProgress, GameReview>): GameReview {
  for (;;) {
    const step = review.next();
    if (step.done === true) return step.value;
  }
}
