/** @jsxImportSource @pennant/card-art/shapes */
import { FittedText } from '../card/fitted-text.tsx';
import { pickByHash } from '../seeded-choice.ts';
import type { CardDesign } from './card-design.ts';

const PAIRS = [
  ['#f4c430', '#d8402f'],
  ['#3fa3c7', '#f4c430'],
  ['#e8572f', '#2f7f86'],
  ['#7cb956', '#f0a22e'],
  ['#ee8fa0', '#2f6d9e'],
  ['#f2a93b', '#3b7a57'],
] as const;

const STAR = 'M0 -7L2 -2.3L7 -2L3.2 1.3L4.4 6.2L0 3.5L-4.4 6.2L-3.2 1.3L-7 -2L-2 -2.3Z';

/** The design of 1950 to 1959: bright blocks of color and a nameplate with stars. */
export const BLOCKS: CardDesign = {
  lastSeason: 1959,
  printColor: (paint) => paint,
  inks: { paper: '#fff7e2', line: '#1d2a3a' },
  portraitArea: { x: 12, y: 12, width: 226, height: 276 },
  Background: ({ card, thumbnail }) => {
    const [first, second] = pickByHash(
      [...PAIRS] as [(typeof PAIRS)[number], ...(typeof PAIRS)[number][]],
      'blocks',
      card.playerID,
      card.year,
    );
    return (
      <>
        <path d="M12 12h226v326H12Z" fill={first} />
        <path d="M150 12h88v276h-88Z" fill={second} />
        <path d="M12 206h226v82H12Z" fill={second} opacity={0.55} />
        {!thumbnail && (
          <path d="M12 206h138V12" fill="none" stroke="#fff7e2" strokeWidth={3} opacity={0.8} />
        )}
      </>
    );
  },
  Nameplate: ({ club, name, line, thumbnail }) => (
    <>
      <path d="M20 282H230V330H20Z" fill="#fff7e2" stroke="#1f1a16" strokeWidth={2.6} />
      {!thumbnail && (
        <g fill={club.main}>
          <path d="M20 310H230V330H20Z" />
          <path d={STAR} transform="translate(32 320)" fill="#fff7e2" />
          <path d={STAR} transform="translate(218 320)" fill="#fff7e2" />
        </g>
      )}
      <FittedText
        face="slab"
        x={125}
        y={thumbnail ? 307 : 303.5}
        size={thumbnail ? 22 : 19}
        room={196}
        fill="#1f1a16"
      >
        {name}
      </FittedText>
      <FittedText
        face="zilla"
        x={125}
        y={thumbnail ? 326 : 324.5}
        size={thumbnail ? 18 : 14}
        room={166}
        fill={thumbnail ? '#9a1f1a' : '#fff7e2'}
        spacing={thumbnail ? 0 : 0.05}
      >
        {line}
      </FittedText>
    </>
  ),
};
