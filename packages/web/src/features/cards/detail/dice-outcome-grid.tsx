import './dice-outcome-grid.css';

const FACES = [1, 2, 3, 4, 5, 6] as const;

interface Props {
  readonly caption: string;
  /** The eleven cells for the sums 2 to 12; null where a cell has no effect. */
  readonly table: readonly (string | null)[];
  readonly words: (cell: string | null) => string;
  /** The faces just rolled, red and navy; highlighted. */
  readonly hit?: readonly [number, number] | null;
}

/** The grid of all 36 rolls of two dice, each cell in the color of its result. */
export function DiceOutcomeGrid({ caption, table, words, hit = null }: Props) {
  return (
    <table className="dice-square">
      <caption className="mb-1 text-left font-slab font-semibold">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">Red die</span>
          </th>
          {FACES.map((navy) => (
            <th key={navy} scope="col">
              <span className="sr-only">Navy die </span>
              {navy}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {FACES.map((red) => (
          <tr key={red}>
            <th scope="row">{red}</th>
            {FACES.map((navy) => {
              const cell = table[red + navy - 2] ?? null;
              return (
                <td
                  key={navy}
                  className="dice-says"
                  data-says={cell ?? 'nothing'}
                  data-hit={(hit !== null && hit[0] === red && hit[1] === navy) || undefined}
                  title={`${red + navy}: ${words(cell)}`}
                >
                  {cell ?? <span aria-label="nothing">·</span>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The legend of the grid: each result with its color and its odds, "a home run: 2 in 36". */
export function DiceOutcomeLegend({ table, words }: Pick<Props, 'table' | 'words'>) {
  const chances = new Map<string | null, number>();
  table.forEach((cell, index) =>
    chances.set(cell, (chances.get(cell) ?? 0) + 6 - Math.abs(index - 5)),
  );
  return (
    <ul className="flex flex-col gap-1 text-sm">
      {[...chances]
        .toSorted(([, a], [, b]) => b - a)
        .map(([cell, chance]) => (
          <li key={cell} className="flex items-baseline gap-2">
            <span
              className="dice-says inline-grid min-w-10 place-items-center rounded-sm px-1 font-varsity text-xs"
              data-says={cell ?? 'nothing'}
              aria-hidden
            >
              {cell ?? '·'}
            </span>
            <span>
              {words(cell)}: <strong className="figures whitespace-nowrap">{chance} in 36</strong>
            </span>
          </li>
        ))}
    </ul>
  );
}
