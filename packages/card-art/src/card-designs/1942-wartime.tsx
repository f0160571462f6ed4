/** @jsxImportSource @pennant/card-art/shapes */
import { FittedText } from '../card/fitted-text.tsx';
import { duotone, mixColors } from '../color.ts';
import type { CardDesign } from './card-design.ts';

const printInGray = (paint: string) => mixColors(duotone(paint, '#1c1a1a', '#f3efe4'), paint, 0.12);

/** The design of 1942 to 1949: black and white, the name on a red band. */
export const WARTIME: CardDesign = {
  lastSeason: 1949,
  printColor: printInGray,
  inks: { paper: '#f3efe4', line: '#1c1a1a' },
  portraitArea: { x: 20, y: 20, width: 210, height: 256 },
  Background: ({ thumbnail }) => (
    <>
      <path d="M20 20h210v256H20Z" fill="#c9c5ba" />
      {/* an upper deck with its posts, and the crowd as rows */}
      <path d="M20 20h210v26L20 70Z" fill="#6f6b66" />
      <path d="M20 120L230 98V170L20 184Z" fill="#97938a" />
      {!thumbnail && (
        <>
          <path d="M62 64V180M118 58V176M176 51V172" stroke="#5d5955" strokeWidth={4} />
          <path
            d="M24 132L228 111M24 146L228 127M24 160L228 143M24 174L228 158"
            stroke="#d9d5ca"
            strokeWidth={4.5}
            strokeDasharray=".1 9"
            strokeLinecap="round"
          />
        </>
      )}
      <path d="M20 184L230 170V276H20Z" fill="#b1ada2" />
    </>
  ),
  Nameplate: ({ name, line, thumbnail }) => (
    <>
      <path d="M12 12H238V338H12ZM20 20V272H230V20Z" fill="#f4efe2" fillRule="evenodd" />
      <path d="M20 20H230V272H20Z" fill="none" stroke="#26221f" strokeWidth={1.6} />
      <path d="M12 278H238V312H12Z" fill="#a3211d" />
      <FittedText
        face="zilla"
        x={125}
        y={thumbnail ? 305 : 303}
        size={thumbnail ? 28 : 23}
        room={208}
        fill="#fff6e4"
      >
        {name}
      </FittedText>
      <FittedText
        face="zilla"
        x={125}
        y={330}
        size={thumbnail ? 19 : 15}
        room={206}
        fill="#26221f"
        spacing={thumbnail ? 0 : 0.06}
      >
        {line}
      </FittedText>
    </>
  ),
};
