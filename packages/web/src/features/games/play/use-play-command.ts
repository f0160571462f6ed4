import type { RollResponse } from '@pennant/contract/game-commands';
import type { Game } from '@pennant/contract/games';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Dispatch } from 'react';

import type { ApiError } from '../../../api/api-error.ts';
import { apiQueryKey } from '../../../api/query-hooks.ts';
import { invalidateStaleQueries } from '../../../api/stale-queries.ts';
import { GAME_TOAST_MS, toast } from '../../../ui/toast.ts';
import { mergeRollResponse, newEventsIn } from './merge-roll-response.ts';
import { COMMAND_CALLS, sendCommand, type PlayCommand } from './play-command.ts';
import { isBusy, type PlayAction, type PlayState } from './play-state.ts';

interface SentCommand {
  readonly game: Game;
  readonly command: PlayCommand;
}

/** Sends a command; `onSuccess` is called once it has succeeded. */
export type SendCommand = (command: PlayCommand, onSuccess?: () => void) => void;

/** Returns a function that sends a command, unless the page is busy with another. */
export function usePlayCommand({
  state,
  dispatch,
  factor,
  refetch,
}: {
  readonly state: PlayState;
  readonly dispatch: Dispatch<PlayAction>;
  /** Factor of the user's game speed; 0 is Instant, or reduced motion. */
  readonly factor: number;
  readonly refetch: () => Promise<unknown>;
}): SendCommand {
  const queryClient = useQueryClient();
  const discardOutdated = () => {
    dispatch({ kind: 'outdated' });
    void refetch();
  };
  const { mutate } = useMutation<RollResponse, ApiError, SentCommand>({
    mutationFn: ({ game, command }) => sendCommand(game, command),
    onSuccess: (response, { game: sentGame, command: { kind } }) => {
      const queryKey = apiQueryKey('GET /games/{id}', { params: { id: sentGame.gameID } });
      const before = queryClient.getQueryData<Game>(queryKey) ?? sentGame;
      const merged = mergeRollResponse(before, response);
      if (merged === null) discardOutdated();
      else {
        const game = queryClient.setQueryData<Game>(queryKey, merged) ?? merged;
        const events = newEventsIn(before, response);
        dispatch({ kind: 'responded', game, events, factor });
        if (game.isFinal) invalidateStaleQueries(queryClient, COMMAND_CALLS[kind]);
      }
      if (kind === 'substitute') toast.good('Player substituted successfully!', GAME_TOAST_MS);
    },
    onError: ({ message, status }, { command: { kind } }) => {
      dispatch({ kind: 'failed', problem: { command: kind, message } });
      const failure = kind === 'substitute' ? 'Error substituting player' : 'Error';
      toast.bad(`${failure}: ${message}`, GAME_TOAST_MS);
      // The game has gone on elsewhere: show its current state.
      if (status === 409) discardOutdated();
    },
  });
  return (command, onSuccess) => {
    if (isBusy(state) || state.kind === 'final') return;
    const note = command.kind === 'decide' ? { note: command.note } : {};
    dispatch({ kind: 'requested', command: command.kind, ...note });
    mutate({ game: state.game, command }, { onSuccess: () => onSuccess?.() });
  };
}
