import type { FunctionComponent } from 'react';
import type { CardFace } from '../card-face.ts';
import type { ClubColors } from '../clubs/club-colors.ts';
import type { Paint } from '../paint.ts';

/** The props of the components of a design. */
export interface EraProps {
  readonly card: CardFace;
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
 * The design of the cards of some seasons. It draws inside the border: x 12 to 238, y 12 to 338.
 */
export interface Era {
  /** The last season with this design. */
  readonly until: number;
  /** Converts a color to how this design prints it. */
  readonly print: (paint: Paint) => Paint;
  /** The area of the portrait on the card. */
  readonly window: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  /** The background behind the player. */
  readonly Ground: FunctionComponent<EraProps>;
  /** Frame and nameplate, drawn over the player. */
  readonly Plate: FunctionComponent<EraProps>;
}
