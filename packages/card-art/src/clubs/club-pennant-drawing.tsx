/** @jsxImportSource @pennant/card-art/shapes */
import { lightness, textColorOn } from '../color.ts';
import { clubColors } from './club-colors.ts';

/** By how much the lightness of lettering and felt must differ for the year to be read. */
const MIN_CONTRAST = 0.18;

/**
 * Returns a felt pennant in the colors of a club, by its code, with the year of its season, in 120
 * by 48.
 */
export const drawClubPennant = (club: string, year: number) => {
  const { main, second } = clubColors(club);
  const isReadable = Math.abs(lightness(main) - lightness(second)) >= MIN_CONTRAST;
  const lettering = isReadable ? second : textColorOn(main);
  return (
    <>
      <path d="M5 2V46" stroke="#6b4a2a" strokeWidth={3.6} strokeLinecap="round" />
      <path
        d="M7 5C40 9 85 17 117 24C85 31 40 39 7 43Z"
        fill={main}
        stroke="#140d08"
        strokeOpacity={0.5}
        strokeWidth={1.4}
        strokeLinejoin="round"
      />
      <path d="M7 5L16 6.3V41.7L7 43Z" fill={second} stroke="#140d08" strokeOpacity={0.4} />
      <text
        x={21}
        y={30.5}
        fontSize={19}
        textLength={46}
        lengthAdjust="spacingAndGlyphs"
        className="art-slab"
        fill={lettering}
        stroke="#140d08"
        strokeOpacity={0.35}
        strokeWidth={0.5}
      >
        {year}
      </text>
    </>
  );
};
