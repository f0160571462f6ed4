import type { GuestOutcome } from '@pennant/rules/games/guest-half-inning';
import type { GameEvent } from '@pennant/rules/games/event';
import { useEffect } from 'react';

import { ballSound } from '../play/sound/cue-sounds.ts';
import type { Sound } from '../../../ui/sound/sound.ts';
import { useSoundOutput } from '../../../ui/sound/use-sound-output.ts';
import { outcomeOf, STAGE_MS, type Scene, type Stage } from './scene.ts';

const ballOf = ({ ballAngle, ballDistance, ...event }: GameEvent): Sound | null =>
  ballSound({
    ...event,
    location:
      ballAngle === null || ballDistance === null
        ? null
        : { angle: ballAngle, distance: ballDistance },
  });

/** Returns the sounds of a stage: dice, the result with the mitt, bat and crowd, the walk-off. */
export function soundsOf(
  stage: Stage | null,
  event: GameEvent | null,
  outcome: GuestOutcome | null,
): readonly Sound[] {
  if (outcome === 'won') return [{ name: 'crowd', swell: 1, seconds: 3 }];
  if (stage === null || event === null) return [];
  if (stage === 'roll' || stage === 'rollAgain')
    return [{ name: 'dice', seconds: STAGE_MS[stage] / 1000 }];
  const ball = ballOf(event);
  const isMitt = ball?.name === 'mitt';
  if (stage === 'result') return isMitt ? [{ name: 'flip' }, ball] : [{ name: 'flip' }];
  if (stage === 'again') return [{ name: 'flip' }];
  const bat = ball === null || isMitt ? [] : [ball];
  const isCheered = event.runs > 0 || event.resultType?.startsWith('H') === true;
  return isCheered
    ? [...bat, { name: 'crowd', swell: event.runs > 0 ? 0.75 : 0.45, seconds: 1.4 }]
    : bat;
}

/** Plays the sounds of a scene, where sound is switched on. */
export function useSceneSound(scene: Scene): void {
  const output = useSoundOutput(scene.kind !== 'over');
  const { stage, event } = scene;
  const outcome = outcomeOf(scene);
  useEffect(() => {
    output.current?.play(soundsOf(stage, event, outcome));
  }, [output, stage, event, outcome]);
}
