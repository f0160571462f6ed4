import type { PortraitInks } from '../card-designs/card-design.ts';
import type { Color } from '../color.ts';
import { pickByHash, hashToUnit } from '../seeded-choice.ts';
import { screenOf } from './duotone-colors.ts';

export const FACIAL_HAIR = [
  'none',
  'moustache',
  'handlebar',
  'sideburns',
  'goatee',
  'stubble',
  'beard',
] as const;
export type FacialHair = (typeof FACIAL_HAIR)[number];

/**
 * The looks of a player: the same on all their cards of a period. An invented player's are chosen
 * by a hash of the playerID.
 */
export interface Likeness {
  readonly skin: Color;
  readonly skinShade: Color;
  readonly hair: Color;
  readonly brows: Color;
  /** How far the hair stands out below the cap, 0 (cropped) to 3. */
  readonly hairVolume: 0 | 1 | 2 | 3;
  readonly facialHair: FacialHair;
  /** Width of the jaw, -3 (narrow) to 3 (square). */
  readonly jaw: number;
  /** Length of the face, -3 to 4. */
  readonly chin: number;
  /** Tilt of the eyebrows, -2 to 2. */
  readonly brow: number;
  readonly nose: 0 | 1 | 2;
  readonly mouth: 'set' | 'smile' | 'grin';
  readonly hasEyeBlack: boolean;
}

type Tone = readonly [skin: Color, shade: Color, hairs: readonly [Color, ...Color[]]];
const FAIR: Tone = ['#f0c8a2', '#cf9870', ['#3a2517', '#5b3a20', '#8a5a2b', '#b98a48', '#8c4320']];
const LIGHT: Tone = ['#e6b488', '#bf8759', ['#2a1c14', '#3a2517', '#5b3a20', '#7a4b22']];
const TAN: Tone = ['#cc9465', '#a26c3f', ['#1d1510', '#2a1c14', '#3a2517']];
const BROWN: Tone = ['#9c653c', '#744525', ['#17120f', '#1d1510']];
const DEEP: Tone = ['#714628', '#4d2d17', ['#14100d', '#17120f']];

/**
 * Returns the skin tone and its hair colors; only light tones before 1947, the years of
 * segregation.
 */
const toneOf = (playerID: string, year: number): Tone =>
  year < 1947
    ? pickByHash([FAIR, FAIR, LIGHT, LIGHT, LIGHT], 'tone', playerID)
    : pickByHash([FAIR, FAIR, LIGHT, LIGHT, TAN, TAN, BROWN, BROWN, DEEP], 'tone', playerID);

/** Facial hair by fashion, with the last year of each fashion. */
const FASHIONS: readonly { until: number; worn: readonly [FacialHair, ...FacialHair[]] }[] = [
  { until: 1894, worn: ['handlebar', 'handlebar', 'moustache', 'moustache', 'beard', 'none'] },
  { until: 1909, worn: ['none', 'none', 'none', 'none', 'moustache'] },
  { until: 1967, worn: ['none'] },
  {
    until: 1986,
    worn: ['none', 'moustache', 'sideburns', 'moustache', 'sideburns', 'none', 'beard'],
  },
  { until: 1999, worn: ['none', 'none', 'moustache', 'goatee', 'stubble', 'none'] },
  { until: 9999, worn: ['none', 'beard', 'stubble', 'goatee', 'beard', 'none'] },
];

const hairVolumeOf = (year: number, random: number): Likeness['hairVolume'] => {
  if (year >= 1970 && year < 1987) return random < 0.35 ? 3 : 2;
  if (year >= 1967) return random < 0.2 ? 2 : 1;
  return random < 0.5 ? 0 : 1;
};

/** Returns the expression: nobody smiled for a camera before 1920. */
const mouthOf = (playerID: string, year: number): Likeness['mouth'] =>
  pickByHash(year < 1920 ? ['set'] : ['set', 'set', 'smile', 'grin'], 'mouth', playerID);

/** Returns the looks of an invented player in a year. */
export const likenessOf = (playerID: string, year: number): Likeness => {
  const randomFor = (trait: string) => hashToUnit(trait, playerID);
  const [skin, skinShade, hairs] = toneOf(playerID, year);
  const hair = pickByHash(hairs, 'hair', playerID);
  const fashion = FASHIONS.find(({ until }) => year <= until)?.worn ?? (['none'] as const);
  return {
    skin,
    skinShade,
    hair,
    brows: hair,
    hairVolume: hairVolumeOf(year, randomFor('mop')),
    facialHair: pickByHash(fashion, 'facial hair', playerID),
    jaw: Math.round(randomFor('jaw') * 6 - 3),
    chin: Math.round(randomFor('chin') * 7 - 3),
    brow: Math.round(randomFor('brow') * 4 - 2),
    nose: pickByHash([0, 1, 2], 'nose', playerID),
    mouth: mouthOf(playerID, year),
    hasEyeBlack: year >= 1970 && randomFor('eye black') < 0.22,
  };
};

/**
 * Returns the looks of a player of the record: one face for everybody, in screens of the line ink.
 * Only the expression differs. What a person looked like is not in the record and is not guessed.
 */
export const recordLikeness = (playerID: string, year: number, inks: PortraitInks): Likeness => ({
  skin: screenOf(inks, 0.12),
  skinShade: screenOf(inks, 0.32),
  hair: screenOf(inks, 0.32),
  brows: screenOf(inks, 0.8),
  hairVolume: 0,
  facialHair: 'none',
  jaw: 0,
  chin: 0,
  brow: 0,
  nose: 0,
  mouth: mouthOf(playerID, year),
  hasEyeBlack: false,
});
