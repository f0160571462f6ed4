import type { ResponseOf } from '@pennant/contract/call';
import type { RolledEventDto } from '@pennant/contract/game-event';
import type { gameCalls } from '@pennant/contract/games';
import { committedDice } from '@pennant/rules/fairness/committed-dice';
import { verifyCommitment } from '@pennant/rules/fairness/commitment';
import type { Command } from '@pennant/rules/games/command';
import { compileSetup } from '@pennant/rules/games/engine/compile-setup';
import type { GameEvent } from '@pennant/rules/games/event';
import { newGame } from '@pennant/rules/games/engine/new-game';
import { playUntil, type PlayUntil } from '@pennant/rules/games/engine/play-until';
import type { GameSetup, GameSource } from '@pennant/rules/games/setup';
import type { GameState } from '@pennant/rules/games/state';
import { describeEvent } from '@pennant/rules/games/narration/describe-event';
import { applyCommand } from '@pennant/rules/games/apply-command';

export type Replay = ResponseOf<typeof gameCalls.gameReplay>;

/** The reasons why a replay fails to verify. */
export type ReplayFault =
  | 'seed_not_revealed'
  | 'another_game'
  | 'commitment_differs'
  | 'setup_unreadable'
  | 'command_refused'
  | 'event_differs'
  | 'events_missing';

export type ReplayVerdict =
  | { readonly ok: true; readonly events: number; readonly diceThrown: number }
  | {
      readonly ok: false;
      readonly code: ReplayFault;
      /** The first event that differs; null if the fault is not of one event. */
      readonly eventNumber: number | null;
    };

const fault = (code: ReplayFault, eventNumber: number | null = null): ReplayVerdict => ({
  ok: false,
  code,
  eventNumber,
});

/** Returns the compared facts of an event of the rules; players are named in its sentence. */
const factsOfRulesEvent = (setup: GameSetup, event: GameEvent) => [
  event.eventNumber,
  event.kind,
  event.ipOuts,
  [event.origResultType, event.pitchResultType, event.resultType],
  [event.batterDice, event.extraDice, event.pitcherDice],
  [event.diceResultH, event.diceResultX, event.diceResultP],
  [event.visitingScore, event.homeScore, event.runs, event.rbi, event.sb, event.cs],
  [event.managerAction, event.outKind, event.fielder, event.play],
  event.ballAngle === null ? null : [event.ballAngle, event.ballDistance],
  event.moves.map(({ from, to, out }) => [from, to, out]),
  describeEvent(setup, event),
];

/** Returns the same facts of an event of the server. */
const factsOfServerEvent = (event: RolledEventDto) => [
  event.eventNumber,
  event.kind,
  event.ipOuts,
  [event.origResultType, event.pitchResultType, event.resultType],
  [event.dice.batter, event.dice.extra, event.dice.pitcher],
  [event.diceResultH, event.diceResultX, event.diceResultP],
  [event.visitingScore, event.homeScore, event.runs, event.rbi, event.sb, event.cs],
  [event.managerAction, event.outKind, event.fielder, event.play],
  event.location === null ? null : [event.location.angle, event.location.distance],
  event.moves.map(({ from, to, out }) => [from, to, out]),
  event.resultDescription,
];

type StoredCommand = Command | { readonly kind: 'playOn'; readonly until: PlayUntil };

/** Applies a stored command; null if the rules refuse it. */
function applyStoredCommand(
  setup: GameSetup,
  state: GameState,
  command: StoredCommand,
  dice: ReturnType<typeof committedDice>,
) {
  if (command.kind === 'playOn') return playUntil(setup, state, command.until, dice);
  const turn = applyCommand(setup, state, command, dice);
  return turn.ok ? turn : null;
}

const tryCompileSetup = (source: unknown): GameSetup | null => {
  try {
    return compileSetup(source as GameSource);
  } catch {
    return null;
  }
};

/**
 * Replays a finished game from its lineups, its commands and its revealed seed, with the same rules
 * as the server, and compares every event. Returns the first fault.
 */
export function verifyGame(gameID: string, replay: Replay): ReplayVerdict {
  const { id, seed, commitment, clientSeed } = replay.fairness;
  if (seed === null) return fault('seed_not_revealed');
  if (id !== gameID) return fault('another_game');
  if (!verifyCommitment({ id, serverSeed: seed, commitment })) return fault('commitment_differs');
  const setup = tryCompileSetup(replay.setup);
  if (setup === null) return fault('setup_unreadable');

  const dice = committedDice({ id, serverSeed: seed, clientSeed });
  const events: GameEvent[] = [];
  let state = newGame(setup);
  for (const { eventNumber, command } of replay.commands) {
    if (state.eventNumber !== eventNumber) return fault('events_missing', state.eventNumber + 1);
    const played = applyStoredCommand(setup, state, command as StoredCommand, dice);
    if (played === null) return fault('command_refused', eventNumber + 1);
    state = played.state;
    events.push(...played.events);
  }

  for (const [index, shown] of replay.events.entries()) {
    const event = events[index];
    const isSame =
      event !== undefined &&
      JSON.stringify(factsOfRulesEvent(setup, event)) === JSON.stringify(factsOfServerEvent(shown));
    if (!isSame) return fault('event_differs', shown.eventNumber);
  }
  if (events.length !== replay.events.length)
    return fault('events_missing', replay.events.length + 1);
  return { ok: true, events: events.length, diceThrown: countDice(events) };
}

const countDice = (events: readonly GameEvent[]): number =>
  events.reduce(
    (sum, { batterDice, extraDice, pitcherDice }) =>
      sum + 2 * [batterDice, extraDice, pitcherDice].filter((dice) => dice !== null).length,
    0,
  );
