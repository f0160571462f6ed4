import type { RolledEventDto } from '@pennant/contract/game-event';
import { speedFactor } from '@pennant/rules/account/game-speed';
import { useEffect, useMemo, useReducer, useRef } from 'react';

import { useUser } from '../../../api/current-user.ts';
import { useReducedMotion } from '../../../ui/media-query-hooks.ts';
import { createPlayState, isBusy, playReducer } from '../../games/play/play-state.ts';
import { useSound } from '../../games/play/sound/use-sound.ts';
import { usePlaybackTimers } from '../../games/play/use-playback-timers.ts';
import type { LiveGameState } from './live-game-state.ts';
import { toLiveTable } from './to-live-table.ts';

/** The most rolls that are shown one after the other: the clock runs meanwhile. */
const MAX_SHOWN_ROLLS = 2;

const countRolls = (events: readonly RolledEventDto[]): number =>
  events.filter(({ dice }) => dice.batter !== null).length;

/**
 * Returns the table of a live game as the play screen shows any game: each event that comes is
 * rolled and run, at the player's speed. What comes late, after a lost connection, is there at
 * once.
 */
export function useLiveTable({ game: head, events, view }: LiveGameState) {
  const { gameSpeed } = useUser();
  const factor = useReducedMotion() ? 0 : speedFactor(gameSpeed);
  const table = useMemo(() => toLiveTable({ head, events, view }), [head, events, view]);
  const [play, dispatch] = useReducer(playReducer, table, (opened) => createPlayState(opened));
  const shown = useRef(table.situation.eventNumber);
  useEffect(() => {
    const fresh = table.GameEvents.filter(
      ({ eventNumber }) => eventNumber > shown.current,
    ).toReversed();
    shown.current = table.situation.eventNumber;
    if (fresh.length === 0) dispatch({ kind: 'refetched', game: table });
    else {
      const speed = countRolls(fresh) > MAX_SHOWN_ROLLS ? 0 : factor;
      dispatch({ kind: 'responded', game: table, events: fresh, factor: speed });
    }
  }, [table, factor]);
  useEffect(() => {
    if (factor <= 0) dispatch({ kind: 'skipped' });
  }, [factor]);
  usePlaybackTimers(play, dispatch);
  useSound(play, factor);
  return { play, factor, isMoving: isBusy(play) };
}
