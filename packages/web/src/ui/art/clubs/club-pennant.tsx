import { clubColors } from './club-colors.ts';

interface Props {
  /** The club's code, which gives the colors. */
  readonly club: string;
  readonly year: number;
  readonly className?: string;
}

/** A decorative felt pennant in a club's colors with the year of its season. */
export const ClubPennant = ({ club, year, className }: Props) => {
  const { main, second } = clubColors(club);
  return (
    <svg viewBox="0 0 120 48" className={className} aria-hidden="true">
      <path d="M5 2V46" stroke="#6b4a2a" strokeWidth="3.6" strokeLinecap="round" />
      <path
        d="M7 5C40 9 85 17 117 24C85 31 40 39 7 43Z"
        fill={main}
        stroke="#140d08"
        strokeOpacity=".5"
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
      <path d="M7 5L16 6.3V41.7L7 43Z" fill={second} stroke="#140d08" strokeOpacity=".4" />
      <text
        x="21"
        y="30.5"
        fontSize="19"
        textLength="46"
        lengthAdjust="spacingAndGlyphs"
        className="art-slab"
        fill={second}
        stroke="#140d08"
        strokeOpacity=".35"
        strokeWidth=".5"
      >
        {year}
      </text>
    </svg>
  );
};
