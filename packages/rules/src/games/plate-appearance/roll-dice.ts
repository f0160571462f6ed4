import type { Dice } from '../../fairness/dice.ts';
import type { DrawLabel, TwoDice } from '../event.ts';
import type { CompiledBatter, CompiledPitcher } from '../setup.ts';
import { extraHitChance, lostCellChance } from './fatigue.ts';
import { AFTER_PITCHER, EMPTY_CELL, H9H_CELL, HELPS_PITCHER, RESULT_CODE } from './result-code.ts';

const { OO, X } = RESULT_CODE;

/** What rolling the dice needs of a game; a `LiveGame` has all of it. */
export interface RollContext {
  readonly dice: Dice;
  readonly designed: boolean;
  readonly field: { isTired(): boolean; tiredBatters(): number };
  /** Takes down the dice; null if nobody reads them. */
  readonly event: DiceRecorder | null;
  draw(label: DrawLabel): number;
}

export interface DiceRecorder {
  setDice(batter: TwoDice, pitcher: TwoDice, result: number, cell: number, outcome: number): void;
  setExtraDice(dice: TwoDice): void;
}

/** Rolls on the batter's extra table, after an X. */
const rollExtra = (live: RollContext, batter: CompiledBatter): number => {
  const { dice } = live;
  const first = dice.die('extra');
  const second = dice.die('extra');
  live.event?.setExtraDice([first, second]);
  return batter.extra[first + second] as number;
};

/**
 * Returns the cell that acts against this result when the pitcher is tired: good cells may fail,
 * empty ones may let a hit through.
 */
const resolveTiredCell = (live: RollContext, cell: number, result: number): number => {
  const tired = live.field.tiredBatters();
  if (tired === 0 || !live.designed) return cell;
  if (cell === EMPTY_CELL) {
    if (result !== OO) return cell;
    return live.draw('tired') < extraHitChance(tired) ? H9H_CELL : cell;
  }
  if (HELPS_PITCHER[cell] === 0 || AFTER_PITCHER[cell * 8 + result] === result) return cell;
  return live.draw('tired') < lostCellChance(tired) ? EMPTY_CELL : cell;
};

/**
 * Rolls the dice of a plate appearance: the batter's two, two more if they show X, then the
 * pitcher's two, whose cell acts on the batter's result. Returns the code of the outcome and
 * records the dice in the event.
 */
export const rollDice = (
  live: RollContext,
  batter: CompiledBatter,
  pitcher: CompiledPitcher,
): number => {
  const { dice } = live;
  const first = dice.die('batter');
  const second = dice.die('batter');
  let result = batter.base[first + second] as number;
  if (result === X) result = rollExtra(live, batter);
  const pitcherFirst = dice.die('pitcher');
  const pitcherSecond = dice.die('pitcher');
  let cell = pitcher.cells[pitcherFirst + pitcherSecond] as number;
  if (live.field.isTired()) cell = resolveTiredCell(live, cell, result);
  const outcome = AFTER_PITCHER[cell * 8 + result] as number;
  live.event?.setDice(
    [first, second],
    [pitcherFirst, pitcherSecond],
    result,
    outcome === result ? EMPTY_CELL : cell,
    outcome,
  );
  return outcome;
};
