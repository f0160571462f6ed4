import type { GameEvent } from '@pennant/contract/game-event';
import { useState } from 'react';

import { spokenEvent } from '../event-words.ts';

interface Props {
  /** Newest first, only those that may be told. */
  readonly events: readonly GameEvent[];
  readonly visitors: string;
  readonly home: string;
  /** How it ended; null while it is under way. */
  readonly result: string | null;
}

interface Line {
  readonly eventNumber: number;
  readonly text: string;
}

/** More events at once than this are not read out one by one. */
const MOST_AT_ONCE = 12;
/** Lines that stay in the page; what was read out is not needed again. */
const LINES_KEPT = 24;

/** What to say of events (newest first) that came after one: in order, or in one sentence where they are many. */
function linesFor(
  events: readonly GameEvent[],
  after: number,
  names: Pick<Props, 'visitors' | 'home'>,
): Line[] {
  const lines = events
    .map((event, at) => ({
      eventNumber: event.eventNumber,
      text: spokenEvent(event, { outsBefore: events[at + 1]?.ipOuts ?? 0, ...names }),
    }))
    .filter(({ eventNumber }) => eventNumber > after);
  const [last] = lines;
  if (lines.length <= MOST_AT_ONCE || last === undefined) return lines.toReversed();
  return [{ ...last, text: `${lines.length} plays later: ${last.text}` }];
}

/** Says every event once to a screen reader, when it shows. What was there when the page opened is not read out. */
export function Announcer({ events, visitors, home, result }: Props) {
  const [resultBefore] = useState(result);
  const newest = events[0]?.eventNumber ?? 0;
  const [said, setSaid] = useState<{ upTo: number; lines: readonly Line[] }>({
    upTo: newest,
    lines: [],
  });
  if (newest > said.upTo) {
    const fresh = linesFor(events, said.upTo, { visitors, home });
    setSaid({ upTo: newest, lines: [...said.lines, ...fresh].slice(-LINES_KEPT) });
  }
  return (
    <div role="log" aria-live="polite" className="sr-only">
      {said.lines.map(({ eventNumber, text }) => (
        <p key={eventNumber}>{text}</p>
      ))}
      {result === null || result === resultBefore ? null : <p>Final. {result}</p>}
    </div>
  );
}
