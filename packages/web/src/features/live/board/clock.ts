import type { LiveView } from '@pennant/rules/live/live-view';
import { DECISION_MS, REVEAL_MS } from '@pennant/rules/live/timer';

type Phase = LiveView['phase'];
type SideOfView = Pick<LiveView['you'], 'deadline' | 'bankMs'>;

/** What a side's clock shows. */
export interface ClockFace {
  /** `rests`: the side owes nothing, or is away; `bank`: the time for the decision is used up. */
  readonly kind: 'rests' | 'decision' | 'bank' | 'link';
  /** What is left of the time for the decision or the link, in whole seconds. */
  readonly seconds: number;
  /** What is left of the bank, in whole seconds. */
  readonly bankSeconds: number;
}

const toSeconds = (ms: number): number => Math.max(0, Math.ceil(ms / 1000));

/**
 * Returns what a side's clock shows at a moment of the server's time: first the seconds of the
 * decision run down, then the bank.
 */
export function clockFace(phase: Phase, { deadline, bankMs }: SideOfView, now: number): ClockFace {
  const isAsked = phase === 'decide' || phase === 'choose';
  if (deadline === null || !(isAsked || phase === 'reveal')) {
    return { kind: 'rests', seconds: toSeconds(DECISION_MS), bankSeconds: toSeconds(bankMs) };
  }
  const left = Math.max(0, deadline - now);
  if (phase === 'reveal') {
    const seconds = toSeconds(Math.min(left, REVEAL_MS));
    return { kind: 'link', seconds, bankSeconds: toSeconds(bankMs) };
  }
  const decision = Math.min(DECISION_MS, left - bankMs);
  return decision > 0
    ? { kind: 'decision', seconds: toSeconds(decision), bankSeconds: toSeconds(bankMs) }
    : { kind: 'bank', seconds: 0, bankSeconds: toSeconds(left) };
}

/** Returns seconds as "2:05". */
export const formatClock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Seconds left at which a user of a screen reader is told of the clock, and no others. */
export const ANNOUNCED_SECONDS = { decision: [10], bank: [120, 60, 30, 10] } as const;

/** Returns what is announced of the user's own clock; null where nothing is. */
export function clockAnnouncement({ kind, seconds, bankSeconds }: ClockFace): string | null {
  if (kind === 'decision') {
    return (ANNOUNCED_SECONDS.decision as readonly number[]).includes(seconds)
      ? `${seconds} seconds, then your bank.`
      : null;
  }
  if (kind !== 'bank') return null;
  return (ANNOUNCED_SECONDS.bank as readonly number[]).includes(bankSeconds)
    ? `${formatClock(bankSeconds)} left in your bank.`
    : null;
}
