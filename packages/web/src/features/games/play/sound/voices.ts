import type { Sound } from './sounds-of.ts';
import type { MixingDesk } from './mixing-desk.ts';
import { burst, tone } from './strokes.ts';

/** When the two dice touch the felt, as shares of their tumble: as `ui/art/dice/dice-throw.tsx` draws their hops. */
const HOPS = [0.34, 0.38, 0.5, 0.68, 0.71, 0.8, 0.97] as const;

/** Two dice on felt: a click of bone and a soft thud at each hop, quieter each time. */
function dice(desk: MixingDesk, at: number, seconds: number): void {
  HOPS.forEach((hop, index) => {
    const when = at + hop * seconds;
    const loud = 0.5 * (1 - hop * 0.6);
    const from = ((index * 5) % 7) / 7;
    burst(desk, {
      at: when,
      loud,
      fall: 0.03,
      filter: 'bandpass',
      hertz: 2600 - index * 130,
      q: 3,
      from,
    });
    burst(desk, { at: when, loud: loud * 1.3, fall: 0.07, filter: 'lowpass', hertz: 320, from });
  });
  // They roll out over the nap.
  burst(desk, {
    at: at + seconds * 0.2,
    loud: 0.05,
    rise: seconds * 0.4,
    fall: seconds * 0.4,
    filter: 'bandpass',
    hertz: 900,
    q: 0.6,
  });
}

/** Ash on horsehide: a dry crack, then the ring of the barrel. The better it is hit, the fuller and the longer. */
function crack(
  desk: MixingDesk,
  at: number,
  { snap, ring, low, fall }: { snap: number; ring: number; low: number; fall: number },
): void {
  burst(desk, { at, loud: snap, fall: 0.035, filter: 'highpass', hertz: 1800, q: 0.7, from: 0.3 });
  burst(desk, {
    at,
    loud: snap * 0.9,
    fall: 0.06,
    filter: 'bandpass',
    hertz: ring * 1.8,
    q: 2.5,
    from: 0.6,
  });
  tone(desk, { at, loud: snap * 0.5, fall, shape: 'triangle', hertz: ring, toHertz: ring * 0.86 });
  tone(desk, { at, loud: low, fall: fall * 1.3, shape: 'sine', hertz: 190, toHertz: 95 });
}

/** The ball in the mitt: a slap of leather and its hollow. */
function mitt(desk: MixingDesk, at: number): void {
  burst(desk, {
    at,
    loud: 0.8,
    fall: 0.05,
    filter: 'bandpass',
    hertz: 1100,
    toHertz: 500,
    q: 0.9,
    from: 0.15,
  });
  tone(desk, { at, loud: 0.7, fall: 0.12, shape: 'sine', hertz: 210, toHertz: 80 });
}

/** A slip of paper turns over. */
function flip(desk: MixingDesk, at: number): void {
  burst(desk, {
    at,
    loud: 0.12,
    rise: 0.02,
    fall: 0.08,
    filter: 'bandpass',
    hertz: 2400,
    toHertz: 5200,
    q: 0.8,
    from: 0.5,
  });
}

/** Cards laid on wood. */
function card(desk: MixingDesk, at: number): void {
  burst(desk, {
    at,
    loud: 0.1,
    rise: 0.03,
    fall: 0.06,
    filter: 'bandpass',
    hertz: 4200,
    toHertz: 1800,
    q: 0.7,
    from: 0.7,
  });
  tone(desk, { at: at + 0.05, loud: 0.18, fall: 0.06, shape: 'sine', hertz: 240, toHertz: 140 });
}

/** A tin plate hung on the scoreboard. */
function plate(desk: MixingDesk, at: number): void {
  for (const [hertz, loud] of [
    [1240, 0.12],
    [1870, 0.08],
    [2930, 0.05],
  ] as const)
    tone(desk, { at, loud, fall: 0.16, shape: 'triangle', hertz, toHertz: hertz * 0.985 });
  burst(desk, { at, loud: 0.2, fall: 0.03, filter: 'bandpass', hertz: 1900, q: 1.5, from: 0.4 });
}

/** Hands clap at most so many times a second in a full cheer. */
const CLAPS = 34;

/** The murmur swells: a wave of voices, and claps on it where there is much to cheer. */
function crowd(desk: MixingDesk, at: number, swell: number, seconds: number): void {
  const rise = seconds * 0.28;
  const fall = seconds * 0.72;
  burst(desk, {
    at,
    loud: 0.5 * swell,
    rise,
    fall,
    filter: 'bandpass',
    hertz: 480,
    toHertz: 380,
    q: 0.7,
  });
  burst(desk, {
    at,
    loud: 0.34 * swell,
    rise,
    fall,
    filter: 'bandpass',
    hertz: 1050,
    toHertz: 820,
    q: 1.1,
    from: 0.35,
  });
  burst(desk, {
    at,
    loud: 0.12 * swell,
    rise,
    fall,
    filter: 'bandpass',
    hertz: 2600,
    q: 0.8,
    from: 0.7,
  });
  if (swell < 0.4) return;
  const claps = Math.round(CLAPS * swell * seconds * 0.7);
  for (let clap = 0; clap < claps; clap += 1) {
    // Spread by the golden ratio: no beat, no gap.
    const share = (clap * 0.618_034) % 1;
    burst(desk, {
      at: at + rise * 0.5 + share * seconds * 0.7,
      loud: 0.14 * swell * (1 - share * 0.7),
      fall: 0.025,
      filter: 'bandpass',
      hertz: 1300 + ((clap * 37) % 11) * 110,
      q: 1.6,
      from: (clap * 0.277) % 1,
    });
  }
}

const BATS = {
  out: { snap: 0.55, ring: 620, low: 0.25, fall: 0.08 },
  hit: { snap: 0.75, ring: 780, low: 0.4, fall: 0.16 },
  homeRun: { snap: 0.95, ring: 900, low: 0.6, fall: 0.34 },
} as const;

/** Plays a sound on a desk, from a moment on. */
export function voice(desk: MixingDesk, sound: Sound, at: number): void {
  switch (sound.name) {
    case 'dice':
      return dice(desk, at, sound.seconds);
    case 'crowd':
      return crowd(desk, at, sound.swell, sound.seconds);
    case 'mitt':
      return mitt(desk, at);
    case 'flip':
      return flip(desk, at);
    case 'card':
      return card(desk, at);
    case 'plate':
      return plate(desk, at);
    case 'out':
    case 'hit':
    case 'homeRun':
      return crack(desk, at, BATS[sound.name]);
  }
}
