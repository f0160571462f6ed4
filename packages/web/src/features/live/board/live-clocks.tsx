import type { LiveView } from '@pennant/rules/live/live-view';

import { ownStatus, type ShownMoment } from './announcement.ts';
import { opponentStatus } from './opponent-status.ts';
import { SideClock } from './side-clock.tsx';

interface Props {
  readonly view: LiveView;
  readonly opponent: string;
  readonly clockOffset: number;
  readonly moment: ShownMoment;
}

/** Both clocks, the player's own first. */
export function LiveClocks({ view, opponent, clockOffset, moment }: Props) {
  const { phase, you, opponent: other, nextDeadline } = view;
  const status = opponentStatus({
    phase,
    opponent: other,
    nextDeadline,
    isBattingOther: !moment.bats,
    isShown: moment.isShown,
  });
  const { isOffline } = moment;
  return (
    <div className="grid grid-cols-2 gap-2">
      <SideClock
        name=""
        isOwn
        phase={phase}
        side={you}
        clockOffset={clockOffset}
        isOffline={isOffline}
        status={ownStatus(view, moment)}
        awayUntil={null}
      />
      <SideClock
        name={opponent}
        isOwn={false}
        phase={phase}
        side={other}
        clockOffset={clockOffset}
        isOffline={isOffline}
        status={isOffline ? 'no word' : status.text}
        awayUntil={isOffline ? null : status.until}
      />
    </div>
  );
}
