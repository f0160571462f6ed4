import { isEligible } from '../../teams/eligibility.ts';
import { basesOf } from '../baserunning/base-set.ts';
import type { LiveGame } from '../engine/live-game.ts';
import type { LiveSide } from '../engine/live-side.ts';
import { relieverPatience } from '../manager/patience.ts';
import {
  BATTING_POSITIONS,
  FIRST_BENCH,
  FIRST_STARTER,
  type BattingPosition,
} from '../lineup-slots.ts';

export type SubstitutionRefusal =
  | 'player_not_in_game'
  | 'pitcher_must_face_a_batter'
  | 'player_not_available'
  | 'player_not_eligible';

/** Returns why a substitution is refused, or null if it is allowed. Players are lineup indices. */
export const substitutionRefusal = (
  side: LiveSide,
  playerOut: number,
  playerIn: number,
): SubstitutionRefusal | null => {
  const positionIndex = side.places.indexOf(playerOut);
  const isPitcher = side.pitcher === playerOut;
  if (positionIndex < 0 && !isPitcher) return 'player_not_in_game';
  if (isPitcher && side.battersFaced === 0) return 'pitcher_must_face_a_batter';
  const incoming = side.setup.players[playerIn];
  if (!incoming || !side.isAvailable(playerIn)) return 'player_not_available';
  if (isPitcher) {
    const isFromBullpen = playerIn >= FIRST_STARTER && playerIn < FIRST_BENCH;
    return isFromBullpen ? null : 'player_not_eligible';
  }
  const card = {
    type: incoming.bat ? 'Batter' : 'Pitcher',
    positions: incoming.positions,
  } as const;
  const isFromBench = playerIn >= FIRST_BENCH;
  return isFromBench && isEligible(BATTING_POSITIONS[positionIndex] as BattingPosition, card)
    ? null
    : 'player_not_eligible';
};

/** Returns the list with one player in the place of another, if the other is in it. */
const replace = (
  players: readonly number[],
  playerOut: number,
  playerIn: number,
): readonly number[] => {
  const index = players.indexOf(playerOut);
  if (index < 0) return players;
  const replaced = players.slice();
  replaced[index] = playerIn;
  return replaced;
};

const replacePitcher = (side: LiveSide, playerIn: number): void => {
  // If pitchers bat, the new pitcher bats in the place of the old one.
  side.order = replace(side.order, side.pitcher, playerIn);
  side.pitcher = playerIn;
  side.currentPitcherTables = side.pitcherTables(playerIn);
  side.tiresAt = side.currentPitcherTables.tiresAt;
  side.patience = relieverPatience(side.tiresAt);
  side.battersPerRun = 0;
  side.battersFaced = 0;
  side.pitcherRuns = 0;
  side.unearnedOutsBeforePitcher = side.unearnedOuts;
};

/** Replaces a runner on base. */
const replaceRunner = (live: LiveGame, playerOut: number, playerIn: number): void => {
  for (const base of basesOf(live.onBase)) {
    if (live.playerOn(base) === playerOut) live.replaceRunner(base, playerIn);
  }
};

/**
 * Substitutes one player for another, in the batting order, in the field and on base. The event
 * stays open.
 */
export const substitute = (
  live: LiveGame,
  side: LiveSide,
  playerOut: number,
  playerIn: number,
): void => {
  live.beginEvent('substitution');
  live.event?.setAction('sub');
  live.event?.addSubstitution(side === live.home ? 'home' : 'visitors', playerOut, playerIn);
  if (side.pitcher === playerOut) {
    replacePitcher(side, playerIn);
  } else {
    side.order = replace(side.order, playerOut, playerIn);
    side.places = replace(side.places, playerOut, playerIn);
    side.updateGloves();
    if (side === live.bat) replaceRunner(live, playerOut, playerIn);
  }
  side.left.push(playerOut);
  side.markUsed(playerIn);
  live.batter = live.bat.order[live.bat.nextPlace] as number;
  live.pitcher = live.field.pitcher;
};
