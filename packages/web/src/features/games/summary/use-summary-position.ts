import { useState } from 'react';

import { useLinkedEvent, type LinkedEvent } from './event-link.ts';
import type { GameWinProbability } from './game-win-probability.ts';

interface SummaryPosition {
  /** Number of events before the chart's cursor. */
  readonly cursor: number;
  readonly moveCursor: (cursor: number) => void;
  readonly showsEvents: boolean;
  readonly showEvents: (shows: boolean) => void;
  readonly visit: LinkedEvent;
}

/**
 * Returns the position in a game's summary. If the URL names an event, the chart's cursor is on it
 * and All Game Events is open; otherwise the cursor starts at the biggest play.
 */
export function useSummaryPosition({ played, biggest }: GameWinProbability): SummaryPosition {
  const linked = useLinkedEvent();
  const hasEvent = linked.eventNumber !== null && linked.eventNumber <= played.length;
  const visit = hasEvent ? linked : { ...linked, eventNumber: null };
  const [cursor, moveCursor] = useState(
    visit.eventNumber ?? biggest[0]?.event.eventNumber ?? played.length,
  );
  const [showsEvents, showEvents] = useState(hasEvent);
  const [followedKey, setFollowedKey] = useState(linked.key);
  if (followedKey !== linked.key) {
    setFollowedKey(linked.key);
    if (visit.eventNumber !== null) {
      moveCursor(visit.eventNumber);
      showEvents(true);
    }
  }
  return { cursor, moveCursor, showsEvents, showEvents, visit };
}
