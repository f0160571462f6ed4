import type { RolledEventDto } from '@pennant/contract/game-event';

type DiceEvent = Pick<
  RolledEventDto,
  | 'diceResultH'
  | 'diceResultX'
  | 'diceResultP'
  | 'origResultType'
  | 'pitchResultType'
  | 'resultType'
>;

/** The outcome of each pair of dice as text; null if the pair was not rolled. */
export interface DiceDescription {
  readonly batter: string | null;
  readonly extra: string | null;
  readonly pitcher: string | null;
}

/**
 * Returns how the dice led to the result: the batter's cell (an X rolls again), then the effect of
 * the pitcher's cell.
 */
export function describeDice(event: DiceEvent): DiceDescription {
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
