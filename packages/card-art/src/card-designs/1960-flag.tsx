/** @jsxImportSource @pennant/card-art/shapes */
import { clubNickname } from '@pennant/rules/teams/club-names';
import { FittedText } from '../card/fitted-text.tsx';
import { textColorOn, mixColors } from '../color.ts';
import type { CardDesign } from './card-design.ts';

/**
 * The design of 1960 to 1969: a spring-training field, a white edge, the club's nickname on a flag.
 */
export const FLAG: CardDesign = {
  lastSeason: 1969,
  printColor: (paint) => mixColors(paint, '#ffe9b8', 0.05),
  inks: { paper: '#fbf6e8', line: '#233140' },
  portraitArea: { x: 22, y: 22, width: 206, height: 254 },
  Background: ({ thumbnail }) => (
    <>
      <path d="M22 22h206v254H22Z" fill="#8fc3de" />
      {!thumbnail && (
        <path
          d="M40 92C46 78 66 78 72 88C82 82 94 88 94 97L40 97ZM168 62C174 50 192 50 198 60C208 56 216 62 216 70H166C164 68 165 64 168 62Z"
          fill="#f4f7f2"
          opacity={0.9}
        />
      )}
      <path d="M22 168C60 158 90 164 128 158C168 154 200 160 228 156V196H22Z" fill="#5f8a56" />
      <path d="M22 190H228V276H22Z" fill="#8fb35a" />
      {!thumbnail && <path d="M22 206H228V214H22Z" fill="#c79762" />}
    </>
  ),
  Nameplate: ({ card, club, name, line, thumbnail }) => (
    <>
      <path
        d="M12 12H238V338H12ZM36 22Q22 22 22 36V276H228V36Q228 22 214 22Z"
        fill="#fbf6e8"
        fillRule="evenodd"
      />
      <path
        d="M36 22H214Q228 22 228 36V276H22V36Q22 22 36 22Z"
        fill="none"
        stroke={club.main}
        strokeWidth={3}
      />
      <path d="M20 234L20 336" stroke="#6b4a2a" strokeWidth={4} strokeLinecap="round" />
      <path
        d="M22 238C44 230 58 250 84 246C96 244 106 242 116 250C100 254 84 268 62 270C46 272 36 266 22 270Z"
        fill={club.main}
        stroke="#1f1a16"
        strokeWidth={1.8}
      />
      {!thumbnail && (
        <g transform="rotate(2 30 258)">
          <FittedText
            face="slab"
            x={28}
            y={260}
            size={14}
            room={66}
            fill={textColorOn(club.main)}
            anchor="start"
          >
            {clubNickname(card.clubName)}
          </FittedText>
        </g>
      )}
      <FittedText face="sans" x={130} y={304} size={thumbnail ? 26 : 20} room={196} fill="#1f1a16">
        {name}
      </FittedText>
      <FittedText
        face="sans"
        x={130}
        y={326}
        size={thumbnail ? 19 : 14}
        room={190}
        fill={mixColors(club.main, '#1f1a16', 0.25)}
      >
        {line}
      </FittedText>
    </>
  ),
};
