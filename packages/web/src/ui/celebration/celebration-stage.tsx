import { useEffect, useId } from 'react';
import { createPortal } from 'react-dom';

import { useReducedMotion } from '../media-query-hooks.ts';
import { playFanfare } from '../sound/play-fanfare.ts';
import type { CelebrationProps } from './celebration.tsx';
import { useDismissal } from './use-dismissal.ts';
import { WavingPennant } from './waving-pennant.tsx';
import './celebration.css';

/** The size of a title by its length: a contest's name has up to 80 characters. */
const titleSize = ({ length }: string): string =>
  length > 60 ? 'text-xl' : length > 36 ? 'text-2xl' : 'text-4xl';

/** The stage of a celebration, over the whole page. */
export default function CelebrationStage({
  kicker,
  title,
  detail,
  flag,
  onDone,
}: CelebrationProps) {
  const { isLeaving, dismiss } = useDismissal(onDone);
  const isStill = useReducedMotion();
  useEffect(() => void playFanfare(), []);
  return createPortal(
    // Keys skip it too: useDismissal listens to them.
    <div
      aria-hidden="true"
      data-celebration
      data-leaving={isLeaving || undefined}
      className="celebration fixed inset-0 z-50 flex flex-col items-center justify-center overflow-hidden bg-tin-deep px-5 text-center text-chalk"
      onClick={dismiss}
    >
      <Floodlights />
      <TickerTape />
      <Bunting />
      <div className="relative w-[min(88vw,52dvh,32rem)]">
        <WavingPennant flag={flag} isStill={isStill} />
      </div>
      <div className="celebration-words relative -mt-[min(12vw,7dvh,4rem)] max-w-3xl rounded-md border-3 border-tin-line bg-tin px-6 pt-4 pb-5 shadow-lifted">
        <p className="font-varsity text-lg text-lamp">{kicker}</p>
        <p className={`mt-1 font-display text-balance break-words ${titleSize(title)}`}>{title}</p>
        <p className="mt-3 font-slab text-lg font-semibold text-balance">{detail}</p>
      </div>
      <p className="absolute inset-x-0 bottom-4 text-sm text-chalk-soft celebration-hint">
        Click or press a key to go on
      </p>
    </div>,
    document.body,
  );
}

/** Two beams from the light towers, which meet behind the flag. */
function Floodlights() {
  return (
    <svg
      className="absolute inset-0 size-full"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d="M-4 -4L4 -4L86 100L30 100Z" className="fill-chalk opacity-7" />
      <path d="M104 -4L96 -4L14 100L70 100Z" className="fill-chalk opacity-7" />
    </svg>
  );
}

const STRIPS = 72;
const TAPE_COLORS = ['fill-chalk', 'fill-lamp', 'fill-pennant-paint', 'fill-chalk-soft'] as const;

/** Ticker tape from the upper deck. */
function TickerTape() {
  return (
    <svg className="celebration-tape absolute inset-0 size-full" aria-hidden="true">
      {Array.from({ length: STRIPS }, (_, index) => {
        // Spread by powers of the plastic number: even, without a pattern.
        const spot = (index * 0.754_878) % 1;
        const height = (index * 0.569_84) % 1;
        return (
          <g key={index}>
            <rect
              x={`${(spot * 100).toFixed(1)}%`}
              y={`${(height * 92).toFixed(1)}%`}
              width={4 + (index % 3) * 2}
              height={13 + (index % 4) * 4}
              className={TAPE_COLORS[(index * 2 + Math.floor(index / 3)) % TAPE_COLORS.length]}
            />
          </g>
        );
      })}
    </svg>
  );
}

/** The bunting along the rail at the top: half rosettes of red, cream and navy. */
function Bunting() {
  const id = useId();
  return (
    <svg className="absolute inset-x-0 top-0 h-20 w-full" aria-hidden="true">
      <defs>
        <pattern id={id} width="120" height="80" patternUnits="userSpaceOnUse">
          <circle cx="60" cy="0" r="60" className="fill-pip-navy" />
          <circle cx="60" cy="0" r="45" className="fill-chalk" />
          <circle cx="60" cy="0" r="30" className="fill-pennant-paint" />
          <circle cx="60" cy="0" r="12" className="fill-chalk" />
          <path
            d="M60 0L60 60M60 0L36 55M60 0L84 55M60 0L16 41M60 0L104 41M60 0L4 21M60 0L116 21"
            stroke="#0d251b"
            strokeOpacity=".3"
            strokeWidth="1.500"
          />
        </pattern>
      </defs>
      <rect width="100%" height="80" fill={`url(#${id})`} />
      <rect width="100%" height="5" className="fill-lamp" />
    </svg>
  );
}
