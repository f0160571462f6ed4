import type { RolledEvent } from '@pennant/contract/games';

type Thrown = Pick<
  RolledEvent,
  | 'diceResultH'
  | 'diceResultX'
  | 'diceResultP'
  | 'origResultType'
  | 'pitchResultType'
  | 'resultType'
>;

export interface DiceStep {
  /** Whose table was rolled on. */
  readonly on: 'Batting' | 'Extra' | 'Pitching';
  readonly sum: number;
  /** What the cell said. */
  readonly says: string;
}

/** How the dice led to the result, step by step: "Batting 7: X, Extra 4: H2, Pitching 9: h9l". Empty where none were thrown. */
export function diceSteps(event: Thrown): DiceStep[] {
  const { diceResultH, diceResultX, diceResultP, origResultType, pitchResultType } = event;
  if (diceResultH === null) return [];
  const steps: DiceStep[] = [
    {
      on: 'Batting',
      sum: diceResultH,
      says: diceResultX === null ? (origResultType ?? '') : 'X',
    },
  ];
  if (diceResultX !== null)
    steps.push({ on: 'Extra', sum: diceResultX, says: origResultType ?? '' });
  if (diceResultP !== null) {
    steps.push({
      on: 'Pitching',
      sum: diceResultP,
      says:
        pitchResultType === null
          ? 'no change'
          : `${pitchResultType}, now ${event.resultType ?? ''}`,
    });
  }
  return steps;
}
