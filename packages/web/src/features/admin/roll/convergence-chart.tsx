import type { CoursePoint } from '@pennant/rules/games/analysis/matchup-trial';
import { useRef } from 'react';

import { formatCount } from '../../../ui/money.tsx';
import { useWidth } from '../../../ui/use-width.ts';
import { formatRate } from './expected-results.ts';

interface Props {
  readonly course: readonly CoursePoint[];
  /** Number of rolls of the whole trial. */
  readonly rolls: number;
  /** The exact on-base average. */
  readonly expected: number;
}

const HEIGHT = 210;
const AXIS_HEIGHT = 24;
const LEFT_MARGIN = 40;
/** The line starts at this many rolls; with fewer, the average means nothing yet. */
const MIN_ROLLS = 10;

/**
 * A chart of the on-base average over the number of rolls, on a logarithmic axis. Each roll reaches
 * base or does not, so the standard error is exact, sqrt(p(1 - p) / rolls): in 19 of 20 trials the
 * line ends within two of them, the shaded funnel.
 */
export function ConvergenceChart({ course, rolls, expected }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame, 320);
  const shown = course.filter((point) => point.rolls >= MIN_ROLLS);
  const deviation = Math.sqrt(expected * (1 - expected));
  const halfRange = Math.max(
    0.02,
    Math.min(
      0.3,
      Math.max(
        2.5 * (deviation / Math.sqrt(MIN_ROLLS * 4)),
        ...shown.slice(8).map(({ obp }) => Math.abs(obp - expected)),
      ),
    ),
  );
  const last = Math.max(rolls, MIN_ROLLS * 10);
  const x = (roll: number) =>
    LEFT_MARGIN +
    (Math.log(roll / MIN_ROLLS) / Math.log(last / MIN_ROLLS)) * (width - LEFT_MARGIN - 4);
  const y = (rate: number) =>
    8 + ((expected + halfRange - rate) / (2 * halfRange)) * (HEIGHT - AXIS_HEIGHT - 8);
  const clip = (rate: number) =>
    Math.min(expected + halfRange, Math.max(expected - halfRange, rate));
  const steps = Array.from(
    { length: 60 },
    (_, index) => MIN_ROLLS * (last / MIN_ROLLS) ** (index / 59),
  );
  const funnelEdge = (sign: 1 | -1) =>
    steps.map(
      (roll) =>
        `${x(roll).toFixed(1)} ${y(clip(expected + (sign * 2 * deviation) / Math.sqrt(roll))).toFixed(1)}`,
    );
  const funnel = `M${[...funnelEdge(1), ...funnelEdge(-1).toReversed()].join('L')}Z`;
  const points = shown.map(
    (point) => `${x(point.rolls).toFixed(1)} ${y(clip(point.obp)).toFixed(1)}`,
  );
  const ticks = [10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000].filter(
    (roll) => roll <= last,
  );
  const end = course.at(-1);
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1 font-slab font-semibold">
        OBP on its way to {formatRate(expected)}
      </figcaption>
      <div ref={frame}>
        <svg
          width={width}
          height={HEIGHT}
          role="img"
          aria-label={`On-base average after more and more rolls: ${end === undefined ? 'none yet' : `${formatRate(end.obp)} after ${formatCount(end.rolls)}`}, expected ${formatRate(expected)}`}
          className="block"
        >
          <path d={funnel} className="fill-sunk" />
          {[expected + halfRange * 0.75, expected, expected - halfRange * 0.75].map((rate) => (
            <text
              key={rate}
              x={LEFT_MARGIN - 4}
              y={y(rate) + 4}
              textAnchor="end"
              className="fill-ink-soft font-sans text-2xs"
            >
              {formatRate(Math.max(0, rate))}
            </text>
          ))}
          <path
            d={`M${LEFT_MARGIN} ${y(expected)}H${width}`}
            strokeDasharray="3 2"
            className="stroke-ink stroke-2"
          />
          {points.length > 1 ? (
            <path
              d={`M${points.join('L')}`}
              strokeLinejoin="round"
              className="fill-none stroke-pennant stroke-2"
            />
          ) : null}
          <path
            d={`M${LEFT_MARGIN} ${HEIGHT - AXIS_HEIGHT}H${width}`}
            className="stroke-ink stroke-2"
          />
          {ticks.map((roll, index) => (
            <text
              key={roll}
              x={x(roll)}
              y={HEIGHT - 7}
              textAnchor={index === 0 ? 'start' : x(roll) > width - 30 ? 'end' : 'middle'}
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
