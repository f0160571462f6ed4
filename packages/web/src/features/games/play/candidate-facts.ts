import type { GameLineup } from '@pennant/contract/game-lineup';
import type { Situation } from '@pennant/contract/game-situation';
import { tiresAt } from '@pennant/rules/games/plate-appearance/fatigue';

import { describeArm } from '../scoreboard/tiredness-gauge.tsx';
import { canReplace } from './substitution-lists.ts';

const count = (number: number, noun: string): string =>
  `${number} ${noun}${number === 1 ? '' : 's'}`;

/** Returns how much a pitcher has left: of one who has faced batters, and of one who is fresh. */
function armFact({ gameLineupID, Card }: GameLineup, arms: Situation['tiredness']): string {
  const arm = Object.values(arms).find((tired) => tired.gameLineupID === gameLineupID);
  if (arm === undefined) return `tires in ${count(tiresAt(Card.stamina ?? 0), 'batter')}`;
  const faced = `${count(arm.battersFaced, 'batter')} faced`;
  const left = arm.tiresAfter - arm.battersFaced;
  const isTired = arm.lostCellChance > 0 || arm.extraHitChance > 0;
  return isTired || left < 1
    ? `${describeArm(arm).toLowerCase()}, ${faced}`
    : `tires in ${count(left, 'batter')}, ${faced}`;
}

/** Returns what a manager asks of a player: a runner’s speed, a pitcher’s stamina and arm. */
export function candidateFacts(lineup: GameLineup, arms: Situation['tiredness']): string {
  const { type, speed, stamina } = lineup.Card;
  if (type === 'Pitcher') return `Stamina ${stamina ?? 0}, ${armFact(lineup, arms)}`;
  return `Speed ${speed ?? 0}`;
}

/** Returns the positions that a player of the bench can take over from players in the game. */
const replaceablePositions = (into: GameLineup, lineup: readonly GameLineup[]): readonly string[] =>
  lineup.filter((out) => canReplace(out, into)).map(({ fieldingPosition }) => fieldingPosition);

/**
 * Returns where a player of the bench can come in, "Comes in for LF, CF.", or why not now.
 * `leaving` are those of the lineup who may go out; `staying` is a pitcher who may not yet.
 */
export function benchNote(
  into: GameLineup,
  { leaving, staying }: { leaving: readonly GameLineup[]; staying: GameLineup | undefined },
): string {
  const fits = replaceablePositions(into, leaving);
  if (fits.length > 0) return `Comes in for ${fits.join(', ')}.`;
  if (staying !== undefined && canReplace(staying, into)) {
    return `Comes in once ${decodeURIComponent(staying.Card.name)} has faced a batter.`;
  }
  return 'Fits nowhere in this lineup.';
}
