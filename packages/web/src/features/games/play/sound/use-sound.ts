import { useEffect, useRef } from 'react';

import type { PlayState } from '../play-state.ts';
import type { Cue } from '../roll-timeline.ts';
import type { AudioEngine } from './audio-engine.ts';
import { fastForwardEndSound, fastForwardEventSound, soundsForCue } from './cue-sounds.ts';
import { soundSetting } from './sound-setting.ts';

const GESTURES = ['pointerdown', 'keydown'] as const;

const NEXT: Cue = { kind: 'next' };

/**
 * Returns a ref to the audio output, which is set while sound is on. Its code is loaded then; it
 * opens on the user's next click or key, or at once if the switch was just pressed.
 */
export function useSoundOutput(hasMurmur: boolean) {
  const isOn = soundSetting.useValue() === 'on';
  const output = useRef<AudioEngine | null>(null);
  const latestMurmur = useRef(hasMurmur);
  useEffect(() => {
    latestMurmur.current = hasMurmur;
    output.current?.setMurmur(hasMurmur);
  }, [hasMurmur]);
  useEffect(() => {
    if (!isOn) return undefined;
    let isUnmounted = false;
    const code = import('./audio-engine.ts');
    const open = async () => {
      const { createAudioEngine } = await code;
      if (isUnmounted) return;
      if (output.current === null) {
        output.current = createAudioEngine();
        output.current.setMurmur(latestMurmur.current);
      }
      output.current.resume();
    };
    const onGesture = () => {
      // To a browser, Escape and some other keys are not a user gesture.
      if (navigator.userActivation.isActive) void open();
    };
    if (navigator.userActivation.isActive) void open();
    for (const name of GESTURES) addEventListener(name, onGesture);
    return () => {
      isUnmounted = true;
      for (const name of GESTURES) removeEventListener(name, onGesture);
      output.current?.close();
      output.current = null;
    };
  }, [isOn]);
  return output;
}

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
