import type { GameLineup, PlayCard } from '@pennant/contract/game-lineup';

/**
 * A player at bat, pitching or on base, with their card; of a public game the card comes without
 * what it did for its owner.
 */
export type ActiveLineup = Pick<GameLineup, 'gameLineupID' | 'lineupOrder' | 'fieldingPosition'> & {
  readonly Card: Omit<PlayCard, 'CardInventory'> & Partial<Pick<PlayCard, 'CardInventory'>>;
};
