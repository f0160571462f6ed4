import { DiceThrow } from '../../../ui/art/dice/dice-throw.tsx';
import { diceStory } from '../dice-story.ts';
import type { Stage } from './stage.ts';
import './dice-tray.css';

/**
 * The batter's two dice, two more after an X, and the pitcher's two, each pair with its outcome as
 * text.
 */
export function DiceTray({
  stage: { dice, throwKey, thrown, event },
  duration,
}: {
  readonly stage: Pick<Stage, 'dice' | 'throwKey' | 'thrown' | 'event'>;
  readonly duration: number;
}) {
  // The outcomes are shown together with the result.
  const outcomes = thrown === null || event === null ? null : diceStory(thrown);
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
