import type { EventDto } from '@pennant/contract/game-event';

import { halfInningLabelAfter } from '../event-text.ts';
import './recent-events.css';

/** Number of events shown; the summary has all of them. */
const MAX_SHOWN = 9;

/** The latest events, newest first. */
export function RecentEvents({ events }: { readonly events: readonly EventDto[] }) {
  return (
    <section aria-label="Recent events" className="recent-events">
      <h2>Scorer's sheet</h2>
      {events.length === 0 ? (
        <p className="text-sm text-ink-soft">Nothing has happened yet.</p>
      ) : (
        <ol>
          {events.slice(0, MAX_SHOWN).map((event, index) => {
            const outsBefore = events[index + 1]?.ipOuts ?? 0;
            return (
              <li key={event.eventNumber} data-scores={event.runs > 0 || undefined}>
                <span className="recent-events-half">{halfInningLabelAfter(outsBefore)}</span>
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
