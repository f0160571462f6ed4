/** @jsxImportSource @pennant/card-art/shapes */
import { tierOf } from '@pennant/rules/cards/tier';

import { clubLine, type CardFrontData } from './card-front-data.ts';
import { drawCardFront } from './card-front-drawing.tsx';
import { FittedText } from './fitted-text.tsx';

const PAPER = '#f5edda';
const INK = '#211a14';
const TEXT_LEFT = 470;
const TEXT_WIDTH = 680;

/**
 * Returns the preview image of a shared card, in 1200 by 630: the card, its facts, and a line on
 * its season.
 */
export const drawSocialPreview = (card: CardFrontData, seasonLine: string) => (
  <>
    <rect width={1200} height={630} fill={PAPER} />
    <path d="M0 0H400V630H0Z" fill="#1f5b3c" />
    <path d="M400 0H412V630H400Z" fill={INK} />
    <rect x={35} y={79} width={346} height={484} rx={13} fill="#0d251b" opacity={0.55} />
    <svg x={27} y={70} width={346} height={484.4} viewBox="0 0 250 350">
      {drawCardFront({ card, thumbnail: false, shine: 'shine' })}
    </svg>
    <FittedText
      face="varsity"
      x={TEXT_LEFT}
      y={150}
      size={34}
      room={TEXT_WIDTH}
      fill="#51453a"
      anchor="start"
    >
      {`${card.year} · ${clubLine(card)}`}
    </FittedText>
    <FittedText
      face="slab"
      x={TEXT_LEFT}
      y={250}
      size={88}
      room={TEXT_WIDTH}
      fill={INK}
      anchor="start"
    >
      {card.name}
    </FittedText>
    <path d={`M${TEXT_LEFT} 286H1150M${TEXT_LEFT} 294H1150`} stroke={INK} strokeWidth={3} />
    <FittedText
      face="zilla"
      x={TEXT_LEFT}
      y={368}
      size={52}
      room={TEXT_WIDTH}
      fill={INK}
      anchor="start"
    >
      {seasonLine}
    </FittedText>
    <FittedText
      face="varsity"
      x={TEXT_LEFT}
      y={432}
      size={32}
      room={TEXT_WIDTH}
      fill="#51453a"
      anchor="start"
    >
      {`${card.positions.join(' · ')} · ${tierOf(card.rating)}, rated ${card.rating}`}
    </FittedText>
    <text x={TEXT_LEFT} y={566} fontSize={68} className="art-script" fill="#a31e1a">
      Pennant
    </text>
  </>
);
