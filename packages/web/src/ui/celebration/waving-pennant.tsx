import { textColorOn } from '@pennant/card-art/color';
import { countGraphemes } from '@pennant/rules/text/graphemes';

import type { CelebrationFlag } from './celebration.tsx';

/** The felt between two gusts, and at the height of each. */
const FELT = [
  'M70 26C122 18 196 44 308 78C196 104 122 128 70 124Z',
  'M70 26C126 44 190 30 308 66C196 118 126 106 70 124Z',
  'M70 26C122 8 200 58 308 88C200 90 120 142 70 124Z',
] as const;
/** The size of the lettering by its number of characters. */
const LETTER_SIZES: Readonly<Record<number, number>> = { 1: 62, 2: 54, 3: 44 };

const [AT_REST, ...GUSTS] = FELT;
const WAVES = [AT_REST, GUSTS[0], AT_REST, GUSTS[1], AT_REST].join(';');

/** A long pennant on its pole; it goes up the pole and waves unless it is still. */
export function WavingPennant({
  flag: { main, second, lettering, hasStar = false },
  isStill,
}: {
  readonly flag: CelebrationFlag;
  readonly isStill: boolean;
}) {
  const ink = textColorOn(main);
  return (
    <svg viewBox="0 0 320 240" aria-hidden="true" className="celebration-pennant">
      <path d="M64 16V240" stroke="#6b4a2a" strokeWidth="8" strokeLinecap="round" />
      <path d="M61.500 18V240" stroke="#a9824f" strokeWidth="1.500" />
      <circle cx="64" cy="13" r="8" className="fill-lamp" stroke="#946510" strokeWidth="1.500" />
      <path d="M71 20V240" className="stroke-chalk-soft" strokeWidth="1" />
      <g data-hoist>
        <path d={AT_REST} fill={main} stroke={second} strokeWidth="5" strokeLinejoin="round">
          {isStill ? null : (
            <animate attributeName="d" dur="1.5s" repeatCount="indefinite" values={WAVES} />
          )}
        </path>
        <path d="M70 26L88 28V122L70 124Z" fill={second} />
        <text
          x={hasStar ? 142 : 156}
          y="92"
          textAnchor="middle"
          fill={ink}
          fontSize={LETTER_SIZES[countGraphemes(lettering)] ?? 36}
          fontFamily="var(--font-display)"
        >
          {lettering}
          {isStill ? null : (
            <animate
              attributeName="y"
              dur="1.5s"
              repeatCount="indefinite"
              values="92;95;92;89;92"
            />
          )}
        </text>
        {hasStar ? (
          <path
            transform="translate(212 76)"
            d="M0 -20L5.700 -7.600L19 -6.200L9 3L11.800 16.200L0 9.400L-11.800 16.200L-9 3L-19 -6.200L-5.700 -7.600Z"
            className="fill-lamp"
            stroke={ink}
            strokeWidth="1.200"
          />
        ) : null}
      </g>
    </svg>
  );
}
