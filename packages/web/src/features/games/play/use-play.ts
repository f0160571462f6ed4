import type { Game } from '@pennant/contract/games';
import type { MANAGER_EVENTS, RollResponse } from '@pennant/contract/game-commands';
import { speedFactor } from '@pennant/rules/account/game-speed';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import type { ApiError } from '../../../api/api-error.ts';
import { apiQueryKey, useApiMutation, useApiQuery } from '../../../api/query-hooks.ts';
import { invalidateUser, useUser } from '../../../api/current-user.ts';
import { useReducedMotion } from '../../../ui/use-reduced-motion.ts';
import { GAME_TOAST_MS, toast } from '../../../ui/toast.ts';
import { mergeRollResponse, newEventsIn } from './merge-roll-response.ts';
import { createFastForward, fastForwardViewModel, type FastForward } from './fast-forward.ts';
import { useSound } from './sound/use-sound.ts';
import {
  restingViewModel,
  viewModelAt,
  createPlaybackStep,
  type PlaybackStep,
} from './view-model.ts';
import { diceDuration, playDuration, RESULT_FLIP_MS } from './roll-timeline.ts';
import type { Substitution } from './substitute-dialog.tsx';
import { useCurrentCue } from './use-current-cue.ts';
import { useRefetchOnFocus } from './use-refetch-on-focus.ts';
import { useFastForward } from './use-fast-forward.ts';

type ManagedEvent = (typeof MANAGER_EVENTS)[number];

/** The queries that a final game makes stale: pay, experience, statistics, rating. */
const STALE_AFTER_FINAL = [
  'GET /games/user/',
  'GET /games/{id}/summary',
  'GET /wallet/get',
  'GET /teams/user',
  'GET /card/{cardID}',
  'GET /userCampaignContest/{id}',
  'GET /campaign/{id}/user',
  'GET /packInventory/user',
] as const;

function invalidateAfterFinal(queryClient: QueryClient): void {
  for (const name of STALE_AFTER_FINAL)
    void queryClient.invalidateQueries({ queryKey: apiQueryKey(name) });
  void invalidateUser(queryClient);
}

/** How the newest events are shown: as one playback step, as a fast-forward, or neither. */
interface Shown {
  readonly turn: PlaybackStep | null;
  readonly run: FastForward | null;
  readonly isElsewhere: boolean;
}
const NOTHING_SHOWN: Shown = { turn: null, run: null, isElsewhere: false };

