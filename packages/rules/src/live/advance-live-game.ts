import { liveDice } from '../fairness/live-dice.ts';
import type { TurnResult } from '../games/apply-command.ts';
import { SIDES, type Side } from '../games/lineup-slots.ts';
import type { GameState } from '../games/state.ts';
import type { RecordedShare, RecordedStep } from './live-record.ts';
import {
  TO_THE_END,
  halfOf,
  isAsked,
  isComputers,
  isNothingOwed,
  nextEventNumber,
  withSide,
  type LiveResult,
  type LiveSideState,
  type LiveState,
} from './live-state.ts';
import type { LiveContext, LiveProgress, PlayedStep } from './live-step.ts';
import { playEvent, playOut } from './play-event.ts';
import { DECISION_MS, GRACE_MS, REVEAL_MS, startTimer, type Timer } from './timer.ts';

/** Outs of the game before which a side that gives up has hardly played. */
const FOURTH_OUT = 4;

/** Returns the game at its end. */
export const endLiveGame = (
  state: LiveState,
  ending: Pick<LiveResult, 'how' | 'winner'>,
): LiveState => {
  const ended = SIDES.reduce(
    (before, side) =>
      withSide(before, side, { timer: null, decision: null, share: null, nextSegment: null }),
    state,
  );
  const isBeforeFourthOut = state.game.ipOuts < FOURTH_OUT;
  return { ...ended, phase: 'over', offer: null, result: { ...ending, isBeforeFourthOut } };
};

/** Returns a timer for what a side owes; it rests while the side is disconnected. */
const timerFor = (side: LiveSideState, leftMs: number, now: number): Timer =>
  startTimer(leftMs, now, side.disconnectedAt !== null);

/** Returns the timer for a decision: the time for it, and the bank. */
export const decisionTimer = (side: LiveSideState, now: number): Timer =>
  timerFor(side, DECISION_MS + side.bankMs, now);

/** Asks who has to decide for the next event. */
export function askForDecisions(before: LiveState, now: number): LiveState {
  const phase = before.game.pendingChoice === null ? 'decide' : 'choose';
  const state: LiveState = { ...before, phase };
  return SIDES.reduce((asked, side) => {
    const owes = isAsked(state, side) && !isComputers(state, side);
    const timer = owes ? decisionTimer(state[side], now) : null;
    return withSide(asked, side, { decision: null, share: null, timer });
  }, state);
}

/** Asks both sides for their links, once nobody decides any more. */
const askForLinks = (state: LiveState, now: number): LiveState =>
  SIDES.reduce<LiveState>(
    (asked, side) => {
      const timer = isComputers(state, side) ? null : timerFor(state[side], REVEAL_MS, now);
      return withSide(asked, side, { timer });
    },
    { ...state, phase: 'reveal' },
  );

const recordShare = ({ decision, share }: LiveSideState): RecordedShare => ({
  decision: share === null ? null : (decision?.decision ?? null),
  seal: decision?.seal ?? null,
  link: share?.link ?? null,
  signature: share?.signature ?? null,
});

const recordStep = (state: LiveState, kind: 'event' | 'playOut'): RecordedStep => ({
  kind,
  eventNumber: nextEventNumber(state),
  visitors: recordShare(state.visitors),
  home: recordShare(state.home),
});

/** Returns a side as it comes into the next half-inning. */
const enterHalf = (side: LiveSideState, fromEvent: number): Partial<LiveSideState> => ({
  graceLeftMs: side.disconnectedAt === null ? GRACE_MS : side.graceLeftMs,
  ...(side.nextSegment !== null && {
    nextSegment: null,
    segments: [...side.segments, { ...side.nextSegment, fromEvent }],
  }),
});

const winnerOf = ({ visitors, home }: GameState): Side =>
  home.runs > visitors.runs ? 'home' : 'visitors';

/** Returns the state after an event: what both revealed is known, and a half may have ended. */
function afterEvent(before: LiveState, game: GameState): LiveState {
  const eventNumber = nextEventNumber(before);
  const isNewHalf = halfOf(game) !== halfOf(before.game);
  const state = SIDES.reduce(
    (after, side) => {
      const own = before[side];
      return withSide(after, side, {
        ...(own.share !== null && { lastLink: { eventNumber, link: own.share.link } }),
        ...(isNewHalf && enterHalf(own, game.eventNumber + 1)),
      });
    },
    { ...before, game },
  );
  return game.final ? endLiveGame(state, { how: 'played', winner: winnerOf(game) }) : state;
}

const orThrow = (turn: TurnResult): TurnResult & { readonly ok: true } => {
  if (!turn.ok) throw new Error(`a decision that was taken is refused: ${turn.code}`);
  return turn;
};

/** Plays the event that nobody owes anything for any more. */
function playDueEvent(context: LiveContext, state: LiveState): [LiveState, PlayedStep] {
  const { visitors, home, game } = state;
  const dice = liveDice({
    gameID: context.gameID,
    serverSeed: context.serverSeed,
    eventNumber: nextEventNumber(state),
    links: { visitors: visitors.share?.link ?? null, home: home.share?.link ?? null },
  });
  const computers = SIDES.filter((side) => state[side].share === null);
  const isPlayedOut = SIDES.every(
    (side) => state[side].computerThroughHalf === TO_THE_END && computers.includes(side),
  );
  const before = { ...context, game, computers };
  const decisions = {
    visitors: visitors.decision?.decision ?? null,
    home: home.decision?.decision ?? null,
  };
  const turn = orThrow(isPlayedOut ? playOut(before, dice) : playEvent(before, decisions, dice));
  const step = recordStep(state, isPlayedOut ? 'playOut' : 'event');
  return [afterEvent(state, turn.state), { step, events: turn.events }];
}

/** Takes a game on for as long as nobody owes a decision or a link. */
export function advanceLiveGame(context: LiveContext, from: LiveState, now: number): LiveProgress {
  const played: PlayedStep[] = [];
  let state = from;
  while (state.phase !== 'over' && state.phase !== 'ready' && isNothingOwed(state)) {
    if (state.phase !== 'reveal') {
      state = askForLinks(state, now);
      continue;
    }
    const [after, step] = playDueEvent(context, state);
    played.push(step);
    state = after.phase === 'over' ? after : askForDecisions(after, now);
  }
  return { state, played };
}
