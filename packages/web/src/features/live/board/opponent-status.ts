import type { LiveView } from '@pennant/rules/live/live-view';

import { formatClock } from './clock.ts';

/** What the other side does now, in words. */
export interface OpponentStatus {
  readonly kind: 'ready' | 'deciding' | 'decided' | 'away' | 'gone' | 'computer' | 'waiting';
  /** What follows the side's name: "is deciding". It does not change each second. */
  readonly text: string;
  /** Until when a side that is away has time, on the server's clock; null for no limit. */
  readonly until: number | null;
}

const status = (
  kind: OpponentStatus['kind'],
  text: string,
  until: number | null = null,
): OpponentStatus => ({ kind, text, until });

type Other = Pick<
  LiveView['opponent'],
  'isReady' | 'hasDecided' | 'hasRevealed' | 'isConnected' | 'isGone' | 'computer'
>;

/** Returns what the other side does now; the end of its grace if that is the next thing due. */
export function opponentStatus({
  phase,
  opponent,
  nextDeadline,
  isBattingOther,
  isShown = true,
}: Pick<LiveView, 'phase' | 'nextDeadline'> & {
  readonly opponent: Other;
  /** Whether the other side bats, as far as it is shown. */
  readonly isBattingOther: boolean;
  /** Whether all that has happened is shown: no status tells how dice fell that still roll. */
  readonly isShown?: boolean;
}): OpponentStatus {
  const { isReady, hasDecided, isConnected, isGone, computer } = opponent;
  if (computer === 'toTheEnd') return status('computer', 'has left');
  if (phase === 'ready') {
    if (isReady) return status('ready', 'is ready');
    return isConnected ? status('waiting', 'is not ready') : status('away', 'is not there');
  }
  if (isGone) return status('gone', 'is gone');
  if (!isConnected) return status('away', 'is away', nextDeadline);
  if (!isShown) return status('waiting', isBattingOther ? 'bats' : 'pitches');
  if (computer === 'thisHalf') return status('computer', 'computer');
  if (phase === 'reveal') return status('decided', 'has decided');
  if (!hasDecided) {
    return status('deciding', phase === 'choose' ? 'is choosing' : 'is deciding');
  }
  return phase === 'choose' && !isBattingOther
    ? status('waiting', 'waits for you')
    : status('decided', 'has decided');
}

/** Returns the seconds that a side still has to come back, for the eye only: "43 s". */
export function awayText(until: number | null, now: number): string {
  if (until === null) return '';
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));
  return seconds > 99 ? formatClock(seconds) : `${seconds} s`;
}
