/** The shared output of all sounds, in a live or (for tests) offline context, with a limiter. */
export interface Mixer {
  readonly context: BaseAudioContext;
  readonly out: AudioNode;
  /** Two seconds of white noise, the source of all noise bursts. */
  readonly noise: AudioBuffer;
}

const NOISE_SECONDS = 2;
/** Gain of the sum of all sounds: background level. */
const LOUDNESS = 0.8;
/**
 * Gain after the limiter, which lets the first instant of a burst through and adds make-up gain:
 * keeps the output below full scale.
 */
const HEADROOM = 0.85;

/** Returns white noise, the same each time: a linear congruential generator (Numerical Recipes). */
function createWhiteNoise(context: BaseAudioContext): AudioBuffer {
  const length = Math.round(NOISE_SECONDS * context.sampleRate);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1954;
  for (let index = 0; index < length; index += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    samples[index] = state / 2 ** 31 - 1;
  }
  return buffer;
}

/** Returns a mixer connected to a context's output; its limiter bounds any sum of sounds. */
export function createMixer(context: BaseAudioContext): Mixer {
  const out = context.createGain();
  out.gain.value = LOUDNESS;
  const limiter = context.createDynamicsCompressor();
  limiter.threshold.value = -14;
  limiter.knee.value = 6;
  limiter.ratio.value = 20;
  limiter.attack.value = 0.001;
  limiter.release.value = 0.12;
  const master = context.createGain();
  master.gain.value = HEADROOM;
  out.connect(limiter).connect(master).connect(context.destination);
  return { context, out, noise: createWhiteNoise(context) };
}
