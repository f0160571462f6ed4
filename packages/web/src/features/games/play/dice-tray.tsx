import { DiceThrow } from '../../../ui/dice/dice-throw.tsx';
import { describeDice } from '../describe-dice.ts';
import type { PlayViewModel } from './view-model.ts';
import './dice-tray.css';

/**
 * The batter's two dice, two more after an X, and the pitcher's two, each pair with its outcome as
 * text.
 */
export function DiceTray({
  view: { dice, throwKey, thrown, event },
  duration,
}: {
  readonly view: Pick<PlayViewModel, 'dice' | 'throwKey' | 'thrown' | 'event'>;
  readonly duration: number;
}) {
  // The outcomes are shown together with the result.
  const outcomes = thrown === null || event === null ? null : describeDice(thrown);
  return (
    <section aria-label="Dice" className="dice-tray">
      {(
        [
          ['Batting', dice.batter, outcomes?.batter],
          ['Extra', dice.extra, outcomes?.extra],
          ['Pitching', dice.pitcher, outcomes?.pitcher],
        ] as const
      ).map(([label, faces, outcome]) => (
        <div key={label}>
          <DiceThrow faces={faces} label={label} throwKey={throwKey} duration={duration} />
          <p className="dice-tray-says">
            {outcome ?? (label === 'Extra' ? 'after an X' : '\u00a0')}
          </p>
        </div>
      ))}
    </section>
  );
}
