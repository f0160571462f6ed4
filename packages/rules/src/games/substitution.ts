import { isEligible } from '../teams/eligibility.ts';
import { beginEvent, facePitcher, type LiveGame, type LiveSide } from './live-game.ts';
import type { SideSetup } from './setup.ts';
import {
  BATTING_PLACES,
  FIRST_BENCH,
  FIRST_STARTER,
  type BattingPlace,
  type Side,
} from './slot.ts';
import type { SideState } from './state.ts';

export type SubstitutionRefusal =
  | 'player_not_in_game'
  | 'player_not_available'
  | 'player_not_eligible';

/** Why a substitution is refused, or null where it is allowed. Players by lineup index. */
export const substitutionRefusal = (
  setup: SideSetup,
  side: SideState,
  playerOut: number,
  playerIn: number,
): SubstitutionRefusal | null => {
  const place = side.places.indexOf(playerOut);
  const pitches = side.pitcher === playerOut;
  if (place < 0 && !pitches) return 'player_not_in_game';
  const incoming = setup.players[playerIn];
  const inGame = side.places.includes(playerIn) || side.pitcher === playerIn;
  if (!incoming || inGame || side.left.includes(playerIn)) return 'player_not_available';
  if (pitches) {
    const fromBullpen = playerIn >= FIRST_STARTER && playerIn < FIRST_BENCH;
    return fromBullpen ? null : 'player_not_eligible';
  }
  const card = {
    type: incoming.bat ? 'Batter' : 'Pitcher',
    positions: incoming.positions,
  } as const;
  const fromBench = playerIn >= FIRST_BENCH;
  return fromBench && isEligible(BATTING_PLACES[place] as BattingPlace, card)
    ? null
    : 'player_not_eligible';
};

const replace = (players: number[], playerOut: number, playerIn: number): void => {
  const at = players.indexOf(playerOut);
  if (at >= 0) players[at] = playerIn;
};

const replacePitcher = (side: LiveSide, playerIn: number): void => {
  // Where pitchers bat, the new one bats in the place of the old.
  replace(side.order, side.pitcher, playerIn);
  side.pitcher = playerIn;
  side.battersFaced = 0;
  side.pitcherRuns = 0;
  side.missedOutsBefore = side.missedOuts;
};

/** One player for another: he bats and fields where the other did, and runs for him. The event stays open. */
export const substitute = (
  live: LiveGame,
  side: Side,
  playerOut: number,
  playerIn: number,
): void => {
  const event = beginEvent(live, 'substitution');
  event.managerAction = 'sub';
  const sideState = side === 'home' ? live.state.home : live.state.visitors;
  if (sideState.pitcher === playerOut) {
    replacePitcher(sideState, playerIn);
    facePitcher(live);
  } else {
    replace(sideState.order, playerOut, playerIn);
    replace(sideState.places, playerOut, playerIn);
    if (side === live.batting) replace(live.state.bases, playerOut, playerIn);
  }
  sideState.left.push(playerOut);
  if (live.events !== null) {
    event.notes = [
      { side, player: playerOut, change: 'left' },
      { side, player: playerIn, change: 'entered' },
    ];
  }
  event.batter = live.bat.order[live.bat.nextPlace] as number;
  event.pitcher = live.field.pitcher;
};
