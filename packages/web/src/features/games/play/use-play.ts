import type { Game } from '@pennant/contract/games';
import type { MANAGED_EVENTS, RollAnswer } from '@pennant/contract/manage-game';
import { speedFactor } from '@pennant/rules/account/game-speed';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import type { CallRefused } from '../../../api/call-refused.ts';
import { answerKey, useAction, useAnswer } from '../../../api/use-call.ts';
import { outdateUser, useUser } from '../../../api/user.ts';
import { useStill } from '../../../ui/art/use-still.ts';
import { GAME_TOAST_MS, toast } from '../../../ui/toast.ts';
import { mergeTurn, newEventsOf } from './merge-turn.ts';
import { runOf, runStage, type Run } from './run.ts';
import { useSound } from './sound/use-sound.ts';
import { restingStage, stageAt, turnOf, type Turn } from './stage.ts';
import { diceDuration, playDuration, RESULT_FLIP } from './timeline.ts';
import type { Substitution } from './substitute-dialog.tsx';
import { useCues } from './use-cues.ts';
import { useHereAgain } from './use-here-again.ts';
import { useRun } from './use-run.ts';

type ManagedEvent = (typeof MANAGED_EVENTS)[number];

/** What a final game has changed elsewhere: pay, experience, figures, rating. */
const AFTER_FINAL = [
  'GET /games/user/',
  'GET /games/{id}/summary',
  'GET /wallet/get',
  'GET /teams/user',
  'GET /card/{cardID}',
  'GET /userCampaignContest/{id}',
  'GET /campaign/{id}/user',
  'GET /packInventory/user',
] as const;

function outdateAfterFinal(answers: QueryClient): void {
  for (const name of AFTER_FINAL) void answers.invalidateQueries({ queryKey: answerKey(name) });
  void outdateUser(answers);
}

/** What the page shows of the newest events: a turn with its dice, or a stretch that runs through, or neither. */
interface Shown {
  readonly turn: Turn | null;
  readonly run: Run | null;
  readonly isElsewhere: boolean;
}
const NOTHING_SHOWN: Shown = { turn: null, run: null, isElsewhere: false };

