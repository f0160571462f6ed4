import type { CardFrontData } from '../card/card-front-data.ts';
import type { ClubColors } from '../clubs/club-colors.ts';
import type { Color } from '../color.ts';
import type { Drawing } from '../shapes/shape.ts';

/** The props of the components of a design. */
export interface CardDesignProps {
  readonly card: CardFrontData;
  /** The club's colors as the design prints them. */
  readonly club: ClubColors;
  /** Draws the family name only, and fewer shapes. */
  readonly thumbnail: boolean;
  /** The name as printed, in capitals. */
  readonly name: string;
  /** Positions, club and year ("SS · Elm City Comets · 1952"); without the club on a thumbnail. */
  readonly line: string;
}

/**
 * The inks that the portraits of the record are printed with, besides the club's color. The line
 * ink is no shade of skin, and neither are its screens on the paper.
 */
export interface PortraitInks {
  readonly paper: Color;
  readonly line: Color;
}

/**
 * The design of the cards of some seasons. It draws inside the border: x 12 to 238, y 12 to 338.
 */
export interface CardDesign {
  /** The last season with this design. */
  readonly lastSeason: number;
  /** Converts a color to how this design prints it. */
  readonly printColor: (paint: Color) => Color;
  readonly inks: PortraitInks;
  /** The area of the portrait on the card. */
  readonly portraitArea: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  /** The background behind the player. */
  readonly Background: (props: CardDesignProps) => Drawing;
  /** Frame and nameplate, drawn over the player. */
  readonly Nameplate: (props: CardDesignProps) => Drawing;
}
