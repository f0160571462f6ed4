import { fallCode } from '../event-codes.ts';
import type { LiveGame } from '../live-game.ts';
import type { CompiledBatter, CompiledPitcher } from '../setup.ts';
import { extraHitChance, lostCellChance } from './fatigue.ts';
import { AFTER_PITCHER, EMPTY_CELL, H9H_CELL, HELPS_PITCHER, OO, X } from './result-code.ts';

/** Constants of this file are part of the machine code; those of another are looked up at each use, which counts here. */
const AFTER = AFTER_PITCHER;
const ANOTHER_ROLL = X;
const EMPTY = EMPTY_CELL;
const fall = fallCode;

/** The batter's dice showed X: two more, on his other table. */
const throwAgain = (live: LiveGame, batter: CompiledBatter): number => {
  const { dice } = live;
  const one = dice.die('extra');
  const other = dice.die('extra');
  if (live.events !== null) live.event.setExtraDice(fall(one, other));
  return batter.extra[one + other] as number;
};

/** What a tired pitcher's cell does against this result: his good cells may fail, his empty ones let a hit through. */
const tiredCell = (live: LiveGame, cell: number, result: number): number => {
  const tired = live.field.tired();
  if (tired === 0 || !live.designed) return cell;
  if (cell === EMPTY_CELL) {
    if (result !== OO) return cell;
    return live.draw('tired') < extraHitChance(tired) ? H9H_CELL : cell;
  }
  if (HELPS_PITCHER[cell] === 0 || AFTER_PITCHER[cell * 8 + result] === result) return cell;
  return live.draw('tired') < lostCellChance(tired) ? EMPTY_CELL : cell;
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
  const { dice } = live;
  const one = dice.die('batter');
  const other = dice.die('batter');
  let result = batter.base[one + other] as number;
  if (result === ANOTHER_ROLL) result = throwAgain(live, batter);
  const pitcherOne = dice.die('pitcher');
  const pitcherOther = dice.die('pitcher');
  let cell = pitcher.cells[pitcherOne + pitcherOther] as number;
  if (live.field.isTired()) cell = tiredCell(live, cell, result);
  const outcome = AFTER[cell * 8 + result] as number;
  if (live.events !== null) {
    const acted = outcome === result ? EMPTY : cell;
    live.event.setDice(
      fall(one, other),
      fall(pitcherOne, pitcherOther),
      result + 1,
      acted,
      outcome + 1,
    );
  }
  return outcome;
};
