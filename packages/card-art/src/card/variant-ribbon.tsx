/** @jsxImportSource @pennant/card-art/shapes */
import { textColorOn } from '../color.ts';
import { wrapperStyle } from '../pack/wrapper-style.ts';
import { FittedText } from './fitted-text.tsx';

/** Returns the text of a series key on a ribbon: "MVP", "40-40", "NO HITTERS". */
const ribbonText = (seriesKey: string) =>
  seriesKey
    .replaceAll(/(?<!\d)[-_]+|[-_]+(?!\d)/g, ' ')
    .trim()
    .toUpperCase();

/**
 * The ribbon over the corner of a card of a special series, in the colors of that series' wrapper;
 * none for a base card.
 */
export const VariantRibbon = ({
  seriesKey,
  thumbnail,
}: {
  seriesKey: string;
  thumbnail: boolean;
}) => {
  if (seriesKey.endsWith('-base')) return [];
  const { ground, second, accent } = wrapperStyle({ seriesKey, name: seriesKey, year: null });
  return (
    <>
      <path d="M12 12H238V338H12Z" fill="none" stroke={second} strokeWidth={4} />
      <path d="M12 92V62L62 12H92Z" fill={ground} stroke={second} strokeWidth={3} />
      <g transform="translate(44.5 44.5) rotate(-45)">
        <FittedText
          face="varsity"
          x={0}
          y={thumbnail ? 6 : 4.6}
          size={thumbnail ? 19 : 14}
          room={76}
          fill={textColorOn(ground, accent)}
        >
          {ribbonText(seriesKey)}
        </FittedText>
      </g>
    </>
  );
};
