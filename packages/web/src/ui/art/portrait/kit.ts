import { capLetter, clubColors } from '../clubs/club-colors.ts';
import type { CardFace } from '../card-face.ts';
import { darker, letteringOn, lightness, lighter, mix, type Paint } from '../paint.ts';
import { share } from '../seed.ts';
import { likenessOf, type Likeness } from './likeness.ts';

/** How a player is drawn: looks, uniform and equipment, in colors as the card prints them. */
export interface Kit {
  readonly likeness: Likeness;
  readonly headgear: 'pillbox' | 'cap' | 'helmet';
  readonly collar: 'laced' | 'stand' | 'buttons' | 'pullover';
  readonly letter: string;
  readonly line: Paint;
  readonly cap: Paint;
  readonly capShade: Paint;
  readonly brim: Paint;
  readonly capLetter: Paint;
  readonly jersey: Paint;
  readonly jerseyShade: Paint;
  readonly trim: Paint;
  readonly chest: Paint;
  readonly sleeve: Paint;
  readonly sleeveShade: Paint;
  readonly bareArms: boolean;
  readonly leather: Paint;
  readonly leatherShade: Paint;
  readonly wood: Paint;
  readonly woodShade: Paint;
  readonly ball: Paint;
  readonly gloved: boolean;
}

const headgearOf = (year: number, batting: boolean): Kit['headgear'] => {
  if (year < 1892) return 'pillbox';
  return batting && year >= 1957 ? 'helmet' : 'cap';
};

const collarOf = (year: number): Kit['collar'] => {
  if (year < 1892) return 'laced';
  if (year < 1915) return 'stand';
  return year >= 1972 && year < 1991 ? 'pullover' : 'buttons';
};

/** Returns the jersey color: white, gray, light blue, or the club's color, by period and hash. */
const jerseyOf = (year: number, main: Paint, random: number): Paint => {
  const coloredShare = year >= 1971 ? 0.4 : year < 1900 ? 0.25 : 0;
  if (random < coloredShare) return main;
  if (random > 0.75) return year >= 1973 && year < 1990 ? '#a9c6de' : '#c9c8c2';
  return year < 1960 ? '#f2e8d2' : '#f7f4ea';
};

/**
 * Returns how a card's player is drawn; `print` converts a color to how the card's design prints
 * it.
 */
export const kitOf = (card: CardFace, batting: boolean, print: (paint: Paint) => Paint): Kit => {
  const { main, second } = clubColors(card.clubs[0] ?? card.clubName);
  const likeness = likenessOf(card.playerID, card.year);
  const jersey = jerseyOf(card.year, main, share('jersey', card.playerID, card.year));
  const isColored = jersey === main;
  const sleeve = isColored ? mix(second, main, lightness(second) > 0.8 ? 0.85 : 0) : main;
  const isTwoTone = card.year >= 1965 && share('brim', card.clubs[0] ?? '') < 0.4;
  const capLetterPaint =
    Math.abs(lightness(second) - lightness(main)) > 0.22 ? second : letteringOn(main);
  const wood = card.year >= 1920 && share('bat', card.playerID) < 0.3 ? '#4a2a1b' : '#d3a368';
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
    line: print(darker(mix(main, '#2a1d14', 0.7), 0.35)),
    cap: print(main),
    capShade: print(darker(main, 0.32)),
    brim: print(isTwoTone && lightness(second) < 0.8 ? second : darker(main, 0.14)),
    capLetter: print(capLetterPaint),
    jersey: print(jersey),
    jerseyShade: print(mix(jersey, isColored ? '#140d08' : '#7c7468', isColored ? 0.26 : 0.27)),
    trim: print(isColored ? letteringOn(main, '#f7f0df', second) : main),
    chest: print(isColored ? capLetterPaint : main),
    sleeve: print(sleeve),
    sleeveShade: print(darker(sleeve, 0.28)),
    bareArms: card.year >= 1935 && share('sleeves', card.playerID, card.year) < 0.6,
    leather: print(card.year < 1920 ? '#8a5a34' : '#a8632e'),
    leatherShade: print('#6e3d1c'),
    wood: print(wood),
    woodShade: print(wood === '#4a2a1b' ? '#2c180f' : '#a67941'),
    ball: print(lighter('#f5f0e2', 0.3)),
    gloved: card.year >= 1886,
  };
};
