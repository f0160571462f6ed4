/** @jsxImportSource @pennant/card-art/shapes */
import { FittedText } from '../card/fitted-text.tsx';
import { textColorOn, mixColors } from '../color.ts';
import { pickByHash } from '../seeded-choice.ts';
import type { CardDesign } from './card-design.ts';

const BANDS = [
  ['#e4572e', '#f3a712', '#6a2c70', '#f7e7c4'],
  ['#1b998b', '#f2c14e', '#d1495b', '#fbefd5'],
  ['#f26430', '#2a7f9e', '#f9c22e', '#fff0d6'],
  ['#8f2d56', '#f78e3d', '#3f88c5', '#f9ecd2'],
] as const;

/**
 * The design of 1970 to 1979: bold stripes behind the player, a two-colored edge, heavy lettering.
 */
export const STRIPES: CardDesign = {
  lastSeason: 1979,
  printColor: (paint) => paint,
  inks: { paper: '#fdf3dc', line: '#2b2433' },
  portraitArea: { x: 20, y: 20, width: 210, height: 264 },
  Background: ({ card }) => {
    const [outer, middle, inner, sky] = pickByHash(
      [...BANDS] as [(typeof BANDS)[number], ...(typeof BANDS)[number][]],
      'bands',
      card.playerID,
      card.year,
    );
    return (
      <svg x={20} y={20} width={210} height={264} viewBox="20 20 210 264">
        <path d="M20 20h210v264H20Z" fill={sky} />
        <g fill="none" strokeWidth={24}>
          <path d="M0 268C110 268 160 210 170 0" stroke={outer} />
          <path d="M0 292C134 292 184 224 194 0" stroke={middle} />
          <path d="M0 316C158 316 208 238 218 0" stroke={inner} />
        </g>
      </svg>
    );
  },
  Nameplate: ({ card, club, name, line, thumbnail }) => {
    const [edge, corner] = pickByHash(
      [...BANDS] as [(typeof BANDS)[number], ...(typeof BANDS)[number][]],
      'bands',
      card.playerID,
      card.year,
    );
    return (
      <>
        <path
          d="M12 12H238V338H12ZM34 20Q20 20 20 34V280H230V34Q230 20 216 20Z"
          fill={edge}
          fillRule="evenodd"
        />
        <path d="M238 170V338H12L20 280H230V176Z" fill={corner} />
        <path
          d="M34 20H216Q230 20 230 34V280H20V34Q20 20 34 20Z"
          fill="none"
          stroke="#1f1a16"
          strokeWidth={2.6}
        />
        <path
          d="M26 284H224Q232 284 232 292V324Q232 332 224 332H26Q18 332 18 324V292Q18 284 26 284Z"
          fill={club.main}
          stroke="#1f1a16"
          strokeWidth={2.6}
        />
        <FittedText
          face="slab"
          x={125}
          y={thumbnail ? 309 : 306.5}
          size={thumbnail ? 25 : 20}
          room={200}
          fill={textColorOn(club.main)}
        >
          {name}
        </FittedText>
        <FittedText
          face="sans"
          x={125}
          y={327}
          size={thumbnail ? 17 : 14}
          room={196}
          fill={mixColors(textColorOn(club.main), club.main, 0.1)}
        >
          {line}
        </FittedText>
      </>
    );
  },
};