/** A game being played: what the server knows, what the page shows of it just now, and what the player can do. */
export function usePlay(gameID: string) {
  const answers = useQueryClient();
  const given = { params: { id: gameID } };
  const game = useAnswer('GET /games/{id}', given);
  const { gameSpeed } = useUser();
  const factor = useStill() ? 0 : speedFactor(gameSpeed);
  const [{ turn, run, isElsewhere }, show] = useState<Shown>(NOTHING_SHOWN);
  const cue = useCues(turn, factor);
  const stretch = useRun(run, factor);
  useSound({ turn, cue, run, runAt: stretch.at, factor, isFinal: game.data?.isFinal ?? false });

  const readAgain = () => {
    show(NOTHING_SHOWN);
    void game.refetch();
  };
  const takeTurn = (answer: RollAnswer, isPlayedOn: boolean) => {
    const before = answers.getQueryData<Game>(answerKey('GET /games/{id}', given));
    const after = before === undefined ? null : mergeTurn(before, answer);
    if (before === undefined || after === null) return readAgain();
    const events = newEventsOf(before, answer);
    const next = turnOf(before, events);
    // More than one roll that this page has not asked for: it was made where the same game is open too.
    show({
      turn: next,
      run: next === null ? runOf(before, events) : null,
      isElsewhere: next === null && !isPlayedOn && events.length > 1,
    });
    answers.setQueryData(answerKey('GET /games/{id}', given), after);
    if (after.isFinal) outdateAfterFinal(answers);
  };
  const take = (answer: RollAnswer) => takeTurn(answer, false);
  const onError = (error: CallRefused) => {
    toast.bad(`Error: ${error.message}`, GAME_TOAST_MS);
    // The game has gone on elsewhere: show where it stands.
    if (error.status === 409) readAgain();
  };
  const rolling = useAction('POST /games/{id}/roll', { onSuccess: take, onError });
  const playingOn = useAction('POST /games/{id}/play', {
    onSuccess: (answer) => takeTurn(answer, true),
    onError,
  });
  const abandoning = useAction('POST /games/{id}/abandon', { onSuccess: take, onError });
  const managing = useAction('POST /games/{id}/manageEvent', { onSuccess: take, onError });
  const substituting = useAction('POST /games/{gameID}/sub', {
    onSuccess: (answer) => {
      take(answer);
      toast.good('Player substituted successfully!', GAME_TOAST_MS);
    },
    onError: (error) => {
      toast.bad(`Error substituting player: ${error.message}`, GAME_TOAST_MS);
      if (error.status === 409) readAgain();
    },
  });

  const forget = () => {
    for (const action of [rolling, playingOn, abandoning, managing, substituting]) action.reset();
  };
  const failed = [rolling, playingOn, abandoning, managing].find(({ isError }) => isError);

  const isMoving = (cue !== null && cue.kind !== 'next') || stretch.at !== null;
  const isAsking = [rolling, playingOn, abandoning, managing, substituting].some(
    ({ isPending }) => isPending,
  );
  const eventNumber = game.data?.situation.eventNumber ?? 0;
  const plays = turn?.plays.length ?? 1;
  useHereAgain(() => {
    if (isAsking || isMoving || game.data?.isFinal === true) return;
    forget();
    void game.refetch().then(({ data }) => {
      // Where it has gone on meanwhile, what was shown last is over.
      const isElsewhere = (data?.situation.eventNumber ?? 0) > eventNumber;
      show((now) => (isElsewhere ? { ...NOTHING_SHOWN, isElsewhere } : { ...now, isElsewhere }));
    });
  });
  return {
    game,
    stage:
      game.data === undefined
        ? null
        : run !== null && stretch.at !== null
          ? runStage(run, stretch.at)
          : turn === null || cue === null
            ? restingStage(game.data)
            : stageAt(game.data, turn, cue),
    /** Nothing can be done: the server is asked, or dice and runners move. */
    isBusy: isAsking || isMoving,
    /** What the manager must choose before the game goes on, once the play that led to it has been shown. */
    choice: isMoving || game.data === undefined ? null : game.data.pendingChoice,
    /** Why the last roll did not come; null once one did. */
    problem: failed?.error?.message ?? null,
    substitutionProblem: substituting.error?.message ?? null,
    /** Number of the newest event that shows already. */
    told:
      run !== null && stretch.at !== null
        ? toldInRun(run, stretch.at)
        : toldUpTo(eventNumber, turn, cue),
    /** And of the newest that may be spoken: a stretch that runs through is told once, at its end. */
    spoken:
      run !== null && stretch.at !== null
        ? run.before.situation.eventNumber
        : toldUpTo(eventNumber, turn, cue),
    /** Ends the running through of a stretch at once; null where nothing runs. */
    skip: stretch.at === null ? null : stretch.skip,
    /** The newest events were made where this game is open too, not by this page. */
    isElsewhere,
    times: {
      dice: diceDuration(factor),
      // What runs past has no time to turn over.
      flip: stretch.at === null ? RESULT_FLIP * factor : 0,
      play: stretch.at === null ? playDuration({ factor, plays }) : 0.8 * stretch.step,
    },
    roll: () => {
      forget();
      rolling.mutate({ ...given, body: { eventNumber } });
    },
    playOn: (until: 'half' | 'final') => {
      forget();
      playingOn.mutate({ ...given, body: { until, eventNumber } });
    },
    manage: (event: ManagedEvent, runnersAdvancing: string | null) => {
      if (isAsking) return;
      forget();
      managing.mutate({ ...given, body: { event, runnersAdvancing, eventNumber } });
    },
    /** `done` once he is in. */
    substitute: ({ out, into }: Substitution, done: () => void) => {
      if (isAsking) return;
      forget();
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
      forget();
      abandoning.mutate(given);
    },
  };
}
export type Play = ReturnType<typeof usePlay>;

const toldInRun = ({ events, before }: Run, at: number): number =>
  events[at]?.eventNumber ?? before.situation.eventNumber;

function toldUpTo(newest: number, turn: Turn | null, cue: ReturnType<typeof useCues>): number {
  if (turn === null || cue === null || cue.kind === 'next') return newest;
  if (cue.kind === 'result') return turn.plays[0].eventNumber;
  if (cue.kind === 'play') return (turn.plays[cue.play] ?? turn.plays[0]).eventNumber;
  return turn.before.situation.eventNumber;
}
