import type { TwoDice } from '../event.ts';
import type { LiveGame } from '../live-game.ts';
import type { CompiledBatter, CompiledPitcher } from '../setup.ts';
import { drawChance } from '../live-game.ts';
import {
  EXTRA_HIT_MOST,
  EXTRA_HIT_STEP,
  LOST_CELL_MOST,
  LOST_CELL_STEP,
  tiredBatters,
} from './fatigue.ts';
import {
  AFTER_PITCHER,
  EMPTY_CELL,
  H9H_CELL,
  HELPS_PITCHER,
  OO,
  X,
  modifierName,
  resultName,
} from './result-code.ts';

/** Constants of this file are part of the machine code; those of another are looked up at each use, which counts here. */
const AFTER = AFTER_PITCHER;
const ANOTHER_ROLL = X;

/** All 36 falls of two dice, made once: events share them. */
const FALLS: readonly TwoDice[] = Array.from({ length: 36 }, (_, at) =>
  Object.freeze([Math.floor(at / 6) + 1, (at % 6) + 1] as const),
);
const fallOf = (one: number, other: number): TwoDice => FALLS[(one - 1) * 6 + other - 1] as TwoDice;

/** What a tired pitcher's cell does against this result: his good cells may fail, his empty ones let a hit through. */
const tiredCell = (live: LiveGame, cell: number, result: number, tired: number): number => {
  if (cell === EMPTY_CELL) {
    if (result !== OO) return cell;
    const chance = Math.min(EXTRA_HIT_MOST, tired * EXTRA_HIT_STEP);
    return drawChance(live, 'tired') < chance ? H9H_CELL : cell;
  }
  if (HELPS_PITCHER[cell] === 0 || AFTER_PITCHER[cell * 8 + result] === result) return cell;
  const chance = Math.min(LOST_CELL_MOST, tired * LOST_CELL_STEP);
  return drawChance(live, 'tired') < chance ? EMPTY_CELL : cell;
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
  const { dice, event, field } = live;
  const recording = live.events !== null;
  const one = dice.die('batter');
  const other = dice.die('batter');
  let result = batter.base[one + other] as number;
  if (result === ANOTHER_ROLL) {
    const extraOne = dice.die('extra');
    const extraOther = dice.die('extra');
    result = batter.extra[extraOne + extraOther] as number;
    if (recording) {
      event.extraDice = fallOf(extraOne, extraOther);
      event.diceResultX = extraOne + extraOther;
    }
  }
  const pitcherOne = dice.die('pitcher');
  const pitcherOther = dice.die('pitcher');
  let cell = pitcher.cells[pitcherOne + pitcherOther] as number;
  if (live.designed) {
    const tired = tiredBatters(field.battersFaced, pitcher.tiresAt);
    if (tired > 0) cell = tiredCell(live, cell, result, tired);
  }
  const outcome = AFTER[cell * 8 + result] as number;
  if (recording) {
    event.batterDice = fallOf(one, other);
    event.diceResultH = one + other;
    event.pitcherDice = fallOf(pitcherOne, pitcherOther);
    event.diceResultP = pitcherOne + pitcherOther;
    event.origResultType = resultName(result);
    event.pitchResultType = outcome === result ? null : modifierName(cell);
    event.resultType = resultName(outcome);
  }
  return outcome;
};
