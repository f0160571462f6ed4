import type { FunctionComponent } from 'react';
import type { CardFace } from '../card-face.ts';
import type { ClubColors } from '../clubs/club-colors.ts';
import type { Paint } from '../paint.ts';

export interface EraProps {
  readonly card: CardFace;
  /** The club's colours as the era prints them. */
  readonly club: ClubColors;
  /** A thumbnail carries the family name and the fewest shapes. */
  readonly thumbnail: boolean;
  /** Name as set on the card, in capitals. */
  readonly name: string;
  /** "SS · 1952" and, with room, the club. */
  readonly line: string;
}

/** How cards of some decades were designed. All drawing happens inside the border: 12 to 238 across, 12 to 338 down. */
export interface Era {
  /** The last season that it holds for. */
  readonly until: number;
  /** How its presses print a colour. */
  readonly print: (paint: Paint) => Paint;
  /** Where the picture stands on the card. */
  readonly window: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  /** What lies behind the player. */
  readonly Ground: FunctionComponent<EraProps>;
  /** Frame and nameplate, over the player's lower edge. */
  readonly Plate: FunctionComponent<EraProps>;
}
