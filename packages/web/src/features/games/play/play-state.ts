import type { RolledEventDto } from '@pennant/contract/game-event';
import type { Game } from '@pennant/contract/games';

import { createFastForward, fastForwardStepMs, type FastForward } from './fast-forward.ts';
import { NO_NOTES, type DecisionNotes } from './decision-notes.ts';
import type { PlayCommand } from './play-command.ts';
import { createPlaybackStep, hasDice, type PlaybackStep } from './playback-step.ts';
import { rollTimeline, type TimedCue } from './roll-timeline.ts';

/** What the play screen knows in every state. */
interface KnownGame {
  /** The game as the server last returned it. */
  readonly game: Game;
  /** The last command's events, as they are or were shown: in one way or the other, or not. */
  readonly step: PlaybackStep | null;
  readonly fastForward: FastForward | null;
  /** The command that is under way, until it has been shown; null for none. */
  readonly command: PlayCommand['kind'] | null;
  /** Why the last command failed; null if it succeeded. */
  readonly problem: { readonly command: PlayCommand['kind']; readonly message: string } | null;
  /** The newest events come from another tab or device. */
  readonly isElsewhere: boolean;
  /** The choice that the page last tried to decide, by the event before; null for none yet. */
  readonly tried: { readonly after: number; readonly note: string } | null;
  /** What the page decided for the user. */
  readonly notes: DecisionNotes;
}

interface Animating {
  readonly kind: 'animating';
  readonly step: PlaybackStep;
  readonly cues: readonly TimedCue[];
  readonly cue: TimedCue;
}

interface FastForwarding {
  readonly kind: 'fastForwarding';
  readonly fastForward: FastForward;
  /** Index of the event that is shown. */
  readonly index: number;
  /** How long each event is shown, in ms. */
  readonly eventMs: number;
}

/**
 * The states of the play screen. `idle` waits for a command, `choosing` for the pending choice,
 * `requesting` for the server.
 */
export type PlayState = KnownGame &
  ({ readonly kind: 'idle' | 'choosing' | 'requesting' | 'final' } | Animating | FastForwarding);

export type PlayAction =
  | {
      readonly kind: 'requested';
      readonly command: PlayCommand['kind'];
      /** What is said of a choice that the page decides. */
      readonly note?: string;
    }
  | {
      readonly kind: 'responded';
      /** The game after the response, and the events in it that are new, oldest first. */
      readonly game: Game;
      readonly events: readonly RolledEventDto[];
      /** Factor of the user's game speed; 0 is Instant, or reduced motion. */
      readonly factor: number;
    }
  | { readonly kind: 'failed'; readonly problem: NonNullable<KnownGame['problem']> }
  /** The game has gone on elsewhere, so the response is of no use: a refetch follows. */
  | { readonly kind: 'outdated' }
  /** The game has come from the server without a command. */
  | { readonly kind: 'refetched'; readonly game: Game }
  /** The user is back at the page, and whether the game has gone on meanwhile. */
  | { readonly kind: 'returned' }
  | { readonly kind: 'checked'; readonly isElsewhere: boolean }
  /** The time of a cue, or of an event of a fast-forward, is over. */
  | { readonly kind: 'advanced' }
  | { readonly kind: 'skipped' };

/** Returns the state of a game in which nothing moves. */
function settle({ game, step, fastForward, problem, ...known }: KnownGame): PlayState {
  const kind = game.isFinal ? 'final' : game.pendingChoice === null ? 'idle' : 'choosing';
  const { isElsewhere, tried, notes } = known;
  return { kind, game, step, fastForward, command: null, problem, isElsewhere, tried, notes };
}

const NOTHING_SHOWN = { step: null, fastForward: null, isElsewhere: false } as const;

/** Returns the state of a game that has just been opened, with the notes of before a reload. */
export const createPlayState = (game: Game, notes: DecisionNotes = NO_NOTES): PlayState =>
  settle({ game, command: null, problem: null, tried: null, notes, ...NOTHING_SHOWN });

