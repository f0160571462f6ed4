import { fallCode } from '../event-codes.ts';
import type { LiveGame } from '../engine/live-game.ts';
import type { CompiledBatter, CompiledPitcher } from '../setup.ts';
import { extraHitChance, lostCellChance } from './fatigue.ts';
import { AFTER_PITCHER, EMPTY_CELL, H9H_CELL, HELPS_PITCHER, OO, X } from './result-code.ts';

/**
 * Local copies: constants of this file are part of the machine code; imported ones are looked up at
 * each use, which counts here.
 */
const AFTER = AFTER_PITCHER;
const ANOTHER_ROLL = X;
const EMPTY = EMPTY_CELL;
const fall = fallCode;

/** Rolls on the batter's extra table, after an X. */
const rollExtra = (live: LiveGame, batter: CompiledBatter): number => {
  const { dice } = live;
  const first = dice.die('extra');
  const second = dice.die('extra');
  if (live.events !== null) live.event.setExtraDice(fall(first, second));
  return batter.extra[first + second] as number;
};

/**
 * Returns the cell that acts against this result when the pitcher is tired: good cells may fail,
 * empty ones may let a hit through.
 */
const resolveTiredCell = (live: LiveGame, cell: number, result: number): number => {
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
  live: LiveGame,
  batter: CompiledBatter,
  pitcher: CompiledPitcher,
): number => {
  const { dice } = live;
  const first = dice.die('batter');
  const second = dice.die('batter');
  let result = batter.base[first + second] as number;
  if (result === ANOTHER_ROLL) result = rollExtra(live, batter);
  const pitcherFirst = dice.die('pitcher');
  const pitcherSecond = dice.die('pitcher');
  let cell = pitcher.cells[pitcherFirst + pitcherSecond] as number;
  if (live.field.isTired()) cell = resolveTiredCell(live, cell, result);
  const outcome = AFTER[cell * 8 + result] as number;
  if (live.events !== null) {
    const acted = outcome === result ? EMPTY : cell;
    live.event.setDice(
      fall(first, second),
      fall(pitcherFirst, pitcherSecond),
      result + 1,
      acted,
      outcome + 1,
    );
  }
  return outcome;
};
