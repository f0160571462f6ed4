import type { MixingDesk } from './mixing-desk.ts';

interface Stroke {
  /** When it begins, in the context's seconds. */
  readonly at: number;
  /** How loud it is at its loudest, 0 to 1. */
  readonly loud: number;
  /** Until it is loudest, and from there until it has died away, in seconds. */
  readonly rise?: number;
  readonly fall: number;
}

/** A gain that rises and dies away; it lets go of itself when its source has ended. */
function envelope(
  { context, out }: MixingDesk,
  { at, loud, rise = 0.001, fall }: Stroke,
): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + rise);
  gain.gain.setTargetAtTime(0, at + rise, fall / 5);
  gain.connect(out);
  return gain;
}

/** A burst of noise through a filter: a click, a slap, a rustle, a breath of a crowd. */
export function burst(
  desk: MixingDesk,
  stroke: Stroke & {
    readonly filter: BiquadFilterType;
    readonly hertz: number;
    /** Where the filter has moved to at the end. */
    readonly toHertz?: number;
    readonly q?: number;
    /** Where in the noise it starts, 0 to 1: two bursts are never quite alike. */
    readonly from?: number;
  },
): void {
  const { context, noise } = desk;
  const { at, rise = 0.001, fall, hertz, toHertz = hertz, q = 0.8, from = 0 } = stroke;
  const source = context.createBufferSource();
  source.buffer = noise;
  source.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = stroke.filter;
  filter.Q.value = q;
  filter.frequency.setValueAtTime(hertz, at);
  filter.frequency.exponentialRampToValueAtTime(toHertz, at + rise + fall);
  source.connect(filter).connect(envelope(desk, stroke));
  source.start(at, from * noise.duration);
  source.stop(at + rise + fall * 1.6);
}

/** A tone that may slide: the ring of ash, the thump of leather. */
export function tone(
  desk: MixingDesk,
  stroke: Stroke & {
    readonly shape: OscillatorType;
    readonly hertz: number;
    readonly toHertz?: number;
  },
): void {
  const { context } = desk;
  const { at, rise = 0.001, fall, hertz, toHertz = hertz } = stroke;
  const source = context.createOscillator();
  source.type = stroke.shape;
  source.frequency.setValueAtTime(hertz, at);
  source.frequency.exponentialRampToValueAtTime(toHertz, at + rise + fall);
  source.connect(envelope(desk, stroke));
  source.start(at);
  source.stop(at + rise + fall * 1.6);
}
