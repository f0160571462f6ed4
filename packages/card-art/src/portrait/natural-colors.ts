import type { ClubColors } from '../clubs/club-colors.ts';
import { darken, textColorOn, lightness, lighten, mixColors, type Color } from '../color.ts';

/** The parts of a uniform and of its equipment, in colors as the card prints them. */
export interface UniformColors {
  readonly line: Color;
  readonly cap: Color;
  readonly capShade: Color;
  readonly brim: Color;
  readonly capLetter: Color;
  readonly jersey: Color;
  readonly jerseyShade: Color;
  readonly trim: Color;
  readonly chest: Color;
  readonly sleeve: Color;
  readonly sleeveShade: Color;
  readonly leather: Color;
  readonly leatherShade: Color;
  readonly wood: Color;
  readonly woodShade: Color;
  readonly ball: Color;
  readonly stitches: Color;
}

/** What is chosen of a uniform before it has colors. */
export interface UniformChoices {
  /** The jersey for home games, the gray one for the road, or one in the club's color. */
  readonly jersey: 'home' | 'road' | 'club';
  readonly isBrimTwoTone: boolean;
  readonly isBatDark: boolean;
}

/** Returns the color of a jersey: white, gray, light blue, or the club's color, by period. */
const jerseyColor = (jersey: UniformChoices['jersey'], year: number, main: Color): Color => {
  if (jersey === 'club') return main;
  if (jersey === 'road') return year >= 1973 && year < 1990 ? '#a9c6de' : '#c9c8c2';
  return year < 1960 ? '#f2e8d2' : '#f7f4ea';
};

/** Returns the colors of cloth, leather and wood in nature, before they are printed. */
export const naturalColors = (
  choices: UniformChoices,
  year: number,
  { main, second }: ClubColors,
): UniformColors => {
  const jersey = jerseyColor(choices.jersey, year, main);
  const isColored = choices.jersey === 'club';
  const sleeve = isColored ? mixColors(second, main, lightness(second) > 0.8 ? 0.85 : 0) : main;
  const letter = Math.abs(lightness(second) - lightness(main)) > 0.22 ? second : textColorOn(main);
  return {
    line: darken(mixColors(main, '#2a1d14', 0.7), 0.35),
    cap: main,
    capShade: darken(main, 0.32),
    brim: choices.isBrimTwoTone && lightness(second) < 0.8 ? second : darken(main, 0.14),
    capLetter: letter,
    jersey,
    jerseyShade: mixColors(jersey, isColored ? '#140d08' : '#7c7468', isColored ? 0.26 : 0.27),
    trim: isColored ? textColorOn(main, '#f7f0df', second) : main,
    chest: isColored ? letter : main,
    sleeve,
    sleeveShade: darken(sleeve, 0.28),
    leather: year < 1920 ? '#8a5a34' : '#a8632e',
    leatherShade: '#6e3d1c',
    wood: choices.isBatDark ? '#4a2a1b' : '#d3a368',
    woodShade: choices.isBatDark ? '#2c180f' : '#a67941',
    ball: lighten('#f5f0e2', 0.3),
    stitches: '#b3231d',
  };
};
