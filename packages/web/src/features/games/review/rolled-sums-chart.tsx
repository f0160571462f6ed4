import type { SideRolls } from '@pennant/rules/games/analysis/review/rolled-sums';

/** Sizes of the drawing, in its own units. */
const COLUMN = 26;
const BAND_WIDTH = 20;
const BAR_WIDTH = 10;
const HEIGHT = 110;
const AXIS = 18;

const round = (value: number): string => value.toFixed(1);

/** What a side rolled, sum by sum, before the band of what was to be expected. */
export function RolledSumsChart({
  name,
  side: { rolls, sums },
}: {
  readonly name: string;
  readonly side: SideRolls;
}) {
  const most = Math.max(1, ...sums.map(({ rolled, high }) => Math.max(rolled, high)));
  const y = (value: number) => HEIGHT - (value / most) * (HEIGHT - 12);
  const outside = sums.filter(({ rolled, low, high }) => rolled < low || rolled > high);
  return (
    <figure>
      <figcaption className="mb-1 text-sm">
        <strong className="font-slab">{name}</strong>
        <span className="text-ink-soft">
          , {rolls} rolls:{' '}
          {outside.length === 0
            ? 'every sum within its band'
            : `outside their band: ${outside.map(({ sum }) => sum).join(', ')}`}
        </span>
      </figcaption>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${COLUMN * sums.length} ${HEIGHT + AXIS}`}
        className="block w-full border-b-2 border-ink bg-raised"
      >
        {sums.map(({ sum, rolled, expected, low, high }, index) => {
          const middle = index * COLUMN + COLUMN / 2;
          const isOutside = rolled < low || rolled > high;
          return (
            <g key={sum}>
              <rect
                x={middle - BAND_WIDTH / 2}
                y={y(high)}
                width={BAND_WIDTH}
                height={y(low) - y(high)}
                className="fill-rule"
              />
              <rect
                x={middle - BAR_WIDTH / 2}
                y={y(rolled)}
                width={BAR_WIDTH}
                height={HEIGHT - y(rolled)}
                className={isOutside ? 'fill-pennant-paint' : 'fill-outfield-paint'}
              />
              <line
                x1={middle - BAND_WIDTH / 2}
                x2={middle + BAND_WIDTH / 2}
                y1={y(expected)}
                y2={y(expected)}
                strokeWidth="2"
                className="stroke-ink"
              />
              <text
                x={middle}
                y={HEIGHT + 14}
                textAnchor="middle"
                fontSize="12"
                className="figures fill-ink-soft"
              >
                {sum}
              </text>
            </g>
          );
        })}
      </svg>
      <table className="sr-only">
        <caption>Sums rolled for {name}</caption>
        <thead>
          <tr>
            <th scope="col">Sum</th>
            <th scope="col">Rolled</th>
            <th scope="col">Expected</th>
            <th scope="col">Band</th>
          </tr>
        </thead>
        <tbody>
          {sums.map(({ sum, rolled, expected, low, high }) => (
            <tr key={sum}>
              <th scope="row">{sum}</th>
              <td>{rolled}</td>
              <td>{round(expected)}</td>
              <td>
                {round(low)} to {round(high)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
