/** Where sounds are made: live, or rendered at once for a test. All of them go through the one limiter. */
export interface MixingDesk {
  readonly context: BaseAudioContext;
  readonly out: AudioNode;
  /** Two seconds of white noise, the stuff that felt, leather and crowds are made of. */
  readonly noise: AudioBuffer;
}

const NOISE_SECONDS = 2;
/** How loud the whole ballpark is: in the background of a room. */
const LOUDNESS = 0.8;
/** The limiter lets the first instant of a burst through, and makes up for what it takes: room above it. */
const HEADROOM = 0.85;

/** White noise, the same each time: a linear congruential generator (Numerical Recipes' constants). */
function whiteNoise(context: BaseAudioContext): AudioBuffer {
  const length = Math.round(NOISE_SECONDS * context.sampleRate);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1954;
  for (let at = 0; at < length; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    samples[at] = state / 2 ** 31 - 1;
  }
  return buffer;
}

/** A desk whose sounds come out of a context's speakers; no sum of sounds gets past its limiter. */
export function mixingDesk(context: BaseAudioContext): MixingDesk {
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
  return { context, out, noise: whiteNoise(context) };
}
