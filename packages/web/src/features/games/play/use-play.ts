import type { Game } from '@pennant/contract/games';
import { speedFactor } from '@pennant/rules/account/game-speed';
import { useEffect, useReducer } from 'react';

import { useUser } from '../../../api/current-user.ts';
import { useReducedMotion } from '../../../ui/media-query-hooks.ts';
import { keepDecisionNotes, readDecisionNotes } from './decision-notes.ts';
import { createPlayState, isBusy, playReducer } from './play-state.ts';
import { useSound } from './sound/use-sound.ts';
import { useObviousDecision } from './use-obvious-decision.ts';
import { usePlayCommand } from './use-play-command.ts';
import { usePlaybackTimers } from './use-playback-timers.ts';
import { useRefetchOnFocus } from './use-refetch-on-focus.ts';

/**
 * Returns the state of the play screen of a game, and its commands.
 * @param game the game as the query cache holds it
 * @param refetch requests the game again and returns it, or the one of before if that fails
 */
export function usePlay(game: Game, refetch: () => Promise<Game>) {
  const { gameSpeed } = useUser();
  const factor = useReducedMotion() ? 0 : speedFactor(gameSpeed);
  const [state, dispatch] = useReducer(playReducer, game, (opened) =>
    createPlayState(opened, readDecisionNotes(opened.gameID)),
  );
  useEffect(() => dispatch({ kind: 'refetched', game }), [game]);
  useEffect(() => {
    if (factor <= 0) dispatch({ kind: 'skipped' });
  }, [factor]);
  const { gameID } = state.game;
  useEffect(() => keepDecisionNotes(gameID, state.notes), [gameID, state.notes]);
  usePlaybackTimers(state, dispatch);
  useSound(state, factor);
  useRefetchOnFocus(() => {
    if (isBusy(state) || state.kind === 'final') return;
    dispatch({ kind: 'returned' });
    const { eventNumber } = state.game.situation;
    void refetch().then(({ situation }) =>
      dispatch({ kind: 'checked', isElsewhere: situation.eventNumber > eventNumber }),
    );
  });
  const send = usePlayCommand({ state, dispatch, factor, refetch });
  const decision = useObviousDecision(state, send);
  return {
    state,
    factor,
    send,
    /** The page decides the pending choice: the user isn't asked. */
    isDeciding: decision !== null || state.command === 'decide',
    /** Ends the fast-forward at once; null if none is under way. */
    skip:
      state.kind === 'fastForwarding' && state.command !== 'substitute'
        ? () => dispatch({ kind: 'skipped' })
        : null,
  };
}
