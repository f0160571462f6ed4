import type { LiveView } from '@pennant/rules/live/live-view';
import { useState } from 'react';

import { Button } from '../../../ui/button.tsx';
import { commit } from '../dice/use-own-share.ts';
import type { BarNotice } from './notice-of-bar.ts';
import type { SendStep } from './use-live-game.ts';

interface Props {
  readonly gameID: string;
  readonly view: LiveView;
  readonly kind: BarNotice['kind'] | null;
  readonly send: SendStep;
  /** Goes on here with a stream that was ended. */
  readonly onResume: () => void;
}

const CHOICE_CLASSES = 'flex-1 px-3! whitespace-nowrap';

/** What can be done about the notice of the bar; nothing for most. */
export function NoticeActions({ gameID, view, kind, send, onResume }: Props) {
  const anchor = view.you.link?.anchor ?? null;
  const [takenOver, setTakenOver] = useState<string | null>(null);
  if (kind === 'replaced') {
    return (
      <Button size="small" paint="outfield" onClick={onResume}>
        Go on here
      </Button>
    );
  }
  if (kind === 'offered') {
    return (
      <>
        <Button
          paint="pennant"
          className={CHOICE_CLASSES}
          onClick={() => void send({ kind: 'takeWin' })}
        >
          Take the win
        </Button>
        <Button
          paint="outfield"
          className={CHOICE_CLASSES}
          onClick={() => void send({ kind: 'playOn' })}
        >
          Play on
        </Button>
      </>
    );
  }
  if (kind !== 'unknown' || anchor === null) return null;
  if (takenOver === anchor) {
    return (
      <p className="text-sm text-chalk">
        You take over with the next half-inning. Until then the computer manages for you.
      </p>
    );
  }
  const takeOver = () =>
    commit(gameID, anchor, send, 'replaceChain')
      .then((isTaken) => (isTaken ? setTakenOver(anchor) : undefined))
      .catch(() => undefined);
  return (
    <Button size="small" paint="outfield" onClick={() => void takeOver()}>
      Take over here
    </Button>
  );
}
