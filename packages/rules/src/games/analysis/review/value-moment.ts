import type { Command } from '../../command.ts';
import type { Side } from '../../lineup-slots.ts';
import type { GameSetup } from '../../setup.ts';
import { alternativesAt, type Alternatives } from './alternatives.ts';
import { differenceOf, meanOf, type ChanceSource, type Estimate } from './chances.ts';
import type { Moment } from './replay-moments.ts';

/** Below so many standard errors a cost is no more than noise. */
export const ERRORS_OF_A_COST = 2;

/** One thing that could be done, and how often its side wins then. */
export interface ReviewedOption {
  readonly action: Command;
  readonly chance: Estimate;
}

/** What a side decided at a moment, valued. */
export interface ValuedDecision {
  readonly side: Side;
  readonly chosen: ReviewedOption;
  /** The others, best first. */
  readonly others: readonly ReviewedOption[];
  /** What was best: one of these. */
  readonly best: Command;
  /** By how much the best option wins more often; 0 where it is not graded. */
  readonly cost: number;
  /** The same as it was measured, graded or not: noise may make it less than 0. */
  readonly measuredCost: number;
  /** The standard error of the difference between the chosen and the best, or the next best. */
  readonly error: number;
  /** Whether that difference is more than twice its error. What is not graded counts as luck. */
  readonly isGraded: boolean;
}

/**
 * A moment, valued: it depends on nothing but the moment, so that several workers can share the
 * moments of a game. Plain data, which can be posted.
 */
export interface ValuedMoment {
  readonly decisions: readonly ValuedDecision[];
  /** The chance of the home side once the action is done. */
  readonly chance: Estimate;
}

type Wins = (action: Command, sample: 'first' | 'second') => ArrayLike<number>;

/** Returns 1 for the home side, whose chances all are, and -1 for the visitors. */
export const signOf = (side: Side): 1 | -1 => (side === 'home' ? 1 : -1);

/** Returns the chance of a side, of one of the home side. */
export const ofSide = (side: Side, { mean, error }: Estimate): Estimate => ({
  mean: side === 'home' ? mean : 1 - mean,
  error,
});

/** Returns the decision of a side, valued: what is best by one sample, its cost by the other. */
const valueDecision = (winsOf: Wins, { side, chosen, others }: Alternatives): ValuedDecision => {
  const valueOf = (action: Command, sample: 'first' | 'second'): ReviewedOption => ({
    action,
    chance: ofSide(side, meanOf(winsOf(action, sample))),
  });
  const byChance = (one: ReviewedOption, other: ReviewedOption): number =>
    other.chance.mean - one.chance.mean;
  const found = [chosen, ...others].map((action) => valueOf(action, 'first')).toSorted(byChance);
  const best = found[0]!.action;
  if (best === chosen) {
    const [option, ...rest] = found as [ReviewedOption, ...ReviewedOption[]];
    const lead = differenceOf(winsOf(best, 'first'), winsOf(rest[0]!.action, 'first'));
    const isGraded = signOf(side) * lead.mean > ERRORS_OF_A_COST * lead.error;
    const none = { cost: 0, measuredCost: 0, error: lead.error, isGraded };
    return { side, chosen: option, others: rest, best, ...none };
  }
  const more = differenceOf(winsOf(best, 'second'), winsOf(chosen, 'second'));
  const cost = signOf(side) * more.mean;
  const isGraded = cost > ERRORS_OF_A_COST * more.error;
  // The two that are held against each other are told by the sample that the cost is from.
  const options = found.map((option) =>
    option.action === best || option.action === chosen ? valueOf(option.action, 'second') : option,
  );
  return {
    side,
    chosen: options.find(({ action }) => action === chosen)!,
    others: options.filter(({ action }) => action !== chosen).toSorted(byChance),
    best,
    cost: isGraded ? cost : 0,
    measuredCost: cost,
    error: more.error,
    isGraded,
  };
};

/** Returns a source that works out the same results once only. */
const remember = (chances: ChanceSource, { state }: Moment): Wins => {
  const known = new Map<string, ArrayLike<number>>();
  return (action, sample) => {
    const key = `${sample} ${JSON.stringify(action)}`;
    const wins = known.get(key) ?? chances.winsAfter(state, action, sample);
    known.set(key, wins);
    return wins;
  };
};

/** Returns what was decided at a moment, valued, and the chance once it was done. */
export const valueMoment = (
  setup: GameSetup,
  moment: Moment,
  chances: ChanceSource,
): ValuedMoment => {
  const winsOf = remember(chances, moment);
  const decisions = alternativesAt(setup, moment).map((one) => valueDecision(winsOf, one));
  return { decisions, chance: meanOf(winsOf(moment.action, 'first')) };
};
