import type { Mixer } from './mixer.ts';

/** The envelope of a sound. */
interface Envelope {
  /** Start, in seconds of the context's clock. */
  readonly start: number;
  /** Peak gain, 0 to 1. */
  readonly loud: number;
  /** Attack and decay, in seconds: until the peak, and from there to silence. */
  readonly rise?: number;
  readonly fall: number;
}

/** Returns a gain node, connected to the mixer, that rises and decays. */
function createEnvelope(
  { context, out }: Mixer,
  { start, loud, rise = 0.001, fall }: Envelope,
): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + rise);
  gain.gain.setTargetAtTime(0, start + rise, fall / 5);
  gain.connect(out);
  return gain;
}

/** Plays a burst of noise through a filter: a click, a slap, a rustle, a crowd. */
export function playNoiseBurst(
  mixer: Mixer,
  options: Envelope & {
    readonly filter: BiquadFilterType;
    readonly hertz: number;
    /** The filter's frequency at the end; it slides there. */
    readonly toHertz?: number;
    readonly q?: number;
    /** Offset into the noise, 0 to 1, so that two bursts differ. */
    readonly from?: number;
  },
): void {
  const { context, noise } = mixer;
  const { start, rise = 0.001, fall, hertz, toHertz = hertz, q = 0.8, from = 0 } = options;
  const source = context.createBufferSource();
  source.buffer = noise;
  source.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = options.filter;
  filter.Q.value = q;
  filter.frequency.setValueAtTime(hertz, start);
  filter.frequency.exponentialRampToValueAtTime(toHertz, start + rise + fall);
  source.connect(filter).connect(createEnvelope(mixer, options));
  source.start(start, from * noise.duration);
  source.stop(start + rise + fall * 1.6);
}

/** Plays a tone, which may slide to another frequency: the ring of a bat, the thump of a mitt. */
export function playTone(
  mixer: Mixer,
  options: Envelope & {
    readonly shape: OscillatorType;
    readonly hertz: number;
    readonly toHertz?: number;
  },
): void {
  const { context } = mixer;
  const { start, rise = 0.001, fall, hertz, toHertz = hertz } = options;
  const source = context.createOscillator();
  source.type = options.shape;
  source.frequency.setValueAtTime(hertz, start);
  source.frequency.exponentialRampToValueAtTime(toHertz, start + rise + fall);
  source.connect(createEnvelope(mixer, options));
  source.start(start);
  source.stop(start + rise + fall * 1.6);
}
