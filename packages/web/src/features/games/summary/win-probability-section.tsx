import { shortTeamName } from '../short-team-name.ts';
import { useNarrowScreen } from '../../../ui/media-query-hooks.ts';
import { BiggestPlays } from './biggest-plays.tsx';
import type { GameWinProbability } from './game-win-probability.ts';
import { ChartEventPanel, type EventPlace } from './chart-event-panel.tsx';
import { summarizeLine, type TeamNames } from './win-probability-text.ts';
import { WinProbabilityChart } from './win-probability-chart.tsx';
import { RuleLink } from '../../../ui/rule/rule-link.tsx';

interface Props {
  readonly line: GameWinProbability;
  readonly names: TeamNames;
  readonly isAbandoned: boolean;
  /** Number of events before the chart's cursor. */
  readonly cursor: number;
  readonly onCursor: (cursor: number) => void;
  readonly shownBy: EventPlace;
  /** What stands below the heading besides the line in words. */
  readonly note: string;
}

/** The win probability section: the chart, the event at its cursor, and the biggest plays. */
export function WinProbabilitySection({
  line,
  names,
  isAbandoned,
  cursor,
  onCursor,
  shownBy,
  note,
}: Props) {
  const narrow = useNarrowScreen();
  if (line.played.length === 0) return null;
  const short = narrow
    ? { visitors: shortTeamName(names.visitors), home: shortTeamName(names.home) }
    : names;
  return (
    <section aria-labelledby="win-probability">
      <h2 id="win-probability" className="font-display text-xl">
        Win probability
      </h2>
      <p className="mb-3 text-sm text-ink-soft">
        <span id="win-line-in-words">
          {summarizeLine(line, names, isAbandoned)} {note}
        </span>{' '}
        <RuleLink rule="win-probability">Where the chances come from</RuleLink>
      </p>
      <WinProbabilityChart
        line={line}
        names={names}
        cursor={cursor}
        onCursor={onCursor}
        describedBy="win-line-in-words"
      />
      <ChartEventPanel
        play={line.played[cursor - 1] ?? null}
        line={line}
        names={short}
        onStep={(by) => onCursor(cursor + by)}
        shownBy={shownBy}
      />
      <BiggestPlays biggest={line.biggest} names={short} eventPath={shownBy.path} />
    </section>
  );
}
