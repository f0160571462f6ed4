import { mixingDesk } from './mixing-desk.ts';
import type { Sound } from './sounds-of.ts';
import { voice } from './voices.ts';

/** The people in the stands between two pitches: hardly there. */
const MURMUR = 0.035;

/** The ballpark's sounds, live. Open it on a click or a key only: browsers keep it silent otherwise, and say so. */
export interface SoundBooth {
  /** Plays now; a tab in the background stays silent, and makes nothing up for it later. */
  readonly play: (sounds: readonly Sound[]) => void;
  /** Whether the crowd murmurs between the plays. */
  readonly murmur: (isOn: boolean) => void;
  /** On another click or key: a browser that did not let it begin may now. */
  readonly wake: () => void;
  readonly close: () => void;
}

export function openSoundBooth(): SoundBooth {
  const context = new AudioContext({ latencyHint: 'interactive' });
  const desk = mixingDesk(context);
  const bed = context.createBufferSource();
  bed.buffer = desk.noise;
  bed.loop = true;
  const voices = context.createBiquadFilter();
  voices.type = 'bandpass';
  voices.frequency.value = 430;
  voices.Q.value = 0.6;
  const bedLoudness = context.createGain();
  bedLoudness.gain.value = 0;
  bed.connect(voices).connect(bedLoudness).connect(desk.out);
  bed.start();

  const isSeen = () => document.visibilityState === 'visible';
  const wake = () => {
    if (isSeen() && context.state === 'suspended') void context.resume();
  };
  const lookedAt = () => {
    if (context.state === 'closed') return;
    if (isSeen()) wake();
    else void context.suspend();
  };
  document.addEventListener('visibilitychange', lookedAt);
  return {
    play: (sounds) => {
      if (!isSeen() || context.state !== 'running') return;
      for (const sound of sounds) voice(desk, sound, context.currentTime);
    },
    murmur: (isOn) => bedLoudness.gain.setTargetAtTime(isOn ? MURMUR : 0, context.currentTime, 0.6),
    wake,
    close: () => {
      document.removeEventListener('visibilitychange', lookedAt);
      void context.close();
    },
  };
}
