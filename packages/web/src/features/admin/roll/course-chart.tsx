import type { CoursePoint } from '@pennant/rules/games/dice-trial';
import { useRef } from 'react';

import { countText } from '../../../ui/money.tsx';
import { useWidth } from '../../../ui/use-width.ts';
import { rateText } from './figures.ts';

interface Props {
  readonly course: readonly CoursePoint[];
  /** How many rolls it goes to in the end. */
  readonly rolls: number;
  /** The exact on-base average. */
  readonly expected: number;
}

const HEIGHT = 210;
const FOOT = 24;
const LEFT = 40;
/** Below so many rolls the line says nothing yet. */
const FROM = 10;

/**
 * The on-base average on the way to where it belongs, over the logarithm of the rolls. Every roll reaches base or does not, so
 * that its standard error is exact: in 19 of 20 trials the line ends within twice as much.
 */
export function CourseChart({ course, rolls, expected }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame, 320);
  const shown = course.filter((point) => point.rolls >= FROM);
  const deviation = Math.sqrt(expected * (1 - expected));
  const half = Math.max(
    0.02,
    Math.min(
      0.3,
      Math.max(
        2.5 * (deviation / Math.sqrt(FROM * 4)),
        ...shown.slice(8).map(({ obp }) => Math.abs(obp - expected)),
      ),
    ),
  );
  const last = Math.max(rolls, FROM * 10);
  const x = (roll: number) =>
    LEFT + (Math.log(roll / FROM) / Math.log(last / FROM)) * (width - LEFT - 4);
  const y = (rate: number) => 8 + ((expected + half - rate) / (2 * half)) * (HEIGHT - FOOT - 8);
  const clipped = (rate: number) => Math.min(expected + half, Math.max(expected - half, rate));
  const steps = Array.from({ length: 60 }, (_, at) => FROM * (last / FROM) ** (at / 59));
  const edge = (sign: 1 | -1) =>
    steps.map(
      (roll) =>
        `${x(roll).toFixed(1)} ${y(clipped(expected + (sign * 2 * deviation) / Math.sqrt(roll))).toFixed(1)}`,
    );
  const funnel = `M${[...edge(1), ...edge(-1).toReversed()].join('L')}Z`;
  const way = shown.map(
    (point) => `${x(point.rolls).toFixed(1)} ${y(clipped(point.obp)).toFixed(1)}`,
  );
  const marks = [10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000].filter(
    (roll) => roll <= last,
  );
  const end = course.at(-1);
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1 font-slab font-semibold">
        OBP on its way to {rateText(expected)}
      </figcaption>
      <div ref={frame}>
        <svg
          width={width}
          height={HEIGHT}
          role="img"
          aria-label={`On-base average after more and more rolls: ${end === undefined ? 'none yet' : `${rateText(end.obp)} after ${countText(end.rolls)}`}, expected ${rateText(expected)}`}
          className="block"
        >
          <path d={funnel} className="fill-sunk" />
          {[expected + half * 0.75, expected, expected - half * 0.75].map((rate) => (
            <text
              key={rate}
              x={LEFT - 4}
              y={y(rate) + 4}
              textAnchor="end"
              className="fill-ink-soft font-sans text-2xs"
            >
              {rateText(Math.max(0, rate))}
            </text>
          ))}
          <path
            d={`M${LEFT} ${y(expected)}H${width}`}
            strokeDasharray="3 2"
            className="stroke-ink stroke-2"
          />
          {way.length > 1 ? (
            <path
              d={`M${way.join('L')}`}
              strokeLinejoin="round"
              className="fill-none stroke-pennant stroke-2"
            />
          ) : null}
          <path d={`M${LEFT} ${HEIGHT - FOOT}H${width}`} className="stroke-ink stroke-2" />
          {marks.map((roll, at) => (
            <text
              key={roll}
              x={x(roll)}
              y={HEIGHT - 7}
              textAnchor={at === 0 ? 'start' : x(roll) > width - 30 ? 'end' : 'middle'}
              className="fill-ink-soft font-varsity text-2xs"
            >
              {shortCount(roll)}
            </text>
          ))}
        </svg>
      </div>
      <p className="mt-1 text-xs text-ink-soft">
        Rolls in steps of ten times. In 19 of 20 trials the line ends inside the shaded funnel.
      </p>
    </figure>
  );
}

const shortCount = (roll: number): string =>
  roll >= 1_000_000 ? `${roll / 1_000_000}M` : roll >= 1000 ? `${roll / 1000}K` : String(roll);
