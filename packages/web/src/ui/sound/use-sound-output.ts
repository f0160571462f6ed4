import { useEffect, useRef, type RefObject } from 'react';

import type { AudioEngine } from './audio-engine.ts';
import { soundSetting } from './sound-setting.ts';

const GESTURES = ['pointerdown', 'keydown'] as const;

/**
 * Returns a ref to the audio output, which is set while sound is on. Its code is loaded then; it
 * opens on the user's next click or key, or at once if the switch was just pressed.
 * @param hasMurmur whether the crowd murmurs meanwhile
 */
export function useSoundOutput(hasMurmur = false): RefObject<AudioEngine | null> {
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
      void output.current.resume();
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
