import type { RolledEventDto } from '@pennant/contract/game-event';
import { useState } from 'react';

import { isolateName } from '../../../ui/isolated-name.ts';
import { eventAnnouncement } from '../event-text.ts';
import { NO_NOTES, type DecisionNotes } from './decision-notes.ts';

interface Props {
  /** Newest first. */
  readonly events: readonly RolledEventDto[];
  /** What the page decided for the user. */
  readonly notes: DecisionNotes;
  /** Number of the newest event that may be announced. */
  readonly upTo: number;
  readonly visitors: string;
  readonly home: string;
  /** How the game ended; null while it is under way. */
  readonly result: string | null;
}

interface Line {
  readonly eventNumber: number;
  readonly text: string;
}

/** Maximum number of lines kept in the page; older ones have been read out. */
const MAX_LINES = 24;

/**
 * Returns the lines to announce for the events (newest first) after an event number: for a single
 * roll one line for each event, oldest first; for several rolls played at once one summary with
 * their count, the score and the last event.
 */
export function announcementLines(
  events: readonly RolledEventDto[],
  afterEvent: number,
  { notes = NO_NOTES, ...names }: Pick<Props, 'visitors' | 'home'> & Partial<Pick<Props, 'notes'>>,
): Line[] {
  const fresh = events.filter(({ eventNumber }) => eventNumber > afterEvent);
  const [last] = fresh;
  const rolls = fresh.filter(({ kind }) => kind === 'plateAppearance').length;
  if (last !== undefined && rolls > 1) {
    const { visitors, home } = names;
    const score = `${isolateName(visitors)} ${last.visitingScore}, ${isolateName(home)} ${last.homeScore}.`;
    const text = `${rolls} batters later: ${score} ${last.resultDescription}`;
    return [{ eventNumber: last.eventNumber, text }];
  }
  return fresh
    .map((event, index) => {
      const outsBefore = events[index + 1]?.ipOuts ?? 0;
      const { eventNumber } = event;
      const note = notes.has(eventNumber) ? ` ${notes.get(eventNumber)}` : '';
      return { eventNumber, text: eventAnnouncement(event, { outsBefore, ...names }) + note };
    })
    .toReversed();
}

/**
 * A live region that announces each event once to screen readers, when it is shown. Events from
 * before the page opened are not announced.
 */
export function Announcer({ events, notes, upTo, visitors, home, result }: Props) {
  const [initialResult] = useState(result);
  const newest = Math.min(upTo, events[0]?.eventNumber ?? 0);
  const [announced, setAnnounced] = useState<{ upTo: number; lines: readonly Line[] }>({
    upTo: newest,
    lines: [],
  });
  if (newest > announced.upTo) {
    const shownEvents = events.filter(({ eventNumber }) => eventNumber <= newest);
    const fresh = announcementLines(shownEvents, announced.upTo, { visitors, home, notes });
    setAnnounced({ upTo: newest, lines: [...announced.lines, ...fresh].slice(-MAX_LINES) });
  }
  return (
    <div role="log" aria-live="polite" className="sr-only">
      {announced.lines.map(({ eventNumber, text }) => (
        <p key={eventNumber}>{text}</p>
      ))}
      {result === null || result === initialResult ? null : <p>Final. {result}</p>}
    </div>
  );
}
