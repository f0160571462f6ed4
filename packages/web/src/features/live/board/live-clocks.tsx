import type { LiveView } from '@pennant/rules/live/live-view';

import { isBatting } from './notice-of-bar.ts';
import { opponentStatus } from './opponent-status.ts';
import { SideClock } from './side-clock.tsx';

interface Props {
  readonly view: LiveView;
  readonly opponent: string;
  readonly clockOffset: number;
  /** What the player does now: "You bat", "Decided". */
  readonly ownStatus: string;
}

/** Both clocks, the player's own first. */
export function LiveClocks({ view, opponent, clockOffset, ownStatus }: Props) {
  const { phase, you, opponent: other, nextDeadline } = view;
  const status = opponentStatus({
    phase,
    opponent: other,
    nextDeadline,
    isBattingOther: !isBatting(view),
  });
  return (
    <div className="live-clocks grid grid-cols-2 gap-2">
      <SideClock
        name=""
        isOwn
        phase={phase}
        side={you}
        clockOffset={clockOffset}
        status={ownStatus}
        awayUntil={null}
      />
      <SideClock
        name={opponent}
        isOwn={false}
        phase={phase}
        side={other}
        clockOffset={clockOffset}
        status={status.text}
        awayUntil={status.until}
      />
    </div>
  );
}
