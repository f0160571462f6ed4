import type { LiveView } from '@pennant/rules/live/live-view';

import { isBatting } from './notice-of-bar.ts';
import { opponentStatus } from './opponent-status.ts';

/** What of the other side's doing a screen reader is told of by itself. */
const ANNOUNCED: ReadonlySet<string> = new Set(['away', 'gone', 'ready']);

/**
 * Returns what is announced of the moment: that the player is asked, or that the other side came,
 * left or is ready. Not the coming and going of each decision.
 */
export function announcementOf({
  view,
  isAsked,
  opponent,
}: {
  readonly view: LiveView;
  readonly isAsked: boolean;
  readonly opponent: string;
}): string {
  const status = opponentStatus({ ...view, isBattingOther: !isBatting(view) });
  const other = ANNOUNCED.has(status.kind) ? `${opponent} ${status.text}. ` : '';
  if (!isAsked || view.phase !== 'decide') return other.trim();
  return `${other}${isBatting(view) ? 'You bat: swing, or steal.' : 'You pitch: hurl, or walk.'}`;
}

/** What the player's own clock says below the time, and the other side's. */
export interface ShownMoment {
  readonly isAsked: boolean;
  /**
   * Whether all that has happened is shown. While the dice still roll, nothing may tell how they
   * fell: whose half-inning comes next, or that runners have a choice.
   */
  readonly isShown: boolean;
  /** Whether the player's side bats, as far as it is shown. */
  readonly bats: boolean;
  readonly isOffline: boolean;
  /** The stream was ended for good: nothing is tried again by itself. */
  readonly isPaused: boolean;
}

/** Returns what the player's own clock says below the time. */
export function ownStatus(
  { phase, you }: Pick<LiveView, 'phase' | 'you'>,
  { isAsked, isShown, bats, isOffline, isPaused }: ShownMoment,
): string {
  if (isPaused) return 'Paused';
  if (isOffline) return 'Offline';
  if (phase === 'ready') return you.isReady ? 'Ready' : 'Not ready';
  if (isShown && phase === 'over') return 'Over';
  if (isShown && you.computer !== 'no') return 'Computer';
  if (isShown && (phase === 'reveal' || you.hasDecided) && !isAsked) return 'Decided';
  return isAsked ? 'Your call' : bats ? 'You bat' : 'You pitch';
}
