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

/**
 * Returns as sentences how the dice came to the result: "The batter’s 7 says X, the 5 after it H2.
 * The pitcher’s 9 changes nothing." Empty for an event without dice.
 */
export function explainDice(event: DiceEvent): string {
  const { diceResultH, diceResultX, diceResultP, origResultType, pitchResultType } = event;
  if (diceResultH === null) return '';
  const batter =
    diceResultX === null
      ? `The batter’s ${diceResultH} says ${origResultType}.`
      : `The batter’s ${diceResultH} says X, the ${diceResultX} after it ${origResultType}.`;
  if (diceResultP === null) return batter;
  const effect =
    pitchResultType === null
      ? 'changes nothing'
      : event.resultType === origResultType
        ? `says ${pitchResultType}: it stays`
        : `says ${pitchResultType}: it is ${event.resultType ?? ''}`;
  return `${batter} The pitcher’s ${diceResultP} ${effect}.`;
}
