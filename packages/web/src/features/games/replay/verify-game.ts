import type { GameReplay } from '@pennant/contract/game-summary';
import { drawIsHome, PREGAME_EVENT_NUMBER } from '@pennant/rules/campaigns/draw-home-or-away';
import { committedDice, type CommittedDice } from '@pennant/rules/fairness/committed-dice';
import { verifyCommitment } from '@pennant/rules/fairness/commitment';
import { boxScore } from '@pennant/rules/games/analysis/box-score';
import { scoreboardOf } from '@pennant/rules/games/analysis/scoreboard';
import type { Command } from '@pennant/rules/games/command';
import type { PlayUntil } from '@pennant/rules/games/engine/play-until';
import type { GameEvent } from '@pennant/rules/games/event';
import type { GameRules } from '@pennant/rules/games/game-rules';
import { SIDES, otherSide } from '@pennant/rules/games/lineup-slots';
import { describeResult } from '@pennant/rules/games/narration/describe-result';
import { RULES_VERSIONS_OF_TODAY } from '@pennant/rules/games/rules-version';
import { loadRules } from '@pennant/rules/games/rules-of-version';
import type { GameSetup, GameSource } from '@pennant/rules/games/setup';
import { battingSide, type GameState } from '@pennant/rules/games/state';

import type { NoteComparison } from '../../../api/seal-notes.ts';
import {
  areErrorsTrue,
  arePositionsTrue,
  factsOfBoxScore,
  factsOfBoxScoreRow,
  factsOfRulesEvent,
  factsOfServerEvent,
} from './replay-facts.ts';

export type Replay = GameReplay;

/** The reasons why a replay fails to verify. */
export type ReplayFault =
  | 'seed_not_revealed'
  | 'other_rules'
  | 'another_game'
  | 'seal_exchanged'
  | 'commitment_differs'
  | 'setup_unreadable'
  | 'side_not_drawn'
  | 'command_refused'
  | 'event_differs'
  | 'events_missing'
  | 'not_over'
  | 'scores_differ';

export type ReplayVerdict =
  | {
      readonly ok: true;
      readonly events: number;
      readonly diceThrown: number;
      /** Whether the rules have changed since the game. */
      readonly isOfEarlierRules: boolean;
    }
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

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

type StoredCommand = Command | { readonly kind: 'playOn'; readonly until: PlayUntil };

/** Whether the user may give a command: only for the side that is not the computer's. */
function isUsersCommand(setup: GameSetup, state: GameState, command: Command): boolean {
  const batting = battingSide(state);
  const side =
    command.kind === 'substitute'
      ? command.side
      : command.kind === 'walk'
        ? otherSide(batting)
        : command.kind === 'roll'
          ? null
          : batting;
  return side === null || setup[side].manager === 'player';
}

/** Applies a stored command; null if the rules refuse it. */
function applyStoredCommand(
  rules: GameRules,
  setup: GameSetup,
  state: GameState,
  command: StoredCommand,
  dice: CommittedDice,
) {
  if (command.kind === 'playOn') return rules.playUntil(setup, state, command.until, dice);
  if (!isUsersCommand(setup, state, command)) return null;
  const turn = rules.applyCommand(setup, state, command, dice);
  return turn.ok ? turn : null;
}

const tryCompileSetup = (rules: GameRules, source: unknown): GameSetup | null => {
  try {
    const setup = rules.compileSetup(source as GameSource);
    const managers = SIDES.map((side) => setup[side].manager).toSorted();
    return setup.rates === 'designed' && managers.join() === 'computer,player' ? setup : null;
  } catch {
    return null;
  }
};

