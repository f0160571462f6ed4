import { reasonOf } from '@pennant/rules/games/analysis/review/decision-reason';
import type {
  GameReview,
  ReviewedDecision,
} from '@pennant/rules/games/analysis/review/review-game';
import { rolledSums, type SideRolls } from '@pennant/rules/games/analysis/review/rolled-sums';
import { otherSide } from '@pennant/rules/games/lineup-slots';

import {
  kindOf,
  optionLabel,
  situationOf,
  verdictOf,
  whyOf,
  type DecisionKind,
  type Verdict,
} from './decision-words.ts';
import type { OpenedReplay } from './open-replay.ts';

/** One thing that could be done; chances are those of the user, 0 to 1. */
export interface OptionView {
  readonly label: string;
  readonly chance: number;
  readonly error: number;
  readonly isChosen: boolean;
  readonly isBest: boolean;
}

/** A decision of the user's side, as the page shows it. */
export interface DecisionView {
  readonly eventNumber: number;
  readonly kind: DecisionKind;
  readonly situation: string;
  /** Best first. */
  readonly options: readonly OptionView[];
  readonly cost: number;
  readonly error: number;
  readonly verdict: Verdict;
  readonly why: string;
  /** Whether the computer decided, while the user let it play on. */
  readonly isComputers: boolean;
  /** How many batters in a row the same was decided for: a pitcher who stays, for one. */
  readonly batters: number;
}

/** A roll and what it did for the user. */
export interface LuckyRoll {
  readonly eventNumber: number;
  readonly gain: number;
  readonly error: number;
}

/** The parts of the result in whole percent: `start + dice + you + they` is 0 or 100. */
export interface ResultParts {
  readonly start: number;
  readonly dice: number;
  readonly you: number;
  readonly they: number;
}

/** A review as the page shows it: plain data. */
export interface ReviewView {
  readonly parts: ResultParts;
  /** The user's chance before the game, and what the dice did to it, exactly. */
  readonly start: number;
  readonly luck: number;
  /** Standard error of the chance before the game, and so of what the dice did. */
  readonly startError: number;
  readonly isWon: boolean;
  readonly opponent: string;
  readonly rolls: { readonly you: SideRolls; readonly they: SideRolls };
  /** The rolls that moved the user's chance most, at most five, the greatest first. */
  readonly lucky: readonly LuckyRoll[];
  /** Oldest first. */
  readonly decisions: readonly DecisionView[];
}

const MAX_LUCKY = 5;

const toPercent = (share: number): number => Math.round(share * 100) + 0;

/**
 * Returns the parts in whole percent. What rounding leaves goes to the dice, whose part is the
 * largest and the least certain, so that the sum is exact.
 */
const roundParts = (start: number, you: number, they: number, isWon: boolean): ResultParts => {
  const rounded = { start: toPercent(start), you: toPercent(you), they: toPercent(they) };
  const dice = (isWon ? 100 : 0) - rounded.start - rounded.you - rounded.they;
  return { ...rounded, dice };
};

const labelsOf = ({ options }: DecisionView): string =>
  options
    .map(({ label, isChosen }) => `${isChosen ? '*' : ''}${label}`)
    .toSorted()
    .join();

/** Whether nothing is to be said of a decision to leave things as they are. */
const isQuiet = ({ kind, cost }: DecisionView): boolean =>
  (kind === 'hook' || kind === 'bench') && cost === 0;

/**
 * Returns the decisions with those told as one that were one: who leaves a pitcher in is asked
 * again with each batter. What cost something stands for itself.
 */
const mergeStays = (decisions: readonly DecisionView[]): DecisionView[] => {
  const merged: DecisionView[] = [];
  for (const decision of decisions) {
    const last = merged.at(-1);
    const isSame =
      last !== undefined &&
      isQuiet(last) &&
      isQuiet(decision) &&
      labelsOf(last) === labelsOf(decision);
    if (isSame) merged[merged.length - 1] = { ...last, batters: last.batters + 1 };
    else merged.push(decision);
  }
  return merged;
};

/** Returns a review as the page shows it to its user. */
export function buildReviewView(
  { setup, game, user }: OpenedReplay,
  { start, startError, result, luck, decisions, cost }: GameReview,
): ReviewView {
  const isHome = user === 'home';
  const isWon = (result === 1) === isHome;
  const opponent = otherSide(user);
  const toView = (decision: ReviewedDecision): DecisionView => {
    const { state, side, chosen, others } = decision;
    const all = [chosen, ...others];
    const toName = { state, side, options: all.map(({ action }) => action) };
    return {
      eventNumber: decision.eventNumber,
      kind: kindOf(decision),
      situation: situationOf(setup, decision.state, user),
      options: all
        .toSorted((one, other) => other.chance.mean - one.chance.mean)
        .map(({ action, chance }) => ({
          label: optionLabel(setup, toName, action),
          chance: chance.mean,
          error: chance.error,
          isChosen: action === chosen.action,
          isBest: action === decision.best,
        })),
      cost: decision.cost,
      error: decision.error,
      verdict: verdictOf(decision),
      why: whyOf(setup, decision, reasonOf(setup, decision)),
      isComputers: decision.by === 'computer',
      batters: 1,
    };
  };
  const rolls = rolledSums(game.events);
  const ownStart = isHome ? start : 1 - start;
  return {
    parts: roundParts(ownStart, 0 - cost[user], cost[opponent], isWon),
    start: ownStart,
    luck: (isWon ? 1 : 0) - ownStart + cost[user] - cost[opponent],
    startError,
    isWon,
    opponent: setup[opponent].name,
    rolls: { you: rolls[user], they: rolls[opponent] },
    lucky: luck
      .map(({ eventNumber, homeLuck, error }) => ({
        eventNumber,
        gain: isHome ? homeLuck : -homeLuck,
        error,
      }))
      .toSorted((one, other) => Math.abs(other.gain) - Math.abs(one.gain))
      .slice(0, MAX_LUCKY),
    decisions: mergeStays(decisions.filter(({ side }) => side === user).map(toView)),
  };
}
