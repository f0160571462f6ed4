/** @jsxImportSource @pennant/card-art/shapes */
import { FittedText } from '../card/fitted-text.tsx';
import { duotone } from '../color.ts';
import type { CardDesign } from './card-design.ts';

const sepia = (paint: string) => duotone(paint, '#2c1a0c', '#f4e2bd');

/** The design up to 1899: a sepia studio photograph on a gilt-edged mount, like a cabinet card. */
export const CABINET: CardDesign = {
  lastSeason: 1899,
  printColor: sepia,
  inks: { paper: '#f4e2bd', line: '#2c1a0c' },
  portraitArea: { x: 30, y: 26, width: 190, height: 246 },
  Background: ({ thumbnail }) => (
    <>
      <path d="M30 26h190v246H30Z" fill="#b08d5e" />
      <ellipse cx={125} cy={130} rx={84} ry={112} fill="#d3b382" />
      {!thumbnail && <ellipse cx={118} cy={112} rx={56} ry={82} fill="#e3c898" opacity={0.7} />}
      {/* the studio's curtain and painted balustrade */}
      <path d="M30 26h46C70 80 54 120 42 196L30 220Z" fill="#7c5833" />
      {!thumbnail && (
        <path
          d="M42 26C42 90 38 140 32 190M58 26C56 80 46 130 38 186"
          fill="none"
          stroke="#5c3d20"
          strokeWidth={2.5}
        />
      )}
      <path
        d="M150 214h70v8h-70ZM150 262h70v10h-70ZM160 222h8v40h-8ZM182 222h8v40h-8ZM204 222h8v40h-8Z"
        fill="#8d683e"
      />
    </>
  ),
  Nameplate: ({ name, line, thumbnail }) => (
    <>
      <path
        d="M12 12H238V338H12ZM34 272H216V104C216 6 34 6 34 104Z"
        fill="#ead7ae"
        fillRule="evenodd"
      />
      <path d="M34 272H216V104C216 6 34 6 34 104Z" fill="none" stroke="#8a6428" strokeWidth={2.5} />
      {!thumbnail && (
        <path
          d="M29 277H221V104C221 -1 29 -1 29 104Z"
          fill="none"
          stroke="#b58a3c"
          strokeWidth={1}
        />
      )}
      <FittedText face="zilla" x={125} y={303} size={thumbnail ? 27 : 23} room={206} fill="#4a2d12">
        {name}
      </FittedText>
      <FittedText
        face="zilla"
        x={125}
        y={325}
        size={thumbnail ? 20 : 15.5}
        room={200}
        fill="#70491d"
        spacing={thumbnail ? 0 : 0.06}
      >
        {line}
      </FittedText>
    </>
  ),
};
