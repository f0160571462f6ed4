/** @jsxImportSource @pennant/card-art/shapes */
/** The pip positions of each face, in steps of 25 units from the center. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

/** Returns a die of 100 x 100 seen from above, with its front edge visible. `face` is 1 to 6. */
export const drawDie = (face: number, pips: 'red' | 'navy') => (
  <>
    <rect y={8} width={100} height={100} rx={18} fill="#b39c70" />
    <rect
      width={100}
      height={100}
      rx={18}
      fill="var(--color-die)"
      stroke="#8d7850"
      strokeWidth={1.5}
    />
    <rect
      x={4}
      y={4}
      width={92}
      height={92}
      rx={16}
      fill="none"
      stroke="#fffaf0"
      strokeWidth={3}
      opacity={0.8}
    />
    {PIPS[face]?.map(([across, down]) => {
      const [x, y] = [50 + across * 25, 50 + down * 25];
      return (
        <g>
          <circle cx={x} cy={y} r={face === 1 ? 14 : 10} fill={`var(--color-pip-${pips})`} />
          <path
            d={`M${x - 6} ${y - 4}A8 8 0 0 1 ${x + 3} ${y - 7}`}
            fill="none"
            stroke="#000"
            strokeWidth={2}
            opacity={0.3}
          />
        </g>
      );
    })}
  </>
);
