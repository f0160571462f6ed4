import type { LuckSoFar } from './season-figures.ts';
import { signedPoints } from './review-words.ts';

/** Sizes of the drawings, in their own units. */
const WIDTH = 600;
const HEIGHT = 140;
/** Games that the chart of costs has room for at least: one game is no wall. */
const MIN_COLUMNS = 20;

const xOf = (index: number, count: number): number => (index / Math.max(1, count)) * WIDTH;

/** What the dice did over the season, in the band of what dice do. */
export function LuckChart({ luck }: { readonly luck: readonly LuckSoFar[] }) {
  const line = [{ luck: 0, band: 0 }, ...luck];
  const last = line.at(-1)!;
  const most = Math.max(0.5, ...line.flatMap((each) => [Math.abs(each.luck), each.band]));
  const y = (value: number) => (HEIGHT / 2) * (1 - value / most);
  const path = (points: readonly number[]) =>
    points.map((value, index) => `${xOf(index, luck.length).toFixed(1)} ${y(value).toFixed(1)}`);
  const upper = path(line.map(({ band }) => band));
  const lower = path(line.map(({ band }) => -band)).toReversed();
  const isInside = Math.abs(last.luck) <= last.band;
  const points = (value: number) => signedPoints(Math.round(value * 100));
  return (
    <figure>
      <figcaption className="mb-2 max-w-prose text-sm">
        <strong className="figures font-display text-lg font-normal">{points(last.luck)}</strong>{' '}
        points by the dice, {last.luck < 0 ? 'against you' : 'for you'}:{' '}
        {isInside ? 'within' : 'outside'} the band of &plusmn;{Math.round(last.band * 100)} in which
        nineteen of twenty such seasons end.
      </figcaption>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-32 w-full border-2 border-ink bg-raised sm:h-44"
      >
        <path d={`M${[...upper, ...lower].join('L')}Z`} className="fill-rule" />
        <path
          d={`M0 ${HEIGHT / 2}H${WIDTH}`}
          className="fill-none stroke-rule-strong stroke-1"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={`M${path(line.map((each) => each.luck)).join('L')}`}
          className={`fill-none stroke-3 ${last.luck < 0 ? 'stroke-pennant' : 'stroke-outfield'}`}
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </figure>
  );
}

/** What each game's decisions cost, oldest first. */
export function CostChart({ costs }: { readonly costs: readonly number[] }) {
  const most = Math.max(0.05, ...costs);
  const column = WIDTH / Math.max(MIN_COLUMNS, costs.length);
  const average = costs.reduce((sum, cost) => sum + cost, 0) / Math.max(1, costs.length);
  const y = (cost: number) => HEIGHT * (1 - cost / most);
  return (
    <figure>
      <figcaption className="mb-2 max-w-prose text-sm text-ink-soft">
        What the decisions of each game cost, oldest first; the line is the average. The highest is{' '}
        {(Math.max(0, ...costs) * 100).toFixed(1)} points.
      </figcaption>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-24 w-full border-b-2 border-ink bg-raised sm:h-32"
      >
        {costs.map((cost, index) => (
          <rect
            key={index}
            x={index * column + column * 0.1}
            y={y(cost)}
            width={column * 0.8}
            height={HEIGHT - y(cost)}
            className="fill-pennant-paint"
          />
        ))}
        <path
          d={`M0 ${y(average)}H${WIDTH}`}
          className="fill-none stroke-ink stroke-2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </figure>
  );
}
