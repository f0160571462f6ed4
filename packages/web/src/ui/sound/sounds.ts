import type { Sound } from './sound.ts';
import type { Mixer } from './mixer.ts';
import { playNoiseBurst, playTone } from './synth.ts';

/** When the dice touch the felt, as shares of their tumble; see `ui/dice/dice-throw.tsx`. */
const HOPS = [0.34, 0.38, 0.5, 0.68, 0.71, 0.8, 0.97] as const;

/** Two dice on felt: a click and a soft thud at each hop, quieter each time. */
function playDice(mixer: Mixer, start: number, seconds: number): void {
  HOPS.forEach((hop, index) => {
    const when = start + hop * seconds;
    const loud = 0.5 * (1 - hop * 0.6);
    const from = ((index * 5) % 7) / 7;
    playNoiseBurst(mixer, {
      start: when,
      loud,
      fall: 0.03,
      filter: 'bandpass',
      hertz: 2600 - index * 130,
      q: 3,
      from,
    });
    playNoiseBurst(mixer, {
      start: when,
      loud: loud * 1.3,
      fall: 0.07,
      filter: 'lowpass',
      hertz: 320,
      from,
    });
  });
  // They roll to a stop.
  playNoiseBurst(mixer, {
    start: start + seconds * 0.2,
    loud: 0.05,
    rise: seconds * 0.4,
    fall: seconds * 0.4,
    filter: 'bandpass',
    hertz: 900,
    q: 0.6,
  });
}

/** The bat on the ball: a dry crack, then a ring. The better the hit, the fuller and longer. */
function playBat(
  mixer: Mixer,
  start: number,
  { snap, ring, low, fall }: { snap: number; ring: number; low: number; fall: number },
): void {
  playNoiseBurst(mixer, {
    start,
    loud: snap,
    fall: 0.035,
    filter: 'highpass',
    hertz: 1800,
    q: 0.7,
    from: 0.3,
  });
  playNoiseBurst(mixer, {
    start,
    loud: snap * 0.9,
    fall: 0.06,
    filter: 'bandpass',
    hertz: ring * 1.8,
    q: 2.5,
    from: 0.6,
  });
  playTone(mixer, {
    start,
    loud: snap * 0.5,
    fall,
    shape: 'triangle',
    hertz: ring,
    toHertz: ring * 0.86,
  });
  playTone(mixer, { start, loud: low, fall: fall * 1.3, shape: 'sine', hertz: 190, toHertz: 95 });
}

/** The ball in the mitt: a slap and a low thump. */
function playMitt(mixer: Mixer, start: number): void {
  playNoiseBurst(mixer, {
    start,
    loud: 0.8,
    fall: 0.05,
    filter: 'bandpass',
    hertz: 1100,
    toHertz: 500,
    q: 0.9,
    from: 0.15,
  });
  playTone(mixer, { start, loud: 0.7, fall: 0.12, shape: 'sine', hertz: 210, toHertz: 80 });
}

