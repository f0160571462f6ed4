import { useState } from 'react';

import { useEventVisit, type EventVisit } from './event-link.ts';
import type { GameLine } from './game-line.ts';

interface Reading {
  /** How many events the chart's cursor has behind it. */
  readonly cursor: number;
  readonly moveCursor: (cursor: number) => void;
  readonly showsEvents: boolean;
  readonly showEvents: (shows: boolean) => void;
  readonly visit: EventVisit;
}

/**
 * Where a reader is in a game's summary. An address that names an event takes him there: the chart's cursor stands on it and All
 * Game Events is unfolded. Without one the cursor begins at the biggest play.
 */
export function useReading({ played, biggest }: GameLine): Reading {
  const asked = useEventVisit();
  const isThere = asked.eventNumber !== null && asked.eventNumber <= played.length;
  const visit = isThere ? asked : { ...asked, eventNumber: null };
  const [cursor, moveCursor] = useState(
    visit.eventNumber ?? biggest[0]?.event.eventNumber ?? played.length,
  );
  const [showsEvents, showEvents] = useState(isThere);
  const [followed, setFollowed] = useState(asked.key);
  if (followed !== asked.key) {
    setFollowed(asked.key);
    if (visit.eventNumber !== null) {
      moveCursor(visit.eventNumber);
      if (!visit.stays) showEvents(true);
    }
  }
  return { cursor, moveCursor, showsEvents, showEvents, visit };
}
