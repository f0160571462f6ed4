import { darken, textColorOn, mixColors, type Color } from '../color.ts';
import { pickByHash } from '../seeded-choice.ts';

/** The fields of a series that its wrapper is drawn from. */
export interface WrappedSeries {
  readonly seriesKey: string;
  readonly name: string;
  /** Null for a series of several years. */
  readonly year: number | null;
}

export const WRAPPER_PATTERNS = [
  'ornament',
  'oval',
  'rays',
  'band',
  'circus',
  'star',
  'arcs',
  'pinstripes',
  'slashes',
  'floodlight',
  'sweep',
  'jewel',
] as const;
export type WrapperPattern = (typeof WRAPPER_PATTERNS)[number];

/** Pattern and colors of a wrapper. */
export interface WrapperStyle {
  readonly pattern: WrapperPattern;
  readonly ground: Color;
  readonly second: Color;
  readonly accent: Color;
  readonly lettering: Color;
}

type Colors = readonly [ground: Color, second: Color, accent: Color];

/** Pattern and colors of each period, with its last year. */
const PERIOD_STYLES: readonly {
  until: number;
  pattern: WrapperPattern;
  colors: readonly [Colors, ...Colors[]];
}[] = [
  {
    until: 1899,
    pattern: 'ornament',
    colors: [
      ['#b68a55', '#8a5f31', '#4a2a12'],
      ['#a9804f', '#6e5131', '#5a1b14'],
      ['#c29a62', '#8b6a3a', '#243a2c'],
    ],
  },
  {
    until: 1919,
    pattern: 'oval',
    colors: [
      ['#7d2a1c', '#c9973e', '#f0dcae'],
      ['#20493a', '#c9973e', '#f0dcae'],
      ['#223a5e', '#c48a3a', '#f1deb2'],
    ],
  },
  {
    until: 1941,
    pattern: 'rays',
    colors: [
      ['#f0b02c', '#fbe3a0', '#a32219'],
      ['#d64a29', '#f3a05a', '#1d3c66'],
      ['#2f86a3', '#9fd3d6', '#b3271d'],
      ['#5d963c', '#bcd690', '#a32219'],
    ],
  },
  {
    until: 1949,
    pattern: 'band',
    colors: [
      ['#d8cfba', '#8d8676', '#a3211d'],
      ['#cdd0cb', '#7c8487', '#1f3d6d'],
    ],
  },
  {
    until: 1959,
    pattern: 'circus',
    colors: [
      ['#c7271f', '#fff3d6', '#1d3f8f'],
      ['#1d4f9e', '#fff3d6', '#d33022'],
      ['#1f7a4c', '#fff3d6', '#d33022'],
      ['#e39b1f', '#fff3d6', '#9d1f1a'],
    ],
  },
  {
    until: 1969,
    pattern: 'star',
    colors: [
      ['#2b6fb3', '#f5c93c', '#fbf4de'],
      ['#c8302a', '#f5c93c', '#fbf4de'],
      ['#2b8a5c', '#f7d24f', '#fbf4de'],
    ],
  },
  {
    until: 1979,
    pattern: 'arcs',
    colors: [
      ['#5b2a5e', '#ef8a2d', '#f6cf4a'],
      ['#1d7373', '#ee6a2c', '#f6d365'],
      ['#7c3417', '#f2a12e', '#fbe3ac'],
    ],
  },
  {
    until: 1989,
    pattern: 'pinstripes',
    colors: [
      ['#1e4fa8', '#f3f5f2', '#e03a2f'],
      ['#b71f2b', '#f6f1e4', '#1b3d78'],
      ['#0f6a57', '#f6f1e4', '#e7732a'],
    ],
  },
  {
    until: 1999,
    pattern: 'slashes',
    colors: [
      ['#3d2a7d', '#1fb2a6', '#ffcf33'],
      ['#0e6d74', '#f06a3c', '#ffd84a'],
      ['#1b2f6b', '#e0337a', '#ffd84a'],
    ],
  },
  {
    until: 2009,
    pattern: 'floodlight',
    colors: [
      ['#182330', '#5c7f9e', '#e9eef1'],
      ['#271a22', '#9e5560', '#f0e6e0'],
      ['#16281f', '#5d9274', '#e9f0e6'],
    ],
  },
  {
    until: 9999,
    pattern: 'sweep',
    colors: [
      ['#f2efe6', '#c3262b', '#1a2c50'],
      ['#f2efe6', '#1e59a8', '#d9412f'],
      ['#f2efe6', '#1d6e4d', '#dca322'],
    ],
  },
];

/** Colors of special series, whose pattern is the jewel. */
const JEWEL_COLORS: readonly [Colors, ...Colors[]] = [
  ['#221c19', '#c99b2e', '#f7e3a1'],
  ['#4a1320', '#d0a545', '#f9e8bd'],
  ['#10312a', '#c9a13a', '#f4e6b4'],
  ['#1c2347', '#c6a24a', '#f3e7c0'],
];

/**
 * Returns the style of a series' wrapper, always the same for a series; special series are jewels.
 */
export const wrapperStyle = ({ seriesKey, year }: WrappedSeries): WrapperStyle => {
  const isBase = year !== null && seriesKey.endsWith('-base');
  const period = isBase ? PERIOD_STYLES.find(({ until }) => year <= until) : undefined;
  const [ground, second, accent] = pickByHash(period?.colors ?? JEWEL_COLORS, 'wrapper', seriesKey);
  return {
    pattern: period?.pattern ?? 'jewel',
    ground,
    second,
    accent,
    lettering: textColorOn(mixColors(ground, second, 0.1), '#fff6e0', darken(accent, 0.3)),
  };
};
