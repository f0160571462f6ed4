import type { RolledEventDto } from '@pennant/contract/game-event';
import { useEffect, useRef } from 'react';

import { halfInningLabelAfter } from '../../games/event-text.ts';

interface Props {
  /** All events of the attempt that are told, oldest first. */
  readonly events: readonly RolledEventDto[];
  /** How many of them there were at the last decision. */
  readonly from: number;
  /** Shows at once what is still to happen; null where nothing is. */
  readonly onSkip: (() => void) | null;
}

/** What has happened since the last decision, play by play, the newest last. */
export function PlayTicker({ events, from, onSkip }: Props) {
  const list = useRef<HTMLDivElement>(null);
  // The newest play stays in sight, as the list grows and as it shrinks for a decision.
  useEffect(() => showEnd(list.current));
  useEffect(() => {
    const { current } = list;
    if (current === null) return undefined;
    const observer = new ResizeObserver(() => showEnd(current));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  const told = events.slice(from);
  return (
    <section aria-label="Since your last decision" className="daily-ticker">
      <div
        ref={list}
        // What scrolls can be scrolled by key.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="region"
        aria-label="Plays"
        className="daily-ticker-list"
      >
        {told.length === 0 ? (
          <p className="py-1 text-sm text-ink-soft">{from === 0 ? 'Play ball!' : '…'}</p>
        ) : (
          <ol>
            {told.map((event, index) => (
              <Play
                key={event.eventNumber}
                event={event}
                half={halfOf(events, from + index, index === 0)}
              />
            ))}
          </ol>
        )}
      </div>
      {onSkip === null ? null : (
        <button
          type="button"
          onClick={onSkip}
          aria-keyshortcuts="Escape"
          className="daily-skip font-slab font-semibold"
        >
          Skip ahead
        </button>
      )}
    </section>
  );
}

function showEnd(list: HTMLElement | null): void {
  if (list !== null) list.scrollTop = list.scrollHeight;
}

/** Returns the half-inning that begins with a play, or with the list; null within one. */
function halfOf(events: readonly RolledEventDto[], index: number, isFirst: boolean): string | null {
  const half = (at: number) => halfInningLabelAfter(events[at - 1]?.ipOuts ?? 0);
  return isFirst || half(index) !== half(index - 1) ? half(index) : null;
}

function Play({
  event: { resultDescription, runs, visitingScore, homeScore },
  half,
}: {
  readonly event: RolledEventDto;
  readonly half: string | null;
}) {
  return (
    <li data-scored={runs > 0 || undefined}>
      {half === null ? null : (
        <span className="block font-varsity text-2xs text-ink-soft">{half}</span>
      )}
      {resultDescription}
      {runs > 0 ? (
        <strong className="figures whitespace-nowrap">
          {' '}
          {visitingScore}–{homeScore}
        </strong>
      ) : null}
    </li>
  );
}
