import type { RolledEvent } from '@pennant/contract/game-event';

type DiceEvent = Pick<
  RolledEvent,
  | 'diceResultH'
  | 'diceResultX'
  | 'diceResultP'
  | 'origResultType'
  | 'pitchResultType'
  | 'resultType'
>;

/** The outcome of each pair of dice as text; null if the pair was not rolled. */
export interface DiceStory {
  readonly batter: string | null;
  readonly extra: string | null;
  readonly pitcher: string | null;
}

/**
 * Returns how the dice led to the result: the batter's cell (an X rolls again), then the effect of
 * the pitcher's cell.
 */
export function diceStory(event: DiceEvent): DiceStory {
  const { diceResultH, diceResultX, diceResultP, origResultType, pitchResultType } = event;
  if (diceResultH === null) return { batter: null, extra: null, pitcher: null };
  return {
    batter: diceResultX === null ? origResultType : 'X',
    extra: diceResultX === null ? null : origResultType,
    pitcher:
      diceResultP === null
        ? null
        : pitchResultType === null
          ? 'no change'
          : `${pitchResultType}: ${event.resultType ?? ''}`,
  };
}
