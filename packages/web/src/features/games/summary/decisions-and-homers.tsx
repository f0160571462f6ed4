import type { BoxScoreRow, GameSummary } from '@pennant/contract/game-summary';

const HEADS = { W: 'Win', L: 'Loss', S: 'Save' } as const;

/**
 * The pitching decisions, home runs and errors:
 * "Win: Radbourn · Loss: Keefe · Homers: Brouthers 2 · Errors: Glasscock".
 */
export function DecisionsAndHomers({ boxScore }: Pick<GameSummary, 'boxScore'>) {
  const rows = [...boxScore.visitors, ...boxScore.home];
  const pitchers = (['W', 'L', 'S'] as const).flatMap((decision) =>
    rows
      .filter((row) => row.decision === decision)
      .map((row) => [HEADS[decision], playerName(row)] as const),
  );
  const homers = rows.filter(({ type, hr }) => type === 'Batter' && hr > 0);
  const erred = rows.filter(({ e }) => e > 0);
  const lines = [
    ...pitchers,
    ...(homers.length === 0 ? [] : [['Homers', listWithCounts(homers, 'hr')] as const]),
    ...(erred.length === 0 ? [] : [['Errors', listWithCounts(erred, 'e')] as const]),
  ];
  if (lines.length === 0) return null;
  return (
    <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {lines.map(([head, text]) => (
        <div key={head} className="flex gap-2">
          <dt className="font-varsity text-ink-soft">{head}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Returns the names, those who did it more than once with the count: "Brouthers 2". */
const listWithCounts = (rows: readonly BoxScoreRow[], count: 'hr' | 'e'): string =>
  rows
    .map((row) => (row[count] === 1 ? playerName(row) : `${playerName(row)} ${row[count]}`))
    .join(', ');

const playerName = ({ name }: BoxScoreRow): string => decodeURIComponent(name);