/** Returns a game under way: its state on the server, what the page shows now, and its commands. */
export function usePlay(gameID: string) {
  const queryClient = useQueryClient();
  const callParams = { params: { id: gameID } };
  const game = useApiQuery('GET /games/{id}', callParams);
  const { gameSpeed } = useUser();
  const factor = useReducedMotion() ? 0 : speedFactor(gameSpeed);
  const [{ turn, run, isElsewhere }, show] = useState<Shown>(NOTHING_SHOWN);
  const cue = useCurrentCue(turn, factor);
  const fastForward = useFastForward(run, factor);
  useSound({
    turn,
    cue,
    run,
    runAt: fastForward.index,
    factor,
    isFinal: game.data?.isFinal ?? false,
  });

  const refetch = () => {
    show(NOTHING_SHOWN);
    void game.refetch();
  };
  const applyResponse = (response: RollResponse, hasPlayedOn: boolean) => {
    const before = queryClient.getQueryData<Game>(apiQueryKey('GET /games/{id}', callParams));
    const after = before === undefined ? null : mergeRollResponse(before, response);
    if (before === undefined || after === null) return refetch();
    const events = newEventsIn(before, response);
    const next = createPlaybackStep(before, events);
    // More than one roll that this page did not request: another tab or device has played.
    show({
      turn: next,
      run: next === null ? createFastForward(before, events) : null,
      isElsewhere: next === null && !hasPlayedOn && events.length > 1,
    });
    queryClient.setQueryData(apiQueryKey('GET /games/{id}', callParams), after);
    if (after.isFinal) invalidateAfterFinal(queryClient);
  };
  const applyOwnResponse = (response: RollResponse) => applyResponse(response, false);
  const onError = (error: ApiError) => {
    toast.bad(`Error: ${error.message}`, GAME_TOAST_MS);
    // The game has gone on elsewhere: show its current state.
    if (error.status === 409) refetch();
  };
  const rolling = useApiMutation('POST /games/{id}/roll', { onSuccess: applyOwnResponse, onError });
  const playingOn = useApiMutation('POST /games/{id}/play', {
    onSuccess: (response) => applyResponse(response, true),
    onError,
  });
  const abandoning = useApiMutation('POST /games/{id}/abandon', {
    onSuccess: applyOwnResponse,
    onError,
  });
  const managing = useApiMutation('POST /games/{id}/manageEvent', {
    onSuccess: applyOwnResponse,
    onError,
  });
  const substituting = useApiMutation('POST /games/{gameID}/sub', {
    onSuccess: (response) => {
      applyOwnResponse(response);
      toast.good('Player substituted successfully!', GAME_TOAST_MS);
    },
    onError: (error) => {
      toast.bad(`Error substituting player: ${error.message}`, GAME_TOAST_MS);
      if (error.status === 409) refetch();
    },
  });

  const resetErrors = () => {
    for (const action of [rolling, playingOn, abandoning, managing, substituting]) action.reset();
  };
  const failed = [rolling, playingOn, abandoning, managing].find(({ isError }) => isError);

  const isMoving = (cue !== null && cue.kind !== 'next') || fastForward.index !== null;
  const isRequesting = [rolling, playingOn, abandoning, managing, substituting].some(
    ({ isPending }) => isPending,
  );
  const eventNumber = game.data?.situation.eventNumber ?? 0;
  const plays = turn?.plays.length ?? 1;
  useRefetchOnFocus(() => {
    if (isRequesting || isMoving || game.data?.isFinal === true) return;
    resetErrors();
    void game.refetch().then(({ data }) => {
      // If the game has gone on meanwhile, the last step is outdated.
      const isElsewhere = (data?.situation.eventNumber ?? 0) > eventNumber;
      show((shown) =>
        isElsewhere ? { ...NOTHING_SHOWN, isElsewhere } : { ...shown, isElsewhere },
      );
    });
  });
  return {
    game,
    view:
      game.data === undefined
        ? null
        : run !== null && fastForward.index !== null
          ? fastForwardViewModel(run, fastForward.index)
          : turn === null || cue === null
            ? restingViewModel(game.data)
            : viewModelAt(game.data, turn, cue),
    /** True while a request is under way or dice and runners move: nothing can be done. */
    isBusy: isRequesting || isMoving,
    /** The pending choice, once the play that led to it has been shown; null if there is none. */
    choice: isMoving || game.data === undefined ? null : game.data.pendingChoice,
    /** Error message of the last command; null if it succeeded. */
    problem: failed?.error?.message ?? null,
    substitutionProblem: substituting.error?.message ?? null,
    /** Number of the newest event that is shown. */
    shownEventNumber:
      run !== null && fastForward.index !== null
        ? shownInFastForward(run, fastForward.index)
        : shownUpTo(eventNumber, turn, cue),
    /** Number of the newest event that may be announced: a fast-forward is, once, at its end. */
    announcedEventNumber:
      run !== null && fastForward.index !== null
        ? run.before.situation.eventNumber
        : shownUpTo(eventNumber, turn, cue),
    /** Ends the fast-forward at once; null if none is under way. */
    skip: fastForward.index === null ? null : fastForward.skip,
    /** The newest events come from another tab or device. */
    isElsewhere,
    times: {
      dice: diceDuration(factor),
      // A fast-forward leaves no time for a flip.
      flip: fastForward.index === null ? RESULT_FLIP_MS * factor : 0,
      play: fastForward.index === null ? playDuration({ factor, plays }) : 0.8 * fastForward.step,
    },
    roll: () => {
      resetErrors();
      rolling.mutate({ ...callParams, body: { eventNumber } });
    },
    playOn: (until: 'half' | 'final') => {
      resetErrors();
      playingOn.mutate({ ...callParams, body: { until, eventNumber } });
    },
    manage: (event: ManagedEvent, runnersAdvancing: string | null) => {
      if (isRequesting) return;
      resetErrors();
      managing.mutate({ ...callParams, body: { event, runnersAdvancing, eventNumber } });
    },
    /** Calls `done` once the substitute is in. */
    substitute: ({ out, into }: Substitution, done: () => void) => {
      if (isRequesting) return;
      resetErrors();
      const body = {
        gameID,
        lineupOrder: out.lineupOrder,
        position: out.fieldingPosition,
        removedGameLineupID: out.gameLineupID,
        addedGameLineupID: into.gameLineupID,
        eventNumber,
      };
      substituting.mutate({ params: { gameID }, body }, { onSuccess: done });
    },
    abandon: () => {
      resetErrors();
      abandoning.mutate(callParams);
    },
  };
}
export type PlayController = ReturnType<typeof usePlay>;

const shownInFastForward = ({ events, before }: FastForward, index: number): number =>
  events[index]?.eventNumber ?? before.situation.eventNumber;

function shownUpTo(
  newest: number,
  turn: PlaybackStep | null,
  cue: ReturnType<typeof useCurrentCue>,
): number {
  if (turn === null || cue === null || cue.kind === 'next') return newest;
  if (cue.kind === 'result') return turn.plays[0].eventNumber;
  if (cue.kind === 'play') return (turn.plays[cue.play] ?? turn.plays[0]).eventNumber;
  return turn.before.situation.eventNumber;
}
