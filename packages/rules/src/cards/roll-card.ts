import type { Dice } from '../fairness/dice.ts';
import {
  PITCHER_MODIFIERS,
  type BatterDice,
  type BatterResult,
  type PitcherDice,
  type PitcherModifier,
} from './card.ts';
import type { ModifierChances } from './modifier-chances.ts';
import { applyModifier } from './modifier-effects.ts';

/** Faces of two dice, the red one first. */
export type DicePair = readonly [number, number];

/** One roll of a batter's card against a pitcher: the dice and the result of each step. */
export interface CardRoll {
  readonly batter: DicePair;
  /** Null where the first table had the result. */
  readonly extra: DicePair | null;
  /** Null for an average pitcher, whose modifier is drawn by its probability. */
  readonly pitcher: DicePair | null;
  /** The result on the batter's card. */
  readonly result: BatterResult;
  readonly modifier: PitcherModifier | null;
  readonly outcome: BatterResult;
}

/** The pitcher of a roll: a card's table, or the modifier probabilities of an average one. */
export type OpposingPitcher =
  | { readonly kind: 'card'; readonly dice: PitcherDice }
  | { readonly kind: 'average'; readonly chances: ModifierChances };

const drawModifier = (chances: ModifierChances, drawn: number): PitcherModifier | null => {
  let left = drawn;
  for (const modifier of PITCHER_MODIFIERS) {
    left -= chances[modifier];
    if (left < 0) return modifier;
  }
  return null;
};

/** Rolls a batter's card once against a rested pitcher, with the same dice labels as a game. */
export const rollCard = (batter: BatterDice, opponent: OpposingPitcher, dice: Dice): CardRoll => {
  const rollDice = (label: string): DicePair => [dice.die(label), dice.die(label)];
  const cellOf = <Cell>(table: readonly Cell[], [red, navy]: DicePair) =>
    table[red + navy - 2] as Cell;
  const first = rollDice('batter');
  const cell = cellOf(batter.base, first);
  const extra = cell === 'X' ? rollDice('extra') : null;
  const result = cell === 'X' ? cellOf(batter.extra, extra as DicePair) : cell;
  const pitcher = opponent.kind === 'card' ? rollDice('pitcher') : null;
  const modifier =
    opponent.kind === 'card'
      ? cellOf(opponent.dice, pitcher as DicePair)
      : drawModifier(opponent.chances, dice.fraction('average pitcher'));
  return {
    batter: first,
    extra,
    pitcher,
    result,
    modifier,
    outcome: applyModifier(result, modifier),
  };
};
