import { useEffect, useRef } from 'react';

import { useSoundOutput } from '../../../../ui/sound/use-sound-output.ts';
import type { PlayState } from '../play-state.ts';
import type { Cue } from '../roll-timeline.ts';
import { fastForwardEndSound, fastForwardEventSound, soundsForCue } from './cue-sounds.ts';

const NEXT: Cue = { kind: 'next' };

/** Plays the sounds of the roll, or of the fast-forward, that the page shows. */
export function useSound(state: PlayState, factor: number): void {
  const { step, fastForward } = state;
  const { isFinal } = state.game;
  const output = useSoundOutput(factor > 0 && !isFinal);
  const moment = useRef({ factor, isFinal });
  useEffect(() => {
    moment.current = { factor, isFinal };
  });
  const cue = state.kind === 'animating' ? state.cue : NEXT;
  useEffect(() => {
    if (step !== null) output.current?.play(soundsForCue(step, cue, moment.current));
  }, [output, step, cue]);
  const event = state.kind === 'fastForwarding' ? fastForward?.events[state.index] : undefined;
  useEffect(() => {
    if (fastForward === null) return;
    output.current?.play([
      event === undefined ? fastForwardEndSound(moment.current) : fastForwardEventSound(event),
    ]);
  }, [output, fastForward, event]);
}
