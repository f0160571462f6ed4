import { capLetter, clubColors } from '../clubs/club-colors.ts';
import { mainClubCode, type CardFrontData } from '../card/card-front-data.ts';
import type { PortraitInks } from '../card-designs/card-design.ts';
import type { Color } from '../color.ts';
import { hashToUnit } from '../seeded-choice.ts';
import { duotoneColors } from './duotone-colors.ts';
import { likenessOf, recordLikeness, type Likeness } from './likeness.ts';
import { naturalColors, type UniformChoices, type UniformColors } from './natural-colors.ts';

/** How a player is drawn: looks, uniform and equipment, in colors as the card prints them. */
export interface Uniform extends UniformColors {
  readonly likeness: Likeness;
  readonly headgear: 'pillbox' | 'cap' | 'helmet';
  readonly collar: 'laced' | 'stand' | 'buttons' | 'pullover';
  readonly letter: string;
  readonly hasBareArms: boolean;
  readonly hasGlove: boolean;
  /** The ink of the dots on a portrait that is printed in two colors; null on others. */
  readonly dots: Color | null;
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

/** Returns the jersey, by period and a random number in [0, 1). */
const jerseyOf = (year: number, random: number): UniformChoices['jersey'] => {
  const clubShare = year >= 1971 ? 0.4 : year < 1900 ? 0.25 : 0;
  if (random < clubShare) return 'club';
  return random > 0.75 ? 'road' : 'home';
};

/** Returns the object with every color as a design prints it. */
const printAll = (colors: UniformColors, print: (paint: Color) => Color): UniformColors =>
  Object.fromEntries(
    Object.entries(colors).map(([part, paint]) => [part, print(paint as Color)]),
  ) as unknown as UniformColors;

/** How a design of cards prints: natural colors, and the inks of its two-color portraits. */
export interface PortraitPrint {
  readonly printColor: (paint: Color) => Color;
  readonly inks: PortraitInks;
}

/**
 * Returns how a card's player is drawn. A player of the invented history has looks of their own in
 * natural colors. One of the record is printed in the inks of the card and looks like everybody
 * else: nobody's skin, hair or beard is guessed.
 */
export const uniformOf = (
  card: CardFrontData,
  batting: boolean,
  { printColor, inks }: PortraitPrint,
): Uniform => {
  const { playerID, year } = card;
  const clubCode = mainClubCode(card);
  const club = clubColors(clubCode);
  const choices: UniformChoices = {
    jersey: jerseyOf(year, hashToUnit('jersey', playerID, year)),
    isBrimTwoTone: year >= 1965 && hashToUnit('brim', clubCode) < 0.4,
    isBatDark: year >= 1920 && hashToUnit('bat', playerID) < 0.3,
  };
  const shared = {
    headgear: headgearOf(year, batting),
    collar: collarOf(year),
    letter: capLetter(card.clubName),
    hasBareArms: year >= 1935 && hashToUnit('sleeves', playerID, year) < 0.6,
    hasGlove: year >= 1886,
  };
  if (card.history !== 'invented') {
    const tint = printColor(club.main);
    return {
      ...shared,
      ...duotoneColors(choices, { ...inks, tint }),
      likeness: recordLikeness(playerID, year, inks),
      dots: inks.line,
    };
  }
  const likeness = likenessOf(playerID, year);
  return {
    ...shared,
    dots: null,
    ...printAll(naturalColors(choices, year, club), printColor),
    likeness: {
      ...likeness,
      skin: printColor(likeness.skin),
      skinShade: printColor(likeness.skinShade),
      hair: printColor(likeness.hair),
      brows: printColor(likeness.hair),
    },
  };
};
