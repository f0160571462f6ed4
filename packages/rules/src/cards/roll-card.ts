import type { Dice } from '../fairness/dice.ts';
import {
  PITCHER_MODIFIERS,
  type BatterDice,
  type BatterResult,
  type PitcherDice,
  type PitcherModifier,
} from './card.ts';
import type { ModifierChances } from './league-odds.ts';
import { afterPitcher } from './pitcher-effect.ts';

/** Two dice as they fell, the red one first. */
export type Fall = readonly [number, number];

/** One roll of a batter's card against a pitcher: what fell, and what each step made of it. */
export interface CardRoll {
  readonly batter: Fall;
  /** Null where the first table had the result. */
  readonly extra: Fall | null;
  /** Null where an average pitcher throws: his cell is drawn by its chance. */
  readonly pitcher: Fall | null;
  /** What the batter's card says. */
  readonly result: BatterResult;
  readonly modifier: PitcherModifier | null;
  readonly outcome: BatterResult;
}

/** The pitcher of a roll: a card's table, or the chances of an average one. */
export type Opponent =
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

/** Rolls a batter's card once against a rested pitcher, with the labels that a game gives its dice. */
export const rollCard = (batter: BatterDice, opponent: Opponent, dice: Dice): CardRoll => {
  const throwFor = (label: string): Fall => [dice.die(label), dice.die(label)];
  const cellOf = <Cell>(table: readonly Cell[], [red, navy]: Fall) => table[red + navy - 2] as Cell;
  const first = throwFor('batter');
  const cell = cellOf(batter.base, first);
  const extra = cell === 'X' ? throwFor('extra') : null;
  const result = cell === 'X' ? cellOf(batter.extra, extra as Fall) : cell;
  const pitcher = opponent.kind === 'card' ? throwFor('pitcher') : null;
  const modifier =
    opponent.kind === 'card'
      ? cellOf(opponent.dice, pitcher as Fall)
      : drawModifier(opponent.chances, dice.fraction('average pitcher'));
  return {
    batter: first,
    extra,
    pitcher,
    result,
    modifier,
    outcome: afterPitcher(result, modifier),
  };
};
