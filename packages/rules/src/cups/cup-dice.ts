import { PREGAME_EVENT_NUMBER, drawIsHome } from '../campaigns/draw-home-or-away.ts';
import { CLIENT_SEED_BYTES } from '../fairness/commitment.ts';
import { committedDice } from '../fairness/committed-dice.ts';
import type { DiceSource } from '../fairness/dice.ts';
import type { Slot } from './cup-state.ts';

/** The secret seed of a cup, as 64 hex digits, which is published when the cup is over. */
export interface CupSeed {
  readonly cupID: string;
  readonly serverSeed: string;
}

const diceOf = (id: string, serverSeed: string): DiceSource =>
  committedDice({ id, serverSeed, clientSeed: '00'.repeat(CLIENT_SEED_BYTES) });

/** Returns the dice by which a cup is drawn. */
export const drawDice = ({ cupID, serverSeed }: CupSeed): DiceSource => diceOf(cupID, serverSeed);

/**
 * Returns the dice of a game that the computer plays for both sides, of the key of the id
 * "cup/match/game" (match from 0, game from 1), and which slot of the match is at home by them.
 */
export function computerGameDice(
  { cupID, serverSeed }: CupSeed,
  { match, game }: { readonly match: number; readonly game: number },
): { readonly dice: DiceSource; readonly homeSlot: Slot } {
  const dice = diceOf(`${cupID}/${match}/${game}`, serverSeed);
  return { dice, homeSlot: drawIsHome(dice.event(PREGAME_EVENT_NUMBER)) ? 0 : 1 };
}
