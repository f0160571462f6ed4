import type { BoxScoreRow, GameSummary } from '@pennant/contract/game-summary';

const HEADS = { W: 'Win', L: 'Loss', S: 'Save' } as const;

/** The pitching decisions and home runs: "Win: Radbourn · Loss: Keefe · Homers: Brouthers 2". */
export function DecisionsAndHomers({ boxScore }: Pick<GameSummary, 'boxScore'>) {
  const rows = [...boxScore.visitors, ...boxScore.home];
  const pitchers = (['W', 'L', 'S'] as const).flatMap((decision) =>
    rows
      .filter((row) => row.decision === decision)
      .map((row) => [HEADS[decision], playerName(row)] as const),
  );
  const homers = rows
    .filter(({ type, hr }) => type === 'Batter' && hr > 0)
    .map((row) => (row.hr === 1 ? playerName(row) : `${playerName(row)} ${row.hr}`));
  const lines = homers.length === 0 ? pitchers : [...pitchers, ['Homers', homers.join(', ')]];
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

const playerName = ({ name }: BoxScoreRow): string => decodeURIComponent(name);
