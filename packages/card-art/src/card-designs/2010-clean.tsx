/** @jsxImportSource @pennant/card-art/shapes */
import { FittedText } from '../card/fitted-text.tsx';
import { lighten, mixColors } from '../color.ts';
import type { CardDesign } from './card-design.ts';

/** The design from 2010: white space and one sweep of the club's color. */
export const CLEAN: CardDesign = {
  lastSeason: 9999,
  printColor: (paint) => paint,
  inks: { paper: '#fdfcf8', line: '#22262c' },
  portraitArea: { x: 12, y: 12, width: 226, height: 280 },
  Background: ({ club, thumbnail }) => (
    <>
      <path d="M12 12h226v326H12Z" fill="#f4f2ec" />
      <path
        d="M12 210C70 196 150 130 180 12H238V338H12Z"
        fill={mixColors(lighten(club.main, 0.72), '#f4f2ec', 0.25)}
      />
      <path d="M12 262C100 240 190 160 212 12H238V338H12Z" fill={lighten(club.main, 0.34)} />
      {!thumbnail && (
        <path d="M12 222C82 206 164 138 192 12" fill="none" stroke={club.second} strokeWidth={3} />
      )}
    </>
  ),
  Nameplate: ({ club, name, line, thumbnail }) => (
    <>
      <path d="M12 282C70 274 180 274 238 286V338H12Z" fill="#fdfcf8" />
      <path d="M12 282C70 274 180 274 238 286V290C180 278 70 278 12 287Z" fill={club.main} />
      <FittedText
        face="sans"
        x={24}
        y={thumbnail ? 310 : 309}
        size={thumbnail ? 25 : 19}
        room={202}
        fill="#1b1a18"
        anchor="start"
      >
        {name}
      </FittedText>
      <FittedText
        face="sans"
        x={24}
        y={330}
        size={thumbnail ? 18 : 14.5}
        room={202}
        fill={mixColors(club.main, '#1b1a18', 0.2)}
        anchor="start"
      >
        {line}
      </FittedText>
    </>
  ),
};
