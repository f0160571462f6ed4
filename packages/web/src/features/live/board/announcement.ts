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

/** Returns what the player's own clock says below the time. */
export function ownStatus(view: LiveView, isAsked: boolean): string {
  const { phase, you } = view;
  if (phase === 'ready') return you.isReady ? 'Ready' : 'Not ready';
  if (phase === 'over') return 'Over';
  if (you.computer !== 'no') return 'Computer';
  if (phase === 'reveal') return 'Decided';
  if (isAsked) return 'Your call';
  return you.hasDecided ? 'Decided' : isBatting(view) ? 'You bat' : 'You pitch';
}
