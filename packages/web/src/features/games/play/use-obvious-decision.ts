import { useEffect, useRef } from 'react';

import { obviousChoiceSetting } from './obvious-choice-setting.ts';
import type { ObviousDecision } from './obvious-choice.ts';
import type { PlayState } from './play-state.ts';
import { decisionOf } from './state-view-model.ts';
import type { SendCommand } from './use-play-command.ts';

/**
 * Sends the decision of an obvious choice where the user has switched that on, and returns it; null
 * where the user decides.
 */
export function useObviousDecision(state: PlayState, send: SendCommand): ObviousDecision | null {
  const isOn = obviousChoiceSetting.useValue() === 'page';
  const decision = isOn ? decisionOf(state) : null;
  const event = state.game.pendingChoice?.kind ?? null;
  const { eventNumber } = state.game.situation;
  // A choice is sent once, however often the page renders before the state knows of it.
  const sentAfter = useRef<number | null>(null);
  useEffect(() => {
    if (decision === null || event === null || sentAfter.current === eventNumber) return;
    sentAfter.current = eventNumber;
    send({ kind: 'decide', event, ...decision });
  });
  return decision;
}
