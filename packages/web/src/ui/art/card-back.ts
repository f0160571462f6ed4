import type { Card } from '@pennant/contract/cards';
import type {
  BatterDice,
  BattingSeason,
  PitcherDice,
  PitchingSeason,
} from '@pennant/rules/cards/card';
import { batterDiceFromFields, pitcherDiceFromFields } from '@pennant/rules/cards/dice-fields';

/** What the back of a card is printed from. */
export type CardBack =
  | {
      readonly type: 'Batter';
      readonly dice: BatterDice;
      readonly season: BattingSeason;
      /** 1 to 98. */
      readonly speed: number;
    }
  | {
      readonly type: 'Pitcher';
      readonly dice: PitcherDice;
      readonly season: PitchingSeason;
      /** Percentage of 27 outs. */
      readonly stamina: number;
    };

/** The back of a card as it comes over the wire; null where the answer carries no season line. */
export const cardBack = (card: Card): CardBack | null => {
  const [batting] = card.Battings;
  const [pitching] = card.Pitchings;
  if (card.type === 'Pitcher') {
    return pitching === undefined
      ? null
      : {
          type: 'Pitcher',
          dice: pitcherDiceFromFields(card),
          season: pitching,
          stamina: card.stamina ?? 0,
        };
  }
  return batting === undefined
    ? null
    : {
        type: 'Batter',
        dice: batterDiceFromFields(card),
        season: batting,
        speed: card.speed ?? 0,
      };
};
