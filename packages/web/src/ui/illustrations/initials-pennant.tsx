import { clubColors } from '@pennant/card-art/clubs/club-colors';
import { textColorOn } from '@pennant/card-art/color';

interface Props {
  /** At most two letters. */
  readonly initials: string;
  /** The code of a club, in whose colors it is; any other text has colors of its own. */
  readonly colors: string;
  readonly hasStar?: boolean;
  readonly className?: string | undefined;
}

/** A decorative felt pennant with initials. */
export function InitialsPennant({ initials, colors, hasStar = false, className }: Props) {
  const { main, second } = clubColors(colors);
  const ink = textColorOn(main);
  return (
    <svg viewBox="0 0 180 76" className={className} aria-hidden="true">
      <path d="M8 3V75" stroke="#6b4a2a" strokeWidth="5" strokeLinecap="round" />
      <circle cx="8" cy="4" r="4" fill="#d9a526" />
      <path
        d="M11 8C58 14 128 28 174 38C128 48 58 60 11 66Z"
        fill={main}
        stroke={second}
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M11 8L24 9.6V64.2L11 66Z" fill={second} />
      <path
        d="M30 17C70 22 120 31 148 38C120 44 70 53 30 57"
        fill="none"
        stroke={ink}
        strokeWidth="1"
        strokeDasharray="3 3"
        opacity="0.6"
      />
      <text
        x="58"
        y="49"
        textAnchor="middle"
        fill={ink}
        fontSize="32"
        fontFamily="var(--font-display)"
      >
        {initials}
      </text>
      {hasStar ? (
        <path
          d="M116 27L119 35L127.500 35.500L121 41L123 49.500L116 45L109 49.500L111 41L104.500 35.500L113 35Z"
          fill="#f3c34f"
          stroke={ink}
          strokeWidth="0.8"
        />
      ) : null}
    </svg>
  );
}
