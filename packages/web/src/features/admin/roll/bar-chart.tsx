import { useRef } from 'react';

import type { CitedRule } from '../../../ui/rule/rules.ts';
import { useWidth } from '../../../ui/use-width.ts';
import { RuleLink } from '../../../ui/rule/rule-link.tsx';

/** A bar of the chart: the observed and the expected share, 0 to 1. */
export interface Bar {
  readonly name: string;
  readonly share: number;
  readonly expected: number;
}

/** Bars of one color; `name` is for the legend and the chart's text for screen readers. */
export interface BarSeries {
  readonly name: string;
  readonly paint: 'outfield' | 'pennant';
  readonly bars: readonly Bar[];
}

interface Props {
  readonly title: string;
  readonly series: readonly BarSeries[];
  /** A note below the chart: how many observations there are. */
  readonly note: string;
  /** The sentence that says where the expected shares come from. */
  readonly rule: CitedRule;
}

const HEIGHT = 190;
const AXIS_HEIGHT = 22;
const TOP_MARGIN = 18;
const FILLS = { outfield: 'fill-outfield-paint', pennant: 'fill-pennant-paint' } as const;

/** A bar chart of shares; a dashed line across each bar marks its expected share. */
export function BarChart({ title, series, note, rule }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame, 320);
  const names = series[0]?.bars.map(({ name }) => name) ?? [];
  const maxShare = Math.max(
    0.001,
    ...series.flatMap(({ bars }) => bars.flatMap(({ share, expected }) => [share, expected])),
  );
  const slot = width / Math.max(1, names.length);
  const gap = Math.min(10, slot * 0.22);
  const bar = (slot - gap) / Math.max(1, series.length);
  const y = (share: number) =>
    TOP_MARGIN + (1 - share / maxShare) * (HEIGHT - TOP_MARGIN - AXIS_HEIGHT);
  const isWide = bar >= 30;
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1 font-slab font-semibold">{title}</figcaption>
      <div ref={frame}>
        <svg
          width={width}
          height={HEIGHT}
          role="img"
          aria-label={describeBars(title, series)}
          className="block"
        >
          <path d={`M0 ${HEIGHT - AXIS_HEIGHT}H${width}`} className="stroke-ink stroke-2" />
          {names.map((name, index) => (
            <text
              key={name}
              x={slot * (index + 0.5)}
              y={HEIGHT - 6}
              textAnchor="middle"
              className="fill-ink-soft font-varsity text-xs"
            >
              {name}
            </text>
          ))}
          {series.map(({ name, paint, bars }, seriesIndex) =>
            bars.map(({ name: sum, share, expected }, index) => {
              const x = slot * index + gap / 2 + bar * seriesIndex;
              return (
                <g key={`${name} ${sum}`}>
                  <rect
                    x={x}
                    y={y(share)}
                    width={Math.max(1, bar - 1)}
                    height={Math.max(0, HEIGHT - AXIS_HEIGHT - y(share))}
                    className={FILLS[paint]}
                  />
                  <path
                    d={`M${x - 2} ${y(expected)}H${x + bar + 1}`}
                    className="stroke-ink stroke-2"
                    strokeDasharray="3 2"
                  />
                  {isWide ? (
                    <text
                      x={x + (bar - 1) / 2}
                      y={Math.min(y(share), y(expected)) - 5}
                      textAnchor="middle"
                      className="fill-ink-soft font-sans text-[10px]"
                    >
                      {formatPercent(share)}
                    </text>
                  ) : null}
                </g>
              );
            }),
          )}
        </svg>
      </div>
      <p className="mt-1 flex flex-wrap gap-x-4 text-xs text-ink-soft">
        {series.length > 1
          ? series.map(({ name, paint }) => (
              <span key={name} className="inline-flex items-center gap-1">
                <svg aria-hidden="true" width="10" height="10">
                  <rect width="10" height="10" className={FILLS[paint]} />
                </svg>
                {name}
              </span>
            ))
          : null}
        <span className="inline-flex items-center gap-1">
          <svg aria-hidden="true" width="16" height="4">
            <path d="M0 2H16" strokeDasharray="3 2" className="stroke-ink stroke-2" />
          </svg>
          <RuleLink rule={rule}>expected</RuleLink>
        </span>
        <span>{note}</span>
      </p>
    </figure>
  );
}

const formatPercent = (share: number) => `${(share * 100).toFixed(1)}%`;

const describeBars = (title: string, series: readonly BarSeries[]): string =>
  `${title}. ${series
    .map(
      ({ name, bars }) =>
        `${name}: ${bars
          .map(
            (bar) =>
              `${bar.name} ${formatPercent(bar.share)}, expected ${formatPercent(bar.expected)}`,
          )
          .join('; ')}`,
    )
    .join('. ')}`;
