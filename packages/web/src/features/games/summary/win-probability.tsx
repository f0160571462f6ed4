import { shortTeamName } from '../short-name.ts';
import { useNarrow } from '../use-narrow.ts';
import { BiggestPlays } from './biggest-plays.tsx';
import type { GameLine } from './game-line.ts';
import { PlaySlip } from './play-slip.tsx';
import { lineInWords, type ClubNames } from './play-words.ts';
import { WinChart } from './win-chart.tsx';

interface Props {
  readonly line: GameLine;
  readonly names: ClubNames;
  readonly isAbandoned: boolean;
  /** Number of events before the chart's cursor. */
  readonly cursor: number;
  readonly onCursor: (cursor: number) => void;
}

/** The win probability section: the chart, the event at its cursor, and the biggest plays. */
export function WinProbability({ line, names, isAbandoned, cursor, onCursor }: Props) {
  const narrow = useNarrow();
  if (line.played.length === 0) return null;
  const short = narrow
    ? { visitors: shortTeamName(names.visitors), home: shortTeamName(names.home) }
    : names;
  return (
    <section aria-labelledby="win-probability">
      <h2 id="win-probability" className="font-display text-xl">
        Win probability
      </h2>
      <p id="win-line-in-words" className="mb-3 text-sm text-ink-soft">
        {lineInWords(line, names, isAbandoned)} All Game Events below has every step of it.
      </p>
      <WinChart
        line={line}
        names={names}
        cursor={cursor}
        onCursor={onCursor}
        describedBy="win-line-in-words"
      />
      <PlaySlip
        play={line.played[cursor - 1] ?? null}
        line={line}
        names={short}
        onStep={(by) => onCursor(cursor + by)}
      />
      <BiggestPlays biggest={line.biggest} names={short} />
    </section>
  );
}
