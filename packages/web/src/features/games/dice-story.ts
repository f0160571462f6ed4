import type { RolledEvent } from '@pennant/contract/game-event';

type Thrown = Pick<
  RolledEvent,
  | 'diceResultH'
  | 'diceResultX'
  | 'diceResultP'
  | 'origResultType'
  | 'pitchResultType'
  | 'resultType'
>;

/** What each pair of dice came to; null where none were thrown. */
export interface DiceStory {
  readonly batter: string | null;
  readonly extra: string | null;
  readonly pitcher: string | null;
}

/** How the dice led to the result: the batter's cell (X rolls again), then what the pitcher's cell made of it. */
export function diceStory(event: Thrown): DiceStory {
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
