import type { MANAGED_EVENTS } from '@pennant/contract/manage-game';
import type { Command } from '@pennant/rules/games/command';
import { BATTING_PLACES, type Side } from '@pennant/rules/games/slot';
import { battingSide, type GameState } from '@pennant/rules/games/state';
import { takeTurn } from '@pennant/rules/games/take-turn';
import { refuse, type Refusal } from '../platform/refusal.ts';
import { playerOfLineupID } from './lineup-id.ts';
import type { GameRefusalCode } from './refusals.ts';
import type { Asked, GameParts } from './game-parts.ts';
import { playTurn, type Play, type TurnAnswer } from './take-turn.ts';

interface ManagedEvent extends Asked {
  readonly event: (typeof MANAGED_EVENTS)[number];
  readonly runnersAdvancing: string | null;
}

interface Substitution extends Asked {
  readonly lineupOrder: number | null | undefined;
  readonly position: string | null | undefined;
  readonly removedGameLineupID: string;
  readonly addedGameLineupID: string;
}

/** Carries a command out by the rules. */
const carryOut = (
  command: Command,
  ...[setup, state, dice]: Parameters<Play>
): ReturnType<Play> => {
  const turn = takeTurn(setup, state, command, dice);
  return turn.ok ? { command, state: turn.state, events: turn.events } : refuse(turn.code);
};

/** What the user's manager decides: an answer to the pending choice, a steal, an intentional walk. */
export const manageEvent = (parts: GameParts, asked: ManagedEvent): Promise<TurnAnswer> =>
  playTurn(parts, asked, (setup, state, dice, side) => {
    const command = commandOf(asked, state, side);
    return 'code' in command ? command : carryOut(command, setup, state, dice, side);
  });

function commandOf(
  { event, runnersAdvancing }: ManagedEvent,
  state: GameState,
  side: Side,
): Command | Refusal<GameRefusalCode> {
  const bats = battingSide(state) === side;
  if (event === 'bb') return bats ? refuse('not_pitching') : { kind: 'walk' };
  if (event === 'steal') {
    return bats
      ? { kind: 'steal', runnersAdvancing: runnersAdvancing ?? '' }
      : refuse('not_batting');
  }
  // The side whose ball it was decides, even where its half is over by now.
  if (state.pendingChoice === null || state.pendingChoice.kind !== event) {
    return refuse('no_choice_pending');
  }
  return bats ? { kind: 'choose', runnersAdvancing } : refuse('not_batting');
}

/** Puts a player of the user's bench or bullpen in the place of one who is in the game. */
export const substitutePlayer = (parts: GameParts, asked: Substitution): Promise<TurnAnswer> =>
  playTurn(parts, asked, (setup, state, dice, side) => {
    const out = playerOfLineupID(asked.gameID, asked.removedGameLineupID);
    const into = playerOfLineupID(asked.gameID, asked.addedGameLineupID);
    if (out?.side !== side || into?.side !== side) return refuse('not_your_player');
    if (!standsWhere(asked, state[side], out.index)) return refuse('wrong_place');
    const command = {
      kind: 'substitute',
      side,
      playerOut: out.index,
      playerIn: into.index,
    } as const;
    return carryOut(command, setup, state, dice, side);
  });

/** Whether the player is where the client believes him to be, as far as it says. */
function standsWhere(
  { lineupOrder, position }: Pick<Substitution, 'lineupOrder' | 'position'>,
  { order, places }: GameState[Side],
  player: number,
): boolean {
  const orderIsRight =
    lineupOrder === undefined || lineupOrder === null || order[lineupOrder - 1] === player;
  const at = BATTING_PLACES.findIndex((place) => place === position);
  const placeIsRight = at === -1 || places[at] === player;
  return orderIsRight && placeIsRight;
}
