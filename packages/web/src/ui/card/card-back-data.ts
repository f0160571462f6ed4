import type { CareerTotals } from '@pennant/contract/career';
import type { Card } from '@pennant/contract/cards';
import type {
  BatterDice,
  BattingSeason,
  PitcherDice,
  PitchingSeason,
} from '@pennant/rules/cards/card';
import { batterDiceFromFields, pitcherDiceFromFields } from '@pennant/rules/cards/dice-fields';
import { printLoosePitchChances, type PrintedChance } from './loose-pitch-chances.ts';

/** A second row below the season's: what the card has done with a user. */
export interface CareerRow {
  /** What stands in the place of the year: "YOU". */
  readonly head: string;
  /** The same in words: "With you". */
  readonly label: string;
  readonly totals: CareerTotals;
}

/**
 * The data printed on the back of a card: dice, season line, speed or stamina, and loose pitches.
 */
export type CardBackData = {
  /** What the card has done with a user; absent where it is nobody's, or has not played. */
  readonly career?: CareerRow | undefined;
  /** None where the card has none, and where the card is not made yet. */
  readonly loosePitches?: readonly PrintedChance[];
} & (
  | {
      readonly type: 'Batter';
      readonly dice: BatterDice;
      readonly season: BattingSeason;
      /** Running speed, 1 to 98. */
      readonly speed: number;
    }
  | {
      readonly type: 'Pitcher';
      readonly dice: PitcherDice;
      readonly season: PitchingSeason;
      /** Stamina as a percentage of 27 outs. */
      readonly stamina: number;
    }
);

/** Returns the back of a card of the API; null where the response has no season line. */
export const toCardBackData = (card: Card): CardBackData | null => {
  const [batting] = card.Battings;
  const [pitching] = card.Pitchings;
  const loosePitches = printLoosePitchChances(card);
  if (card.type === 'Pitcher') {
    return pitching === undefined
      ? null
      : {
          type: 'Pitcher',
          dice: pitcherDiceFromFields(card),
          season: pitching,
          stamina: card.stamina ?? 0,
          loosePitches,
        };
  }
  return batting === undefined
    ? null
    : {
        type: 'Batter',
        dice: batterDiceFromFields(card),
        season: batting,
        speed: card.speed ?? 0,
        loosePitches,
      };
};
