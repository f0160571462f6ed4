/** @jsxImportSource @pennant/card-art/shapes */
import { FittedText } from '../card/fitted-text.tsx';
import { textColorOn, lighten, mixColors } from '../color.ts';
import type { CardDesign } from './card-design.ts';

/**
 * The design of 1990 to 1999: slanted stripes and nameplate with paint splashes, in loud colors.
 */
export const DIAGONALS: CardDesign = {
  lastSeason: 1999,
  printColor: (paint) => paint,
  inks: { paper: '#f9f7f0', line: '#1f1f2b' },
  portraitArea: { x: 12, y: 12, width: 226, height: 284 },
  Background: ({ club, thumbnail }) => {
    const accent = mixColors(club.second, '#ff7a1a', 0.35);
    return (
      <>
        <path d="M12 12h226v326H12Z" fill={lighten(club.main, 0.62)} />
        <path d="M12 12H92L12 190ZM160 12H206L60 338H14Z" fill={club.main} opacity={0.82} />
        <path d="M206 12H222L76 338H60ZM238 120V150L154 338H140Z" fill={accent} />
        <path d="M238 190V338H172Z" fill={club.main} />
        {!thumbnail && (
          <path
            d="M30 40l16 6l-14 8ZM58 22l10 10l-14 2ZM24 96l12 2l-8 10ZM206 236l14 -4l-6 14ZM184 286l18 -6l-8 16ZM224 196l8 8l-12 2ZM96 30l12 -6l-2 14ZM40 150l10 6l-12 6Z"
            fill="#ffd23f"
          />
        )}
      </>
    );
  },
  Nameplate: ({ club, name, line, thumbnail }) => (
    <>
      <path d="M12 12H238V338H12ZM18 18V332H232V18Z" fill="#f9f7f0" fillRule="evenodd" />
      <path d="M18 290L232 272V332H18Z" fill="#191717" />
      <path d="M18 290L232 272V277L18 295Z" fill={mixColors(club.second, '#ff7a1a', 0.2)} />
      <g transform="rotate(-3 125 310)">
        <FittedText
          face="slab"
          x={28}
          y={thumbnail ? 310 : 309}
          size={thumbnail ? 25 : 20}
          room={194}
          fill="#ffffff"
          anchor="start"
        >
          {name}
        </FittedText>
        <FittedText
          face="sans"
          x={29}
          y={326}
          size={thumbnail ? 16 : 14}
          room={190}
          fill={textColorOn('#191717', lighten(club.second, 0.55))}
          anchor="start"
        >
          {line}
        </FittedText>
      </g>
    </>
  ),
};
