import type { LiveView } from '@pennant/rules/live/live-view';

import { isolateName } from '../../../ui/isolated-name.ts';
import { clockAnnouncement, clockFace, formatClock } from './clock.ts';
import { awayText } from './opponent-status.ts';
import { useServerClock } from './use-server-clock.ts';

interface Props {
  readonly name: string;
  readonly isOwn: boolean;
  readonly phase: LiveView['phase'];
  readonly side: Pick<LiveView['you'], 'deadline' | 'bankMs'>;
  readonly clockOffset: number;
  /** Without a connection nobody knows what runs: the clock stands where it was. */
  readonly isOffline: boolean;
  /** What the side does now, in a few words: it does not change each second. */
  readonly status: string;
  /** For the eye only: the seconds that a side which is away still has. */
  readonly awayUntil: number | null;
}

/** A side's clock: the seconds of the decision, the bank, and what the side does. */
export function SideClock({
  name,
  isOwn,
  phase,
  side,
  clockOffset,
  isOffline,
  status,
  awayUntil,
}: Props) {
  const isRunning = !isOffline && (side.deadline !== null || awayUntil !== null);
  const now = useServerClock(clockOffset, isRunning);
  const face = clockFace(phase, side, now);
  const isLow = face.kind === 'bank' || (face.kind === 'decision' && face.seconds <= 5);
  return (
    <section
      aria-label={isOwn ? 'Your clock' : `Clock of ${isolateName(name)}`}
      className="side-clock"
      data-kind={face.kind}
      data-low={isLow || undefined}
      data-offline={isOffline || undefined}
    >
      <p className="side-clock-name truncate">{isOwn ? 'You' : isolateName(name)}</p>
      {/* A timer is read when a screen reader comes to it, and is not announced as it runs. */}
      <p role="timer" aria-live="off" className="side-clock-time figures">
        <b>{awayUntil === null ? formatClock(face.seconds) : awayText(awayUntil, now)}</b>
        <span>
          <span className="sr-only">, </span>bank {formatClock(face.bankSeconds)}
        </span>
      </p>
      <p className="side-clock-status truncate">{status}</p>
      {isOwn ? (
        <p role="status" className="sr-only">
          {clockAnnouncement(face)}
        </p>
      ) : null}
    </section>
  );
}
