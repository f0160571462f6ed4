import { capLetter, clubColors } from '../clubs/club-colors.ts';
import type { CardFrontData } from '../card/card-front-data.ts';
import { darken, textColorOn, lightness, lighten, mixColors, type Color } from '../color.ts';
import { hashToUnit } from '../seeded-choice.ts';
import { likenessOf, type Likeness } from './likeness.ts';

/** How a player is drawn: looks, uniform and equipment, in colors as the card prints them. */
export interface Uniform {
  readonly likeness: Likeness;
  readonly headgear: 'pillbox' | 'cap' | 'helmet';
  readonly collar: 'laced' | 'stand' | 'buttons' | 'pullover';
  readonly letter: string;
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
  readonly hasBareArms: boolean;
  readonly leather: Color;
  readonly leatherShade: Color;
  readonly wood: Color;
  readonly woodShade: Color;
  readonly ball: Color;
  readonly hasGlove: boolean;
}

const headgearOf = (year: number, batting: boolean): Uniform['headgear'] => {
  if (year < 1892) return 'pillbox';
  return batting && year >= 1957 ? 'helmet' : 'cap';
};

const collarOf = (year: number): Uniform['collar'] => {
  if (year < 1892) return 'laced';
  if (year < 1915) return 'stand';
  return year >= 1972 && year < 1991 ? 'pullover' : 'buttons';
};

/** Returns the jersey color: white, gray, light blue, or the club's color, by period and hash. */
const jerseyOf = (year: number, main: Color, random: number): Color => {
  const coloredShare = year >= 1971 ? 0.4 : year < 1900 ? 0.25 : 0;
  if (random < coloredShare) return main;
  if (random > 0.75) return year >= 1973 && year < 1990 ? '#a9c6de' : '#c9c8c2';
  return year < 1960 ? '#f2e8d2' : '#f7f4ea';
};

/**
 * Returns how a card's player is drawn; `print` converts a color to how the card's design prints
 * it.
 */
export const uniformOf = (
  card: CardFrontData,
  batting: boolean,
  print: (paint: Color) => Color,
): Uniform => {
  const { main, second } = clubColors(card.clubs[0] ?? card.clubName);
  const likeness = likenessOf(card.playerID, card.year);
  const jersey = jerseyOf(card.year, main, hashToUnit('jersey', card.playerID, card.year));
  const isColored = jersey === main;
  const sleeve = isColored ? mixColors(second, main, lightness(second) > 0.8 ? 0.85 : 0) : main;
  const isTwoTone = card.year >= 1965 && hashToUnit('brim', card.clubs[0] ?? '') < 0.4;
  const capLetterPaint =
    Math.abs(lightness(second) - lightness(main)) > 0.22 ? second : textColorOn(main);
  const wood = card.year >= 1920 && hashToUnit('bat', card.playerID) < 0.3 ? '#4a2a1b' : '#d3a368';
  return {
    likeness: {
      ...likeness,
      skin: print(likeness.skin),
      skinShade: print(likeness.skinShade),
      hair: print(likeness.hair),
    },
    headgear: headgearOf(card.year, batting),
    collar: collarOf(card.year),
    letter: capLetter(card.clubName),
    line: print(darken(mixColors(main, '#2a1d14', 0.7), 0.35)),
    cap: print(main),
    capShade: print(darken(main, 0.32)),
    brim: print(isTwoTone && lightness(second) < 0.8 ? second : darken(main, 0.14)),
    capLetter: print(capLetterPaint),
    jersey: print(jersey),
    jerseyShade: print(
      mixColors(jersey, isColored ? '#140d08' : '#7c7468', isColored ? 0.26 : 0.27),
    ),
    trim: print(isColored ? textColorOn(main, '#f7f0df', second) : main),
    chest: print(isColored ? capLetterPaint : main),
    sleeve: print(sleeve),
    sleeveShade: print(darken(sleeve, 0.28)),
    hasBareArms: card.year >= 1935 && hashToUnit('sleeves', card.playerID, card.year) < 0.6,
    leather: print(card.year < 1920 ? '#8a5a34' : '#a8632e'),
    leatherShade: print('#6e3d1c'),
    wood: print(wood),
    woodShade: print(wood === '#4a2a1b' ? '#2c180f' : '#a67941'),
    ball: print(lighten('#f5f0e2', 0.3)),
    hasGlove: card.year >= 1886,
  };
};
