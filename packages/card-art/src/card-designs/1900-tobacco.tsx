/** @jsxImportSource @pennant/card-art/shapes */
import { FittedText } from '../card/fitted-text.tsx';
import { mixColors } from '../color.ts';
import { pickByHash } from '../seeded-choice.ts';
import type { CardDesign } from './card-design.ts';

const SKIES = [
  ['#e07a35', '#b9552a'],
  ['#d9a93b', '#a67b26'],
  ['#5d9aa8', '#35666f'],
  ['#c9493a', '#8f2f2a'],
  ['#7fa35a', '#4f7440'],
  ['#7ea0c4', '#4d6f96'],
] as const;

const tint = (paint: string) => mixColors(paint, '#e6c07c', 0.16);

/**
 * The design of 1900 to 1919: a tobacco card with flat colors, a white edge and the name in brown.
 */
export const TOBACCO: CardDesign = {
  lastSeason: 1919,
  printColor: tint,
  inks: { paper: '#f3ead2', line: '#25302f' },
  portraitArea: { x: 21, y: 21, width: 208, height: 262 },
  Background: ({ card, thumbnail }) => {
    const [sky, land] = pickByHash(
      [...SKIES] as [(typeof SKIES)[number], ...(typeof SKIES)[number][]],
      'sky',
      card.playerID,
      card.year,
    );
    return (
      <>
        <path d="M21 21h208v262H21Z" fill={sky} />
        <path
          d="M21 92C70 84 110 98 150 90C180 84 210 92 229 88V146H21Z"
          fill={mixColors(sky, '#fff0cf', 0.28)}
        />
        <path d="M21 196C60 176 90 190 125 180C165 168 200 184 229 174V283H21Z" fill={land} />
        {!thumbnail && (
          <path
            d="M21 214C70 196 110 210 150 200C190 192 210 200 229 196V283H21Z"
            fill={mixColors(land, '#1d1208', 0.22)}
          />
        )}
      </>
    );
  },
  Nameplate: ({ name, line, thumbnail }) => (
    <>
      <path d="M12 12H238V338H12ZM21 21V283H229V21Z" fill="#f6edd8" fillRule="evenodd" />
      <path d="M21 21H229V283H21Z" fill="none" stroke="#3a2416" strokeWidth={1.6} />
      <FittedText
        face="varsity"
        x={125}
        y={308}
        size={thumbnail ? 26 : 20}
        room={206}
        fill="#5f3517"
      >
        {name}
      </FittedText>
      <FittedText
        face="zilla"
        x={125}
        y={328}
        size={thumbnail ? 19 : 14}
        room={206}
        fill="#7d4d25"
        spacing={thumbnail ? 0 : 0.05}
      >
        {line}
      </FittedText>
    </>
  ),
};
