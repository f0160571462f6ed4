import type { LiveView } from '@pennant/rules/live/live-view';

import { clockFace, formatClock } from './clock.ts';
import { useServerClock } from './use-server-clock.ts';

/** The player's own clock inside a dialog, where the bar's is covered. */
export function DecisionClock({
  phase,
  side,
  clockOffset,
}: {
  readonly phase: LiveView['phase'];
  readonly side: Pick<LiveView['you'], 'deadline' | 'bankMs'>;
  readonly clockOffset: number;
}) {
  const now = useServerClock(clockOffset, side.deadline !== null);
  const { kind, seconds, bankSeconds } = clockFace(phase, side, now);
  const isBank = kind === 'bank';
  return (
    <p
      role="timer"
      aria-live="off"
      className="figures mb-3 flex justify-between gap-3 bg-tin px-3 py-1 text-sm text-chalk"
    >
      <span>
        Time <b className={isBank ? '' : 'text-lamp'}>{formatClock(seconds)}</b>
      </span>
      <span>
        bank <b className={isBank ? 'text-lamp' : ''}>{formatClock(bankSeconds)}</b>
      </span>
    </p>
  );
}