/** Whether line score, result and box score are those that follow from the game. */
function areScoresTrue(
  setup: GameSetup,
  { state, events }: { readonly state: GameState; readonly events: readonly GameEvent[] },
  replay: Replay,
): boolean {
  const user = SIDES.find((side) => setup[side].manager === 'player') ?? 'home';
  const result = state.final
    ? describeResult(setup, state)
    : `${setup[user].name} gave the game up.`;
  const line = { ...scoreboardOf(state) };
  const box = boxScore(setup, events);
  return (
    replay.resultDescription === result &&
    Object.entries(line).every(([name, value]) =>
      isSame(replay.scoreboardData[name as keyof typeof line], value),
    ) &&
    SIDES.every(
      (side) =>
        isSame(replay.boxScore[side].map(factsOfBoxScoreRow), factsOfBoxScore(box[side])) &&
        arePositionsTrue(replay.boxScore[side], box[side]) &&
        areErrorsTrue(replay.boxScore[side], box[side]),
    )
  );
}

/** Whether a side of a replay has standing orders, as in a challenge. */
const isChallenge = ({ setup }: Replay): boolean =>
  SIDES.some((side) => (setup as GameSource)[side].orders !== undefined);

/** Whether a game of a contest or a challenge is played on the side that its dice draw. */
const isSideDrawn = (setup: GameSetup, replay: Replay, dice: CommittedDice): boolean => {
  if (replay.userCampaignContestID === null && !isChallenge(replay)) return true;
  const drawn = drawIsHome(dice.event(PREGAME_EVENT_NUMBER)) ? 'home' : 'visitors';
  return setup[drawn].manager === 'player';
};

/**
 * Replays a finished game from its lineups, its commands and its revealed seed, by the rules that
 * it was played by, and compares every event, the line score, the box score and the end. Returns
 * the first fault. `note` is how its seal compares with what this browser noted.
 */
export async function verifyGame(
  gameID: string,
  replay: Replay,
  note: NoteComparison = 'none',
): Promise<ReplayVerdict> {
  const { id, seed, commitment, clientSeed } = replay.fairness;
  if (seed === null) return fault('seed_not_revealed');
  const rules = await loadRules(replay.rulesVersion);
  if (rules === null) return fault('other_rules');
  if (id !== gameID || replay.gameID !== gameID) return fault('another_game');
  if (note === 'differs') return fault('seal_exchanged');
  if (!verifyCommitment({ id, serverSeed: seed, commitment })) return fault('commitment_differs');
  const setup = tryCompileSetup(rules, replay.setup);
  if (setup === null) return fault('setup_unreadable');

  const dice = committedDice({ id, serverSeed: seed, clientSeed });
  if (!isSideDrawn(setup, replay, dice)) return fault('side_not_drawn');
  const events: GameEvent[] = [];
  let state = rules.newGame(setup);
  for (const { eventNumber, command } of replay.commands) {
    if (state.eventNumber !== eventNumber) return fault('events_missing', state.eventNumber + 1);
    const played = applyStoredCommand(rules, setup, state, command as StoredCommand, dice);
    if (played === null) return fault('command_refused', eventNumber + 1);
    state = played.state;
    events.push(...played.events);
  }

  for (const [index, shown] of replay.events.entries()) {
    const event = events[index];
    if (
      event === undefined ||
      !isSame(factsOfRulesEvent(id, setup, event), factsOfServerEvent(shown))
    ) {
      return fault('event_differs', index + 1);
    }
  }
  if (events.length !== replay.events.length)
    return fault('events_missing', replay.events.length + 1);
  if (state.final === replay.isAbandoned) return fault('not_over', events.length);
  if (!areScoresTrue(setup, { state, events }, replay)) return fault('scores_differ');
  return {
    ok: true,
    events: events.length,
    diceThrown: countDice(events),
    isOfEarlierRules: !RULES_VERSIONS_OF_TODAY.includes(rules.version),
  };
}

const countDice = (events: readonly GameEvent[]): number =>
  events.reduce(
    (sum, { batterDice, extraDice, pitcherDice }) =>
      sum + 2 * [batterDice, extraDice, pitcherDice].filter((dice) => dice !== null).length,
    0,
  );
