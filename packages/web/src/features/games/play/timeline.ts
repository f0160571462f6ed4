import { ROLL_DELAY } from '@pennant/rules/account/game-speed';

/** A die shows another face this often, in ms, and so many times at the factor 1 (document 2, section 9). */
export const DICE_TICK = 100;
const DICE_TICKS = 7;

/** The result turns over within this many ms at the factor 1. */
export const RESULT_FLIP = 300;

/** A moment of a roll's animation. `play` counts what happened on the field in one turn, from 0. */
export type Cue =
  | { readonly kind: 'batterDice' | 'extraDice' | 'pitcherDice' | 'result' | 'next' }
  | { readonly kind: 'play'; readonly play: number };

export type TimedCue = Cue & {
  /** ms after the server's answer. */
  readonly at: number;
};

interface Roll {
  /** Of the user's game speed; 0 is Instant, and a page without motion. */
  readonly factor: number;
  /** False for what a manager orders: runners sent, a steal, an intentional walk. */
  readonly hasDice: boolean;
  readonly hasExtraDice: boolean;
  /** Events of the turn that show on the field: the plate appearance, then a steal or a loose pitch. At least one. */
  readonly plays: number;
}

/** How long two dice tumble, in ms. */
export const diceDuration = (factor: number): number => Math.round(DICE_TICKS * factor) * DICE_TICK;

/**
 * When each part of a roll shows (document 2, section 4): the batting dice first, then the pitch dice; the result turns over
 * at a third of the delay, when the dice lie still; outs and runners change at half of it; the next batter and pitcher come at
 * its end. Further events of the same turn share its second half. Where no dice are thrown it is as long as that half, and what it takes to turn over
 * a result. Without a delay everything shows at once.
 */
export function rollTimeline({ factor, hasDice, hasExtraDice, plays }: Roll): readonly TimedCue[] {
  if (factor <= 0) return [{ kind: 'next', at: 0 }];
  const delay = ROLL_DELAY * factor;
  const half = delay / 2;
  const afterResult = (start: number): TimedCue[] => [
    ...Array.from({ length: plays }, (_, play) => ({
      kind: 'play' as const,
      play,
      at: start + (play * half) / plays,
    })),
    { kind: 'next', at: start + half },
  ];
  if (!hasDice) return [{ kind: 'result', at: 0 }, ...afterResult(RESULT_FLIP * factor)];
  const result = delay / 3;
  const pitcher = Math.max(0, result - diceDuration(factor));
  return [
    { kind: 'batterDice', at: 0 },
    ...(hasExtraDice ? [{ kind: 'extraDice' as const, at: pitcher / 2 }] : []),
    { kind: 'pitcherDice', at: pitcher },
    { kind: 'result', at: result },
    ...afterResult(half),
  ];
}

/** How long one play on the field moves, in ms: most of its share of the second half. */
export const playDuration = ({ factor, plays }: Pick<Roll, 'factor' | 'plays'>): number =>
  (0.8 * ROLL_DELAY * factor) / 2 / plays;
