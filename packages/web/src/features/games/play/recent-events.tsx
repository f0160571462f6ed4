import type { GameEvent } from '@pennant/contract/game-event';

import { halfAfter } from '../event-words.ts';
import './scorers-sheet.css';

/** How many events stand on the sheet beside the field; the summary has them all. */
const SHOWN = 9;

/** The scorer's sheet: what happened last, newest first. */
export function RecentEvents({ events }: { readonly events: readonly GameEvent[] }) {
  return (
    <section aria-label="Recent events" className="recent-events">
      <h2>Scorer's sheet</h2>
      {events.length === 0 ? (
        <p className="text-sm text-ink-soft">Nothing has happened yet.</p>
      ) : (
        <ol>
          {events.slice(0, SHOWN).map((event, at) => {
            const before = events[at + 1]?.ipOuts ?? 0;
            return (
              <li key={event.eventNumber} data-scores={event.runs > 0 || undefined}>
                <span className="recent-events-half">{halfAfter(before)}</span>
                {event.resultDescription}
                {event.runs > 0 ? (
                  <strong className="figures">
                    {' '}
                    {event.visitingScore}–{event.homeScore}
                  </strong>
                ) : null}
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}
