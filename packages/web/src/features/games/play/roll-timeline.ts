import { ROLL_ANIMATION_MS } from '@pennant/rules/account/game-speed';

/**
 * Interval at which a tumbling die shows another face, in ms
 * (docs/spec/teams-games-campaigns.md, "Business constants and limits").
 */
export const DICE_TICK_MS = 100;
/** Number of these intervals at the factor 1. */
const DICE_TICKS = 7;

/** Duration of the flip of the result at the factor 1, in ms. */
export const RESULT_FLIP_MS = 300;

/** A moment of a roll's animation. `play` is the index of a play on the field in one step. */
export type Cue =
  | { readonly kind: 'batterDice' | 'extraDice' | 'pitcherDice' | 'result' | 'next' }
  | { readonly kind: 'play'; readonly play: number };

export type TimedCue = Cue & {
  /** Milliseconds after the server's response. */
  readonly startMs: number;
};

interface Roll {
  /** Factor of the user's game speed; 0 is Instant, or reduced motion. */
  readonly factor: number;
  /** False for the manager's actions: runners sent, a steal, an intentional walk. */
  readonly hasDice: boolean;
  readonly hasExtraDice: boolean;
  /** Number of plays: the plate appearance, then a steal or a loose pitch. At least 1. */
  readonly plays: number;
}

/** Returns how long two dice tumble, in ms. */
export const diceDuration = (factor: number): number =>
  Math.round(DICE_TICKS * factor) * DICE_TICK_MS;

/**
 * Returns when each part of a roll is shown (docs/spec/teams-games-campaigns.md, "Game flow"): the
 * batting dice first, then the pitch dice; the result flips at a third of the delay, when the dice
 * are at rest; outs and runners change at half of it; the next batter and pitcher come at its end.
 * Further plays of the same step share the second half. Without dice it takes that half and the
 * flip of a result. Without a delay everything is shown at once.
 */
export function rollTimeline({ factor, hasDice, hasExtraDice, plays }: Roll): readonly TimedCue[] {
  if (factor <= 0) return [{ kind: 'next', startMs: 0 }];
  const delay = ROLL_ANIMATION_MS * factor;
  const half = delay / 2;
  const afterResult = (start: number): TimedCue[] => [
    ...Array.from({ length: plays }, (_, play) => ({
      kind: 'play' as const,
      play,
      startMs: start + (play * half) / plays,
    })),
    { kind: 'next', startMs: start + half },
  ];
  if (!hasDice) return [{ kind: 'result', startMs: 0 }, ...afterResult(RESULT_FLIP_MS * factor)];
  const result = delay / 3;
  const pitcher = Math.max(0, result - diceDuration(factor));
  return [
    { kind: 'batterDice', startMs: 0 },
    ...(hasExtraDice ? [{ kind: 'extraDice' as const, startMs: pitcher / 2 }] : []),
    { kind: 'pitcherDice', startMs: pitcher },
    { kind: 'result', startMs: result },
    ...afterResult(half),
  ];
}

/** Returns how long one play on the field moves, in ms: 80% of its share of the second half. */
export const playDuration = ({ factor, plays }: Pick<Roll, 'factor' | 'plays'>): number =>
  (0.8 * ROLL_ANIMATION_MS * factor) / 2 / plays;
