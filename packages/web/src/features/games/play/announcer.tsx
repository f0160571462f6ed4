import type { GameEvent } from '@pennant/contract/game-event';
import { useState } from 'react';

import { spokenEvent } from '../event-words.ts';

interface Props {
  /** Newest first. */
  readonly events: readonly GameEvent[];
  /** Number of the newest that may be spoken. */
  readonly upTo: number;
  readonly visitors: string;
  readonly home: string;
  /** How it ended; null while it is under way. */
  readonly result: string | null;
}

interface Line {
  readonly eventNumber: number;
  readonly text: string;
}

/** Lines that stay in the page; what was read out is not needed again. */
const LINES_KEPT = 24;

/**
 * What to say of events (newest first) that came after one: those of one roll in order; a stretch that was played at once in one
 * summary: how many plays, the score, and the last of them.
 */
export function linesFor(
  events: readonly GameEvent[],
  after: number,
  names: Pick<Props, 'visitors' | 'home'>,
): Line[] {
  const fresh = events.filter(({ eventNumber }) => eventNumber > after);
  const [last] = fresh;
  const rolls = fresh.filter(({ kind }) => kind === 'plateAppearance').length;
  if (last !== undefined && rolls > 1) {
    const { visitors, home } = names;
    const score = `${visitors} ${last.visitingScore}, ${home} ${last.homeScore}.`;
    const text = `${rolls} batters later: ${score} ${last.resultDescription}`;
    return [{ eventNumber: last.eventNumber, text }];
  }
  return fresh
    .map((event, at) => ({
      eventNumber: event.eventNumber,
      text: spokenEvent(event, { outsBefore: events[at + 1]?.ipOuts ?? 0, ...names }),
    }))
    .toReversed();
}

/** Says every event once to a screen reader, when it shows. What was there when the page opened is not read out. */
export function Announcer({ events, upTo, visitors, home, result }: Props) {
  const [resultBefore] = useState(result);
  const newest = Math.min(upTo, events[0]?.eventNumber ?? 0);
  const [said, setSaid] = useState<{ upTo: number; lines: readonly Line[] }>({
    upTo: newest,
    lines: [],
  });
  if (newest > said.upTo) {
    const tellable = events.filter(({ eventNumber }) => eventNumber <= newest);
    const fresh = linesFor(tellable, said.upTo, { visitors, home });
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
