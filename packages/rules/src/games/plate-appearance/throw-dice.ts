import type { LiveGame } from '../live-game.ts';
import type { CompiledBatter, CompiledPitcher } from '../setup.ts';
import { EXTRA_HIT_MOST, EXTRA_HIT_STEP, LOST_CELL_MOST, LOST_CELL_STEP } from './fatigue.ts';
import { AFTER_PITCHER, EMPTY_CELL, H9H_CELL, HELPS_PITCHER, OO, X } from './result-code.ts';

/** Constants of this file are part of the machine code; those of another are looked up at each use, which counts here. */
const AFTER = AFTER_PITCHER;
const ANOTHER_ROLL = X;
const EMPTY = EMPTY_CELL;

/** The code of a fall of two dice, 1 to 36 (see `event-codes.ts`). */
const fall = (one: number, other: number): number => 6 * one + other - 6;

/** What a tired pitcher's cell does against this result: his good cells may fail, his empty ones let a hit through. */
const tiredCell = (live: LiveGame, cell: number, result: number, tired: number): number => {
  if (cell === EMPTY_CELL) {
    if (result !== OO) return cell;
    const chance = Math.min(EXTRA_HIT_MOST, tired * EXTRA_HIT_STEP);
    return live.draw('tired') < chance ? H9H_CELL : cell;
  }
  if (HELPS_PITCHER[cell] === 0 || AFTER_PITCHER[cell * 8 + result] === result) return cell;
  const chance = Math.min(LOST_CELL_MOST, tired * LOST_CELL_STEP);
  return live.draw('tired') < chance ? EMPTY_CELL : cell;
};

/**
 * The dice of a plate appearance: the batter's two, two more where they show X, then the pitcher's two, whose cell acts on the
 * batter's result. Answers the outcome's code and writes the dice into the event.
 */
export const throwDice = (
  live: LiveGame,
  batter: CompiledBatter,
  pitcher: CompiledPitcher,
): number => {
  const { dice, event } = live;
  const one = dice.die('batter');
  const other = dice.die('batter');
  let result = batter.base[one + other] as number;
  if (result === ANOTHER_ROLL) {
    const extraOne = dice.die('extra');
    const extraOther = dice.die('extra');
    result = batter.extra[extraOne + extraOther] as number;
    if (live.events !== null) event.setExtraDice(fall(extraOne, extraOther));
  }
  const pitcherOne = dice.die('pitcher');
  const pitcherOther = dice.die('pitcher');
  let cell = pitcher.cells[pitcherOne + pitcherOther] as number;
  if (live.designed) {
    const tired = live.field.tired();
    if (tired > 0) cell = tiredCell(live, cell, result, tired);
  }
  const outcome = AFTER[cell * 8 + result] as number;
  if (live.events !== null) {
    const acted = outcome === result ? EMPTY : cell;
    event.setDice(fall(one, other), fall(pitcherOne, pitcherOther), result + 1, acted, outcome + 1);
  }
  return outcome;
};
