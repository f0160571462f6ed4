import { drawClubPennant } from '@pennant/card-art/clubs/club-pennant-drawing';
import { renderShapes } from '@pennant/card-art/svg/render-shapes';

interface Props {
  /** The club's code, which gives the colors. */
  readonly club: string;
  readonly year: number;
  readonly className?: string;
}

/** A decorative felt pennant in a club's colors with the year of its season. */
export const ClubPennant = ({ club, year, className }: Props) => (
  <svg viewBox="0 0 120 48" className={className} aria-hidden="true">
    {renderShapes(drawClubPennant(club, year))}
  </svg>
);
