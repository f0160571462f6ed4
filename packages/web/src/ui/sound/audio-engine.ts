import { createMixer } from './mixer.ts';
import type { Sound } from './sound.ts';
import { playSound } from './sounds.ts';

/** Gain of the crowd's murmur between plays. */
const MURMUR_GAIN = 0.035;

/** Plays sounds live. */
export interface AudioEngine {
  /** Plays sounds now. In a background tab it does nothing; nothing is played later instead. */
  readonly play: (sounds: readonly Sound[]) => void;
  /** Turns the crowd's murmur between plays on or off. */
  readonly setMurmur: (isOn: boolean) => void;
  /**
   * Resumes a suspended context; called on each click or key, as browsers require one. The promise
   * is fulfilled when sounds can be heard.
   */
  readonly resume: () => Promise<void>;
  readonly close: () => void;
}

/** Opens the audio output. On a click or a key only: otherwise browsers keep it silent and warn. */
export function createAudioEngine(): AudioEngine {
  const context = new AudioContext({ latencyHint: 'interactive' });
  const mixer = createMixer(context);
  const murmurSource = context.createBufferSource();
  murmurSource.buffer = mixer.noise;
  murmurSource.loop = true;
  const bandpass = context.createBiquadFilter();
  bandpass.type = 'bandpass';
  bandpass.frequency.value = 430;
  bandpass.Q.value = 0.6;
  const murmurGain = context.createGain();
  murmurGain.gain.value = 0;
  murmurSource.connect(bandpass).connect(murmurGain).connect(mixer.out);
  murmurSource.start();

  const isVisible = () => document.visibilityState === 'visible';
  const wake = async () => {
    if (isVisible() && context.state === 'suspended') await context.resume();
  };
  const onVisibilityChange = () => {
    if (context.state === 'closed') return;
    if (isVisible()) void wake();
    else void context.suspend();
  };
  document.addEventListener('visibilitychange', onVisibilityChange);
  return {
    play: (sounds) => {
      if (!isVisible() || context.state !== 'running') return;
      for (const sound of sounds) playSound(mixer, sound, context.currentTime);
    },
    setMurmur: (isOn) =>
      murmurGain.gain.setTargetAtTime(isOn ? MURMUR_GAIN : 0, context.currentTime, 0.6),
    resume: wake,
    close: () => {
      document.removeEventListener('visibilitychange', onVisibilityChange);
      void context.close();
    },
  };
}
