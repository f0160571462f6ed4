import { memo, useId } from 'react';

import { homeChances, halfSpans, inningSpans, type ChartScale } from './chart-scale.ts';
import { isTopHalf, type GameWinProbability } from './game-win-probability.ts';

/** If an inning is narrower than this, in pixels, only every other one is numbered. */
const MIN_INNING_WIDTH = 15;

interface Props {
  readonly line: GameWinProbability;
  readonly scale: ChartScale;
}

/**
 * The static part of the chart: half-innings, the line with its areas in the sides' colors, the
 * biggest plays and the strip of innings.
 */
export const ChartDrawing = memo(function ChartDrawing({ line, scale }: Props) {
  const clip = useId();
  const { width, height, stripTop, x, y } = scale;
  const middle = y(0.5);
  const points = homeChances(line).map(
    (chance, index) => `${x(index).toFixed(1)} ${y(chance).toFixed(1)}`,
  );
  const path = `M${points.join('L')}`;
  const area = `${path}L${x(points.length - 1)} ${middle}L${x(0)} ${middle}Z`;
  return (
    <svg aria-hidden="true" width={width} height={height} className="block">
      <clipPath id={`${clip}home`}>
        <rect width={width} height={middle} />
      </clipPath>
      <clipPath id={`${clip}visitors`}>
        <rect y={middle} width={width} height={height - middle} />
      </clipPath>
      {halfSpans(line, scale).map(({ half, from, to }) =>
        isTopHalf(half) ? null : (
          <rect
            key={half}
            x={from}
            width={to - from}
            height={stripTop}
            className="fill-sunk opacity-60"
          />
        ),
      )}
      <path d={area} clipPath={`url(#${clip}home)`} className="fill-outfield opacity-30" />
      <path d={area} clipPath={`url(#${clip}visitors)`} className="fill-pennant opacity-30" />
      {[1, 0.75, 0.25, 0].map((chance) => (
        <path key={chance} d={`M0 ${y(chance)}H${width}`} className="fill-none stroke-rule" />
      ))}
      <path
        d={`M0 ${middle}H${width}`}
        strokeDasharray="2 5"
        className="fill-none stroke-rule-strong stroke-2"
      />
      <text
        x={width - 4}
        y={middle - 4}
        textAnchor="end"
        className="fill-ink-soft font-sans text-2xs"
      >
        50%
      </text>
      <path d={path} strokeLinejoin="round" className="fill-none stroke-ink stroke-2" />
      {line.biggest.map(({ event, home, homeSwing }) => (
        <path
          key={event.eventNumber}
          d={`M${x(event.eventNumber - 1)} ${y(home - homeSwing)}L${x(event.eventNumber)} ${y(home)}`}
          strokeLinecap="round"
          className={`fill-none stroke-[5] ${homeSwing > 0 ? 'stroke-outfield' : 'stroke-pennant'}`}
        />
      ))}
      {line.biggest
        .map(({ event, home }, index) => (
          <NumberedBall
            key={event.eventNumber}
            x={x(event.eventNumber)}
            y={y(home)}
            number={index + 1}
          />
        ))
        // The biggest play is drawn last, on top.
        .toReversed()}
      <InningStrip line={line} scale={scale} />
    </svg>
  );
});

/** The strip at the bottom with the number of each inning. */
function InningStrip({ line, scale }: Props) {
  const { width, height, stripTop } = scale;
  const innings = inningSpans(line, scale);
  const isCrowded =
    innings.some(({ from, to }) => to - from < MIN_INNING_WIDTH) && innings.length > 9;
  return (
    <g>
      <rect y={stripTop} width={width} height={height - stripTop} className="fill-tin" />
      {innings.map(({ inning, from, to }) => (
        <g key={inning}>
          {inning === 1 ? null : (
            <path
              d={`M${from.toFixed(1)} ${stripTop}V${height}`}
              className="fill-none stroke-tin-line stroke-2"
            />
          )}
          {isCrowded && inning % 2 === 0 ? null : (
            <text
              x={(from + to) / 2}
              y={height - 8}
              textAnchor="middle"
              className="fill-chalk font-varsity text-xs"
            >
              {inning}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}

/** The marker of one of the biggest plays: a ball with its number. */
export function NumberedBall({
  x,
  y,
  number,
}: {
  readonly x: number;
  readonly y: number;
  readonly number: number;
}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="10" className="fill-die stroke-cardboard-ink" />
      <path
        d="M-6.5-7.5Q-3 0-6.5 7.5M6.5-7.5Q3 0 6.5 7.5"
        className="fill-none stroke-pip-red"
        strokeDasharray="1.5 1"
      />
      <text
        y="4"
        textAnchor="middle"
        className="fill-cardboard-ink font-sans text-[11px] font-bold"
      >
        {number}
      </text>
    </g>
  );
}
