import type { Card } from '@pennant/contract/cards';
import { tierOf } from '@pennant/rules/cards/tier';
import { renderToStaticMarkup } from 'react-dom/server';

import { PlayerCardFront } from '../../../ui/art/card/card-front.tsx';
import { FittedText } from '../../../ui/art/card/fitted-text.tsx';
import { toCardFrontData } from '../../../ui/art/card-front-data.ts';
import tokens from '../../../tokens.css?raw';
import { PREVIEW_SIZE, summarizeSeason } from './card-share-metadata.ts';

/** The style sheet of the image: its fonts, under the names in their files. */
const FONT_STYLES = `
.art-slab { font-family: 'Alfa Slab One' }
.art-varsity { font-family: 'Graduate' }
.art-zilla { font-family: 'Zilla Slab SemiBold' }
.art-script { font-family: 'Yellowtail' }
.art-sans { font-family: 'Public Sans Thin' }`;

/** The color tokens of tokens.css by name, with their light theme's value. */
const COLORS = new Map(
  [...tokens.matchAll(/(--color-[\w-]+):\s*(?:light-dark\()?(#[0-9a-f]{3,8})/g)].map(
    ([, name = '', paint = '']) => [name, paint],
  ),
);
const resolveColors = (svg: string): string =>
  svg.replaceAll(/var\((--color-[\w-]+)\)/g, (_, name: string) => COLORS.get(name) ?? '#000000');

const PAPER = '#f5edda';
const INK = '#211a14';
const TEXT_LEFT = 470;
const TEXT_WIDTH = 680;

/** Returns the preview image of a card's page, 1200 x 630, as SVG text: the card and its facts. */
export const drawCardPreview = (card: Card): string => {
  const face = toCardFrontData(card);
  const line = summarizeSeason(card);
  const drawing = renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={PREVIEW_SIZE.width}
      height={PREVIEW_SIZE.height}
      viewBox={`0 0 ${PREVIEW_SIZE.width} ${PREVIEW_SIZE.height}`}
    >
      <style>{FONT_STYLES}</style>
      <rect width="1200" height="630" fill={PAPER} />
      <path d="M0 0H400V630H0Z" fill="#1f5b3c" />
      <path d="M400 0H412V630H400Z" fill={INK} />
      <rect x="35" y="79" width="346" height="484" rx="13" fill="#0d251b" opacity=".55" />
      <svg x="27" y="70" width="346" height="484.4" viewBox="0 0 250 350">
        <PlayerCardFront card={face} decorative />
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
        {`${card.year} · ${card.clubName}`}
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
        {face.name}
      </FittedText>
      <path d={`M${TEXT_LEFT} 286H1150M${TEXT_LEFT} 294H1150`} stroke={INK} strokeWidth="3" />
      <FittedText
        face="zilla"
        x={TEXT_LEFT}
        y={368}
        size={52}
        room={TEXT_WIDTH}
        fill={INK}
        anchor="start"
      >
        {line}
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
        {`${face.positions.join(' · ')} · ${tierOf(card.rating)}, rated ${card.rating}`}
      </FittedText>
      <text x={TEXT_LEFT} y={566} fontSize={68} className="art-script" fill="#a31e1a">
        Pennant
      </text>
    </svg>,
  );
  return resolveColors(drawing);
};
