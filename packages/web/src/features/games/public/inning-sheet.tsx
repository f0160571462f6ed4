import { Link } from 'react-router';

import { halfInningLabel, type EventWinProbability } from '../summary/game-win-probability.ts';
import { publicGamePath } from '../share/public-game-path.ts';

interface Props {
  readonly gameID: string;
  /** All events of the half-inning, oldest first. */
  readonly plays: readonly EventWinProbability[];
  /** Number of the event that is shown. */
  readonly shown: number;
}

/** The events of the half-inning as a scorer's sheet, each a link to itself. */
export function InningSheet({ gameID, plays, shown }: Props) {
  const [first] = plays;
  if (first === undefined) return null;
  return (
    <section aria-labelledby="inning-sheet" className="bg-raised px-3 pt-2 pb-3 shadow-card">
      <h2
        id="inning-sheet"
        className="mb-1 border-b-4 border-double border-rule-strong font-display text-lg"
      >
        {halfInningLabel(first.half)}
      </h2>
      <ol>
        {plays.map(({ event }) => {
          const isShown = event.eventNumber === shown;
          return (
            <li
              key={event.eventNumber}
              className={`border-b border-rule text-sm ${event.runs > 0 ? 'border-l-3 border-l-pennant pl-2' : ''}`}
            >
              <Link
                to={publicGamePath(gameID, event.eventNumber)}
                replace
                preventScrollReset
                aria-current={isShown || undefined}
                className="block py-1.5 hover:underline aria-[current]:bg-sunk aria-[current]:font-semibold"
              >
                {event.resultDescription}
                {event.runs > 0 ? (
                  <strong className="figures">
                    {' '}
                    {event.visitingScore}–{event.homeScore}
                  </strong>
                ) : null}
              </Link>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
