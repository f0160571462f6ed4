import type { Game } from '@pennant/contract/games';
import type { LiveDecision } from '@pennant/rules/live/live-decision';
import type { LiveView } from '@pennant/rules/live/live-view';
import { useCallback, useEffect, useRef, useState } from 'react';

import { sealDecision } from '../dice/own-share.ts';
import { askSetting } from './ask-setting.ts';
import { nothingToDecide, owesDecision } from './nothing-to-decide.ts';
import type { SendStep } from './use-live-game.ts';

interface Deciding {
  readonly gameID: string;
  readonly view: LiveView;
  readonly table: Game;
  /** The last play is still shown: nobody is asked, and nothing is decided, before it is seen. */
  readonly isMoving: boolean;
  /** Whether this browser has the chain by which decisions are sealed, and a connection. */
  readonly canSeal: boolean;
  readonly send: SendStep;
}

/** Time until a decision that was refused may be made by the page again, in ms. */
const AGAIN_MS = 1_500;

/**
 * Returns whether the player is asked now, and how to decide: sealed, then sent. Where nothing is
 * to decide the page decides, unless the player wants to be asked always, or has called time for
 * the next event.
 */
export function useOwnDecision({ gameID, view, table, isMoving, canSeal, send }: Deciding) {
  const [hasCalledTime, setHasCalledTime] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  });
  const isAlways = askSetting.useValue() === 'always';
  const owes = owesDecision(view) && !isMoving && canSeal;
  const automatic = owes && !isAlways && !hasCalledTime ? nothingToDecide(view, table) : null;
  const isAutomatic = automatic !== null;

  const decide = useCallback(
    async (decision: LiveDecision) => {
      setIsSending(true);
      try {
        // The game may go on meanwhile: the seal is of this event, and refused for another.
        const decided = latest.current;
        const seal = await sealDecision(gameID, decided, decision);
        if (seal === null) return false;
        const { eventNumber } = decided;
        const answer = await send({ kind: 'decide', eventNumber, decision, seal });
        if (answer !== null) setHasCalledTime(false);
        return answer !== null;
      } catch {
        // Nothing can be kept: the page says so (useOwnShare).
        return false;
      } finally {
        setIsSending(false);
      }
    },
    [gameID, send],
  );

  const decideNow = useRef(() => Promise.resolve(false));
  useEffect(() => {
    decideNow.current = () => (automatic === null ? Promise.resolve(false) : decide(automatic));
  });
  const { eventNumber } = view;
  useEffect(() => {
    if (!isAutomatic) return undefined;
    const leaving = new AbortController();
    const isDue = () => !leaving.signal.aborted && latest.current.eventNumber === eventNumber;
    void decideUntilTaken(isDue, () => decideNow.current());
    return () => leaving.abort();
  }, [isAutomatic, eventNumber]);

  return {
    /** Whether the player has something to decide now. */
    isAsked: owes && !isAutomatic && !isSending,
    isSending: isSending || isAutomatic,
    decide,
    hasCalledTime,
    /** Asks the player before the next event, whatever is to decide. */
    callTime: () => setHasCalledTime((before) => !before),
  };
}

/** Makes the page's decision again and again for as long as it is due. */
async function decideUntilTaken(
  isDue: () => boolean,
  decide: () => Promise<boolean>,
): Promise<void> {
  while (isDue() && !(await decide())) {
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
}
