/** @jsxImportSource @pennant/card-art/shapes */
import { FittedText } from '../card/fitted-text.tsx';
import { mixColors } from '../color.ts';
import { pickByHash } from '../seeded-choice.ts';
import type { CardDesign } from './card-design.ts';

const RAYS = Array.from({ length: 18 }, (_, ray) => {
  const radians = (degrees: number) => ((ray * 20 + degrees) * Math.PI) / 180;
  const end = (degrees: number) =>
    `${(125 + 300 * Math.cos(radians(degrees))).toFixed(0)} ${(150 + 300 * Math.sin(radians(degrees))).toFixed(0)}`;
  return `M125 150L${end(0)}L${end(10)}Z`;
}).join('');

const SUNS = ['#f2b632', '#e2542d', '#3f93b4', '#6da544', '#f08c2e'] as const;

/** The design of 1920 to 1941: a gum card with a sunburst and the name on a ribbon. */
export const SUNBURST: CardDesign = {
  lastSeason: 1941,
  printColor: (paint) => mixColors(paint, '#efcd86', 0.08),
  inks: { paper: '#f8f0da', line: '#2a2c33' },
  portraitArea: { x: 16, y: 16, width: 218, height: 270 },
  Background: ({ card }) => {
    const sun = pickByHash([...SUNS] as [string, ...string[]], 'sun', card.playerID, card.year);
    return (
      <svg x={12} y={12} width={226} height={290} viewBox="12 12 226 290">
        <path d="M12 12h226v290H12Z" fill={sun} />
        <path d={RAYS} fill={mixColors(sun, '#fff6d8', 0.34)} />
        <circle cx={125} cy={150} r={74} fill={mixColors(sun, '#fff6d8', 0.55)} />
      </svg>
    );
  },
  Nameplate: ({ club, name, line, thumbnail }) => (
    <>
      <path d="M12 12H238V338H12ZM17 17V280H233V17Z" fill="#f8f0da" fillRule="evenodd" />
      <path d="M12 290L30 283H220L238 290V312L220 316H30L12 312Z" fill={club.main} />
      {!thumbnail && (
        <path
          d="M12 294L30 287H220L238 294M12 308L30 312H220L238 308"
          fill="none"
          stroke="#f8f0da"
          strokeWidth={1.2}
        />
      )}
      <FittedText
        face="slab"
        x={125}
        y={thumbnail ? 309 : 307.5}
        size={thumbnail ? 25 : 19}
        room={202}
        fill="#fff6df"
      >
        {name}
      </FittedText>
      <FittedText
        face="zilla"
        x={125}
        y={332}
        size={thumbnail ? 17 : 14}
        room={206}
        fill="#3b2415"
        spacing={thumbnail ? 0 : 0.05}
      >
        {line}
      </FittedText>
    </>
  ),
};
