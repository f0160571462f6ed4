import type { MANAGER_EVENTS } from '@pennant/contract/game-commands';
import type { Command } from '@pennant/rules/games/command';
import { BATTING_POSITIONS, type Side } from '@pennant/rules/games/lineup-slots';
import { battingSide, type GameState } from '@pennant/rules/games/state';
import { refuse, type Refusal } from '../platform/refusal.ts';
import { parseGameLineupID } from './game-ids.ts';
import type { GameRefusalCode } from './refusals.ts';
import type { GameRequest, GameContext, TurnResponse } from './game-context.ts';
import { executeTurn, type ApplyRules } from './roll-game.ts';

interface ManagerActionRequest extends GameRequest {
  readonly event: (typeof MANAGER_EVENTS)[number];
  readonly runnersAdvancing: string | null;
}

interface SubstitutionRequest extends GameRequest {
  readonly lineupOrder: number | null | undefined;
  readonly position: string | null | undefined;
  readonly removedGameLineupID: string;
  readonly addedGameLineupID: string;
}

/** Applies a command by the rules. */
const executeCommand = (
  command: Command,
  { rules, setup, state, dice }: Parameters<ApplyRules>[0],
): ReturnType<ApplyRules> => {
  const turn = rules.applyCommand(setup, state, command, dice);
  return turn.ok ? { command, state: turn.state, events: turn.events } : refuse(turn.code);
};

/**
 * Executes a decision of the user as manager: of the pending choice, a steal, an intentional walk.
 */
export const executeManagerAction = (
  context: GameContext,
  request: ManagerActionRequest,
): Promise<TurnResponse> =>
  executeTurn(context, request, (game, side) => {
    const command = toCommand(request, game.state, side);
    return 'code' in command ? command : executeCommand(command, game);
  });

function toCommand(
  { event, runnersAdvancing }: ManagerActionRequest,
  state: GameState,
  side: Side,
): Command | Refusal<GameRefusalCode> {
  const isBatting = battingSide(state) === side;
  if (event === 'bb') return isBatting ? refuse('not_pitching') : { kind: 'walk' };
  if (event === 'steal') {
    return isBatting
      ? { kind: 'steal', runnersAdvancing: runnersAdvancing ?? '' }
      : refuse('not_batting');
  }
  // The side whose batted ball it was decides, even if its half-inning is over by now.
  if (state.pendingChoice === null || state.pendingChoice.kind !== event) {
    return refuse('no_choice_pending');
  }
  return isBatting ? { kind: 'choose', runnersAdvancing } : refuse('not_batting');
}

/** Replaces a player of the user's side in the game by one of its bench or bullpen. */
export const substitutePlayer = (
  context: GameContext,
  request: SubstitutionRequest,
): Promise<TurnResponse> =>
  executeTurn(context, request, (game, side) => {
    const out = parseGameLineupID(request.gameID, request.removedGameLineupID);
    const into = parseGameLineupID(request.gameID, request.addedGameLineupID);
    if (out?.side !== side || into?.side !== side) return refuse('not_your_player');
    if (!isStillInPosition(request, game.state[side], out.index)) return refuse('wrong_place');
    const command = {
      kind: 'substitute',
      side,
      playerOut: out.index,
      playerIn: into.index,
    } as const;
    return executeCommand(command, game);
  });

/** Whether the player has the batting order and position that the request states, if it does. */
function isStillInPosition(
  { lineupOrder, position }: Pick<SubstitutionRequest, 'lineupOrder' | 'position'>,
  { order, places }: GameState[Side],
  player: number,
): boolean {
  const hasOrder =
    lineupOrder === undefined || lineupOrder === null || order[lineupOrder - 1] === player;
  const index = BATTING_POSITIONS.findIndex((place) => place === position);
  const hasPosition = index === -1 || places[index] === player;
  return hasOrder && hasPosition;
}