/** Returns whether a request is under way, or dice and runners move: no command is accepted. */
export const isBusy = ({ kind }: PlayState): boolean =>
  kind === 'requesting' || kind === 'animating' || kind === 'fastForwarding';

/** Returns whether dice are under way: other commands of the manager move none. */
export const isRollingDice = (state: PlayState): boolean =>
  isBusy(state) && (state.command === 'roll' || state.command === 'playOn');

/** Returns the state after an action; the same one where the action changes nothing. */
export function playReducer(state: PlayState, action: PlayAction): PlayState {
  switch (action.kind) {
    case 'requested':
      return isBusy(state) || state.kind === 'final' ? state : requestOf(state, action);
    case 'responded':
      return showResponse(state, action);
    case 'failed':
      return settle({ ...state, problem: action.problem });
    case 'outdated':
      return settle({ ...state, ...NOTHING_SHOWN });
    case 'refetched': {
      if (action.game === state.game) return state;
      const next = { ...state, game: action.game };
      return isBusy(state) ? next : settle(next);
    }
    case 'returned':
      return { ...state, problem: null };
    case 'checked': {
      if (!action.isElsewhere) return { ...state, isElsewhere: false };
      const next = { ...state, ...NOTHING_SHOWN, isElsewhere: true };
      return state.kind === 'requesting' ? { ...next, kind: 'requesting' } : settle(next);
    }
    case 'advanced':
      return advance(state);
    case 'skipped':
      break;
  }
  return state.kind === 'animating' || state.kind === 'fastForwarding' ? settle(state) : state;
}

function requestOf(
  state: PlayState,
  { command, note }: Extract<PlayAction, { kind: 'requested' }>,
): PlayState {
  const tried =
    note === undefined ? state.tried : { after: state.game.situation.eventNumber, note };
  return { ...state, kind: 'requesting', command, problem: null, tried };
}

/** Returns the notes after a response: with that of the event which the page has decided. */
function notesAfter(
  { command, tried, notes }: KnownGame,
  [event]: readonly RolledEventDto[],
): DecisionNotes {
  if (command !== 'decide' || tried === null || event?.eventNumber !== tried.after + 1)
    return notes;
  return new Map(notes).set(event.eventNumber, tried.note);
}

function showResponse(
  state: PlayState,
  { game, events, factor }: Extract<PlayAction, { kind: 'responded' }>,
): PlayState {
  const { game: before, command, problem, tried } = state;
  const notes = notesAfter(state, events);
  const known = { game, command, problem, tried, notes, ...NOTHING_SHOWN };
  const step = createPlaybackStep(before, events);
  if (step !== null) {
    const cues = rollTimeline({
      factor,
      hasDice: hasDice(step),
      hasExtraDice: step.plays[0].dice.extra !== null,
      plays: step.plays.length,
    });
    return showCue({ ...known, step }, cues, 0);
  }
  const fastForward = createFastForward(before, events);
  // More than one roll that this page did not request: another tab or device has played.
  const isElsewhere = command !== 'playOn' && events.length > 1;
  if (fastForward === null || factor <= 0) return settle({ ...known, fastForward, isElsewhere });
  const eventMs = fastForwardStepMs(events.length, factor);
  return { ...known, kind: 'fastForwarding', fastForward, index: 0, eventMs, isElsewhere };
}

function showCue(
  known: KnownGame & { readonly step: PlaybackStep },
  cues: readonly TimedCue[],
  index: number,
): PlayState {
  const cue = cues[index];
  if (cue === undefined || cue.kind === 'next') return settle(known);
  return { ...known, kind: 'animating', cues, cue };
}

function advance(state: PlayState): PlayState {
  if (state.kind === 'animating')
    return showCue(state, state.cues, state.cues.indexOf(state.cue) + 1);
  if (state.kind !== 'fastForwarding') return state;
  const index = state.index + 1;
  return index < state.fastForward.events.length ? { ...state, index } : settle(state);
}
