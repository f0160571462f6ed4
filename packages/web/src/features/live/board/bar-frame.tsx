import type { ReactNode } from 'react';

import { ROLL_BAR_CLASSES } from '../../games/play/roll-bar.tsx';
import type { BarNotice } from './notice-of-bar.ts';

interface Props {
  readonly notice: BarNotice | null;
  /** What can be done about the notice. */
  readonly noticeActions: ReactNode;
  /** Why the last step was refused; null for nothing. */
  readonly problem: string | null;
  /** What is announced: that the player is asked, and what the other side does. */
  readonly announcement: string;
  readonly clocks: ReactNode;
  readonly children: ReactNode;
}

/**
 * The frame of the bar of a live game, always in sight: what is out of the ordinary, both clocks,
 * the buttons. What comes above the clocks grows upwards, so that no button moves under a thumb.
 */
export function BarFrame({
  notice,
  noticeActions,
  problem,
  announcement,
  clocks,
  children,
}: Props) {
  return (
    <div data-roll-bar className={`${ROLL_BAR_CLASSES} live-bar gap-2`}>
      {/* The empty elements stay, so that screen readers announce what appears in them. */}
      <div className="live-notices">
        <div role="status" className="live-notice text-sm text-chalk empty:absolute">
          {notice === null ? null : (
            <p data-kind={notice.kind} className="border-l-4 border-lamp pl-2">
              {notice.text}
            </p>
          )}
        </div>
        <div className="live-notice-actions flex flex-wrap gap-2 empty:hidden">{noticeActions}</div>
      </div>
      <div role="alert" className="empty:absolute">
        {problem === null ? null : (
          <p className="bg-raised px-2 py-1 text-sm font-semibold text-bad">{problem}</p>
        )}
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {clocks}
      {children}
    </div>
  );
}
