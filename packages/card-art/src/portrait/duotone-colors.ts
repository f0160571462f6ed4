import type { PortraitInks } from '../card-designs/card-design.ts';
import { lightness, mixColors, type Color } from '../color.ts';
import type { UniformChoices, UniformColors } from './natural-colors.ts';

/** The inks of one portrait: those of its design, and the club's color as the design prints it. */
interface Inks extends PortraitInks {
  readonly tint: Color;
}

/** Returns a screen of the line ink on the paper: a share of 0 is bare paper, 1 full ink. */
export const screenOf = ({ paper, line }: PortraitInks, share: number): Color =>
  mixColors(paper, line, share);

/**
 * Returns the colors of a portrait printed with two inks, a line ink and the club's tint: the tint
 * fills cap, sleeves and trim, and screens of the line ink shade all else.
 */
export const duotoneColors = (
  { jersey, isBrimTwoTone, isBatDark }: UniformChoices,
  inks: Inks,
): UniformColors => {
  const { paper, line, tint } = inks;
  const isTintLight = lightness(tint) > 0.56;
  const onTint = isTintLight ? line : paper;
  const isTinted = jersey === 'club';
  const tintShade = mixColors(tint, line, 0.45);
  return {
    line,
    cap: tint,
    capShade: tintShade,
    brim: isBrimTwoTone ? mixColors(tint, line, 0.6) : mixColors(tint, line, 0.2),
    capLetter: onTint,
    jersey: isTinted ? tint : jersey === 'road' ? screenOf(inks, 0.2) : paper,
    jerseyShade: isTinted ? tintShade : screenOf(inks, jersey === 'road' ? 0.42 : 0.24),
    trim: isTinted ? onTint : tint,
    chest: isTinted ? onTint : tint,
    sleeve: isTinted ? mixColors(tint, paper, 0.55) : tint,
    sleeveShade: isTinted ? mixColors(tint, paper, 0.3) : tintShade,
    leather: screenOf(inks, 0.58),
    leatherShade: screenOf(inks, 0.82),
    wood: screenOf(inks, isBatDark ? 0.78 : 0.3),
    woodShade: screenOf(inks, isBatDark ? 0.92 : 0.5),
    ball: paper,
    stitches: tint,
  };
};
