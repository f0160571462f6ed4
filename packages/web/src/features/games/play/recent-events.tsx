import type { EventDto } from '@pennant/contract/game-event';

import { halfInningLabelAfter } from '../event-text.ts';

/** Number of events shown; the summary has all of them. */
const MAX_SHOWN = 9;

/** The latest events, newest first. */
export function RecentEvents({ events }: { readonly events: readonly EventDto[] }) {
  return (
    <section
      aria-label="Recent events"
      className="bg-raised px-[0.85rem] pt-[0.6rem] pb-3 shadow-card"
    >
      <h2 className="mb-[0.35rem] border-b-4 border-double border-rule-strong font-display text-lg">
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
                className={`border-b border-rule py-1 text-sm/[1.35] ${event.runs > 0 ? 'pl-2 shadow-[inset_3px_0_0_var(--color-pennant)]' : ''}`}
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
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}