/** A sheet of paper turns over. */
function playFlip(mixer: Mixer, start: number): void {
  playNoiseBurst(mixer, {
    start,
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
function playCard(mixer: Mixer, start: number): void {
  playNoiseBurst(mixer, {
    start,
    loud: 0.1,
    rise: 0.03,
    fall: 0.06,
    filter: 'bandpass',
    hertz: 4200,
    toHertz: 1800,
    q: 0.7,
    from: 0.7,
  });
  playTone(mixer, {
    start: start + 0.05,
    loud: 0.18,
    fall: 0.06,
    shape: 'sine',
    hertz: 240,
    toHertz: 140,
  });
}

/** Small rips per second while wax paper tears. */
const RIPS_PER_SECOND = 46;

/** Wax paper tears: a dry rush with many small rips on it, brighter towards its end. */
function playTear(mixer: Mixer, start: number, seconds: number): void {
  playNoiseBurst(mixer, {
    start,
    loud: 0.11,
    rise: seconds * 0.25,
    fall: seconds * 0.75,
    filter: 'bandpass',
    hertz: 2100,
    toHertz: 4300,
    q: 0.6,
    from: 0.2,
  });
  const rips = Math.max(2, Math.round(RIPS_PER_SECOND * seconds));
  for (let rip = 0; rip < rips; rip += 1) {
    // Spread by the golden ratio: no rhythm and no gaps.
    const share = (rip * 0.618_034) % 1;
    playNoiseBurst(mixer, {
      start: start + share * seconds,
      loud: 0.16 + ((rip * 29) % 13) * 0.012,
      fall: 0.018,
      filter: 'highpass',
      hertz: 2600 + ((rip * 37) % 11) * 190,
      q: 0.9,
      from: (rip * 0.277) % 1,
    });
  }
}

/** A tin plate hung on the scoreboard. */
function playPlate(mixer: Mixer, start: number): void {
  for (const [hertz, loud] of [
    [1240, 0.12],
    [1870, 0.08],
    [2930, 0.05],
  ] as const)
    playTone(mixer, { start, loud, fall: 0.16, shape: 'triangle', hertz, toHertz: hertz * 0.985 });
  playNoiseBurst(mixer, {
    start,
    loud: 0.2,
    fall: 0.03,
    filter: 'bandpass',
    hertz: 1900,
    q: 1.5,
    from: 0.4,
  });
}

/** Claps per second in a full cheer. */
const CLAPS_PER_SECOND = 34;

/** The crowd: a wave of voices, with claps on it if the cheer is loud. */
function playCrowd(mixer: Mixer, start: number, swell: number, seconds: number): void {
  const rise = seconds * 0.28;
  const fall = seconds * 0.72;
  playNoiseBurst(mixer, {
    start,
    loud: 0.5 * swell,
    rise,
    fall,
    filter: 'bandpass',
    hertz: 480,
    toHertz: 380,
    q: 0.7,
  });
  playNoiseBurst(mixer, {
    start,
    loud: 0.34 * swell,
    rise,
    fall,
    filter: 'bandpass',
    hertz: 1050,
    toHertz: 820,
    q: 1.1,
    from: 0.35,
  });
  playNoiseBurst(mixer, {
    start,
    loud: 0.12 * swell,
    rise,
    fall,
    filter: 'bandpass',
    hertz: 2600,
    q: 0.8,
    from: 0.7,
  });
  if (swell < 0.4) return;
  const claps = Math.round(CLAPS_PER_SECOND * swell * seconds * 0.7);
  for (let clap = 0; clap < claps; clap += 1) {
    // Spread by the golden ratio: no rhythm and no gaps.
    const share = (clap * 0.618_034) % 1;
    playNoiseBurst(mixer, {
      start: start + rise * 0.5 + share * seconds * 0.7,
      loud: 0.14 * swell * (1 - share * 0.7),
      fall: 0.025,
      filter: 'bandpass',
      hertz: 1300 + ((clap * 37) % 11) * 110,
      q: 1.6,
      from: (clap * 0.277) % 1,
    });
  }
}

/** The notes of the fanfare: begin and length in seconds, and pitch in hertz. */
const FANFARE = [
  [0, 0.22, 392],
  [0.16, 0.22, 523.25],
  [0.32, 0.22, 659.25],
  [0.48, 0.3, 783.99],
  [0.8, 0.24, 659.25],
  [0.98, 1.5, 783.99],
  [0.98, 1.5, 1046.5],
  [0.98, 1.5, 523.25],
] as const;
/** The drawbars of the organ: each harmonic's share of the loudness. */
const DRAWBARS = [0.06, 0.05, 0.03, 0.02] as const;

/** The ballpark's organ: four rising notes, and a chord that is held. */
function playFanfare(mixer: Mixer, start: number): void {
  for (const [begin, fall, hertz] of FANFARE) {
    DRAWBARS.forEach((loud, harmonic) =>
      playTone(mixer, {
        start: start + begin,
        loud,
        rise: 0.015,
        fall,
        shape: 'sine',
        hertz: hertz * (harmonic + 1),
      }),
    );
  }
}

const BATS = {
  out: { snap: 0.55, ring: 620, low: 0.25, fall: 0.08 },
  hit: { snap: 0.75, ring: 780, low: 0.4, fall: 0.16 },
  homeRun: { snap: 0.95, ring: 900, low: 0.6, fall: 0.34 },
} as const;

/** Plays a sound on a mixer; `start` is in seconds of the context's clock. */
export function playSound(mixer: Mixer, sound: Sound, start: number): void {
  switch (sound.name) {
    case 'dice':
      return playDice(mixer, start, sound.seconds);
    case 'tear':
      return playTear(mixer, start, sound.seconds);
    case 'crowd':
      return playCrowd(mixer, start, sound.swell, sound.seconds);
    case 'mitt':
      return playMitt(mixer, start);
    case 'flip':
      return playFlip(mixer, start);
    case 'card':
      return playCard(mixer, start);
    case 'plate':
      return playPlate(mixer, start);
    case 'fanfare':
      return playFanfare(mixer, start);
    case 'out':
    case 'hit':
    case 'homeRun':
      return playBat(mixer, start, BATS[sound.name]);
  }
}
