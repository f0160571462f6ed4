/** @jsxImportSource @pennant/card-art/shapes */
import { FittedText } from '../card/fitted-text.tsx';
import { textColorOn, mixColors } from '../color.ts';
import type { CardDesign } from './card-design.ts';

/** The design of 1980 to 1989: a wood-grain frame, the name on a painted board. */
export const WOODGRAIN: CardDesign = {
  lastSeason: 1989,
  printColor: (paint) => paint,
  inks: { paper: '#f7f0dc', line: '#22302f' },
  portraitArea: { x: 22, y: 22, width: 206, height: 262 },
  Background: ({ club, thumbnail }) => (
    <>
      <path d="M22 22h206v262H22Z" fill="#b9d6dd" />
      <path d="M22 120C70 100 170 96 228 112V190H22Z" fill="#5b7f8e" />
      {!thumbnail && (
        <path
          d="M26 134C80 116 170 112 226 126M26 148C80 132 170 128 226 140M26 162C80 148 170 144 226 154"
          fill="none"
          stroke="#e9e3d2"
          strokeWidth={5}
          strokeDasharray=".1 10"
          strokeLinecap="round"
          opacity={0.8}
        />
      )}
      <path d="M22 176H228V206H22Z" fill={mixColors(club.main, '#123528', 0.35)} />
      <path d="M22 206H228V284H22Z" fill="#6fa352" />
    </>
  ),
  Nameplate: ({ club, name, line, thumbnail }) => (
    <>
      <path
        d="M12 12H238V338H12ZM22 22V250Q22 284 56 284H228V56Q228 22 194 22Z"
        fill="#a9743f"
        fillRule="evenodd"
      />
      {!thumbnail && (
        <path
          d="M15 14V336M18 70C16 130 20 200 17 300M232 14V336M235 40C233 120 237 220 234 330M20 17H232M60 292C120 288 180 294 236 290M14 334C90 330 150 336 236 333M30 312C100 308 180 316 232 311"
          fill="none"
          stroke="#7d4f26"
          strokeWidth={1.4}
          opacity={0.8}
        />
      )}
      <path
        d="M22 22H194Q228 22 228 56V284H56Q22 284 22 250Z"
        fill="none"
        stroke="#f7f0dc"
        strokeWidth={3}
      />
      <path d="M26 292H224V332H26Z" fill={club.main} stroke="#f7f0dc" strokeWidth={2} />
      <FittedText
        face="sans"
        x={125}
        y={thumbnail ? 313 : 311}
        size={thumbnail ? 24 : 18}
        room={190}
        fill={textColorOn(club.main)}
      >
        {name}
      </FittedText>
      <FittedText
        face="sans"
        x={125}
        y={328}
        size={thumbnail ? 16 : 14}
        room={188}
        fill={textColorOn(club.main)}
      >
        {line}
      </FittedText>
    </>
  ),
};
