import { DiceThrow } from '../../../ui/art/dice/dice-throw.tsx';
import { diceStory } from '../dice-story.ts';
import type { Stage } from './stage.ts';
import './dice-tray.css';

/** Two dice of the batter, two more where he rolled X, two of the pitcher; thrown one pair after the other, then what they say. */
export function DiceTray({
  stage: { dice, throwKey, thrown, event },
  duration,
}: {
  readonly stage: Pick<Stage, 'dice' | 'throwKey' | 'thrown' | 'event'>;
  readonly duration: number;
}) {
  // What the cells say is told with the result.
  const says = thrown === null || event === null ? null : diceStory(thrown);
  return (
    <section aria-label="Dice" className="dice-tray">
      {(
        [
          ['Batting', dice.batter, says?.batter],
          ['Extra', dice.extra, says?.extra],
          ['Pitching', dice.pitcher, says?.pitcher],
        ] as const
      ).map(([label, faces, cell]) => (
        <div key={label}>
          <DiceThrow faces={faces} label={label} throwKey={throwKey} duration={duration} />
          <p className="dice-tray-says">{cell ?? (label === 'Extra' ? 'after an X' : '\u00a0')}</p>
        </div>
      ))}
    </section>
  );
}
