import { DiceThrow } from '../../../ui/art/dice/dice-throw.tsx';
import type { Stage } from './stage.ts';

/** Two dice of the batter, two more where he rolled X, two of the pitcher; thrown one pair after the other. */
export function DiceTray({
  dice: { batter, extra, pitcher },
  throwKey,
  duration,
}: Pick<Stage, 'dice' | 'throwKey'> & { readonly duration: number }) {
  return (
    <section aria-label="Dice" className="dice-tray">
      <DiceThrow faces={batter} label="Batting" throwKey={throwKey} duration={duration} />
      <DiceThrow faces={extra} label="Extra (X)" throwKey={throwKey} duration={duration} />
      <DiceThrow faces={pitcher} label="Pitching" throwKey={throwKey} duration={duration} />
    </section>
  );
}
