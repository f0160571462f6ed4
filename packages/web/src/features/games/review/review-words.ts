import { isDecided } from '@pennant/rules/games/analysis/review/decided';

import { isolateName } from '../../../ui/isolated-name.ts';
import type { Verdict } from './decision-words.ts';
import type { NotReviewed } from './open-replay.ts';
import type { DecisionView, ReviewView } from './review-view.ts';

/** Returns whole points with their sign: "+58", "−4", "0". */
export const signedPoints = (points: number): string =>
  points === 0 ? '0' : `${points > 0 ? '+' : '\u2212'}${Math.abs(points)}`;

/** Returns twice a standard error in whole percent, within which 19 of 20 figures are: "±2". */
export const formatMargin = (error: number): string =>
  `\u00b1${Math.max(1, Math.round(200 * error))}`;

/** Returns "You had 45%. The dice +58, you −4, 1961 New York +1." */
export const resultSentence = ({ parts, opponent }: ReviewView): string =>
  `You had ${parts.start}%. The dice ${signedPoints(parts.dice)}, you ${signedPoints(parts.you)}, ${isolateName(opponent)} ${signedPoints(parts.they)}.`;

/** Returns which had more to do with the result, in a coach's words. */
export function resultRemark({ parts: { dice, you, they }, isWon }: ReviewView): string {
  if (isWon && dice < 0) return 'The dice were against you, and you won all the same.';
  if (isWon)
    return you <= -10 ? 'The dice forgave some of it.' : 'A win that was well looked after.';
  if (dice >= 0) return 'The dice were not what lost it: look at the decisions below.';
  return you + they >= -3
    ? 'That one was the dice. You managed it as well as it could be managed, or nearly.'
    : 'Mostly the dice; below is the part that was yours.';
}

const count = (number: number, word: string): string =>
  `${number} ${number === 1 ? word : `${word}s`}`;

/** Returns how the user's decisions were on the whole. */
export function decisionsRemark(decisions: readonly DecisionView[]): string {
  const costly = decisions.filter(({ cost }) => cost > 0).length;
  const all = count(decisions.length, 'decision');
  if (costly === 0) return `${all}, and none that measurably cost you anything. Well managed.`;
  const rest = decisions.length - costly;
  const good = rest === 0 ? '' : ` The other ${rest === 1 ? 'one was' : `${rest} were`} fine.`;
  return `${all}, ${costly} of which ${costly === 1 ? 'is' : 'are'} worth another look.${good}`;
}

/** The name of each verdict. */
export const VERDICT_NAMES: Readonly<Record<Verdict, string>> = {
  best: 'As good as any',
  close: 'Too close to call',
  small: 'A shade off',
  mistake: 'Mistake',
  blunder: 'Blunder',
};

/** Whether the game was as good as over, whatever was done. */
export const wasDecided = ({ options }: Pick<DecisionView, 'options'>): boolean =>
  options.every(({ chance }) => isDecided(chance));

/** Returns what a decision cost, in a sentence. */
export function costSentence(decision: DecisionView): string {
  const { verdict, cost, error, options } = decision;
  if (verdict === 'close' && wasDecided(decision))
    return 'The game was as good as over: nothing that was done changed much.';
  const margin = `\u00b1${Math.max(0.1, 200 * error).toFixed(1)}`;
  if (verdict === 'best') return 'Nothing that could be done would have won more often.';
  if (verdict === 'close')
    return `Not graded: the difference is smaller than what the figures can tell (${margin}%).`;
  const best = options.find(({ isBest }) => isBest);
  return `\u201c${best?.label ?? ''}\u201d wins ${(cost * 100).toFixed(1)}% (${margin}) more often.`;
}

/** Why a game is not reviewed. */
export const NOT_REVIEWED_TEXTS: Readonly<Record<NotReviewed, string>> = {
  not_over: 'Games are reviewed once they are over.',
  given_up: 'This game was given up: only games that were played to their end are reviewed.',
  earlier_rules:
    'This game was played by the rules of its day, which have changed since: only games by today’s rules are reviewed.',
};
