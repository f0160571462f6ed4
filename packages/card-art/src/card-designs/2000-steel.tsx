/** @jsxImportSource @pennant/card-art/shapes */
import { FittedText } from '../card/fitted-text.tsx';
import { darken, mixColors } from '../color.ts';
import type { CardDesign } from './card-design.ts';

/** The design of 2000 to 2009: floodlights, brushed steel and a sharp-cut nameplate. */
export const STEEL: CardDesign = {
  lastSeason: 2009,
  printColor: (paint) => paint,
  inks: { paper: '#eef1f3', line: '#16212d' },
  portraitArea: { x: 12, y: 12, width: 226, height: 282 },
  Background: ({ club, thumbnail }) => (
    <>
      <path d="M12 12h226v326H12Z" fill={darken(mixColors(club.main, '#1d2b3a', 0.5), 0.3)} />
      <circle cx={125} cy={140} r={118} fill={mixColors(club.main, '#2c4258', 0.45)} />
      <circle cx={125} cy={140} r={84} fill={mixColors(club.main, '#8fb0c9', 0.4)} />
      {!thumbnail && (
        <>
          <circle
            cx={125}
            cy={140}
            r={101}
            fill="none"
            stroke="#dfe8ee"
            strokeWidth={1.4}
            strokeDasharray="40 10"
          />
          <path
            d="M24 26h34M24 34h34M24 42h34M192 26h34M192 34h34M192 42h34"
            stroke="#fff6cf"
            strokeWidth={5}
            strokeDasharray=".1 8.4"
            strokeLinecap="round"
          />
        </>
      )}
    </>
  ),
  Nameplate: ({ club, name, line, thumbnail }) => (
    <>
      <path d="M12 286L52 272H198L238 286V338H12Z" fill="#c9d0d6" />
      <path d="M12 292L54 278H196L238 292V338H12Z" fill={darken(club.main, 0.25)} />
      <path d="M12 338V316H238V338Z" fill="#eef1f3" />
      {!thumbnail && (
        <path d="M12 12V90L18 84V18H84L90 12ZM238 12V90L232 84V18H166L160 12Z" fill="#c9d0d6" />
      )}
      <FittedText
        face="sans"
        x={125}
        y={thumbnail ? 309 : 307}
        size={thumbnail ? 25 : 19}
        room={196}
        fill="#ffffff"
        spacing={0.02}
      >
        {name}
      </FittedText>
      <FittedText
        face="sans"
        x={125}
        y={332}
        size={thumbnail ? 18 : 14.5}
        room={204}
        fill="#1d242b"
      >
        {line}
      </FittedText>
    </>
  ),
};
