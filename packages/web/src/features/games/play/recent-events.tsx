import type { RolledEventDto } from '@pennant/contract/game-event';
import { memo } from 'react';

import { RuleLink } from '../../../ui/rule/rule-link.tsx';
import { halfInningLabelAfter } from '../event-text.ts';
import type { DecisionNotes } from './decision-notes.ts';

/** Number of events shown; the summary has all of them. */
const MAX_SHOWN = 9;

/** The latest events, newest first. */
export const RecentEvents = memo(function RecentEvents({
  events,
  notes,
}: {
  readonly events: readonly RolledEventDto[];
  /** What the page decided for the user. */
  readonly notes: DecisionNotes;
}) {
  return (
    <section aria-label="Recent events" className="bg-raised px-3 pt-2 pb-3 shadow-card">
      <h2 className="mb-1 border-b-4 border-double border-rule-strong font-display text-lg">
        Scorer's sheet
      </h2>
      {events.length === 0 ? (
        <p className="text-sm text-ink-soft">Nothing has happened yet.</p>
      ) : (
        <ol>
          {events.slice(0, MAX_SHOWN).map((event, index) => {
            const outsBefore = events[index + 1]?.ipOuts ?? 0;
            return (
              <li
                key={event.eventNumber}
                className={`border-b border-rule py-1 text-sm ${event.runs > 0 ? 'border-l-3 border-l-pennant pl-2' : ''}`}
              >
                <span className="block font-varsity text-2xs text-ink-soft">
                  {halfInningLabelAfter(outsBefore)}
                </span>
                {event.resultDescription}
                {event.runs > 0 ? (
                  <strong className="figures">
                    {' '}
                    {event.visitingScore}–{event.homeScore}
                  </strong>
                ) : null}
                {notes.has(event.eventNumber) ? (
                  <em className="block text-xs text-ink-soft">
                    <RuleLink rule={event.kind === 'tag' ? 'tag-chance' : 'send-chance'}>
                      {notes.get(event.eventNumber)}
                    </RuleLink>
                  </em>
                ) : null}
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
});
