import { useEffect, useRef } from 'react';

import type { FastForward } from '../fast-forward.ts';
import type { PlaybackStep } from '../view-model.ts';
import type { Cue } from '../roll-timeline.ts';
import type { AudioEngine } from './audio-engine.ts';
import { fastForwardEndSound, fastForwardEventSound, soundsForCue } from './cue-sounds.ts';
import { soundSetting } from './sound-setting.ts';

const GESTURES = ['pointerdown', 'keydown'] as const;

interface Shown {
  readonly turn: PlaybackStep | null;
  readonly cue: Cue | null;
  readonly run: FastForward | null;
  /** Index of the event of the fast-forward that is shown; null at its end. */
  readonly runAt: number | null;
  readonly factor: number;
  readonly isFinal: boolean;
}

/**
 * Returns a ref to the audio output, which is set while sound is on. Its code is loaded then; it
 * opens on the user's next click or key, or at once if the switch was just pressed.
 */
function useSoundOutput(hasMurmur: boolean) {
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
export function useSound(shown: Shown): void {
  const { cue, run, runAt, factor, isFinal } = shown;
  const output = useSoundOutput(factor > 0 && !isFinal);
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  });
  useEffect(() => {
    const { turn } = latest.current;
    if (turn === null || cue === null) return;
    output.current?.play(soundsForCue(turn, cue, latest.current));
  }, [output, cue]);
  useEffect(() => {
    if (run === null) return;
    const event = runAt === null ? undefined : run.events[runAt];
    output.current?.play([
      event === undefined ? fastForwardEndSound(latest.current) : fastForwardEventSound(event),
    ]);
  }, [output, run, runAt]);
}
