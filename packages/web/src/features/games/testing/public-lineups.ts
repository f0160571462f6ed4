import type { PublicLineup } from '@pennant/contract/public-game';
import { batterDiceFields, pitcherDiceFields } from '@pennant/rules/cards/dice-fields';
import type { Side } from '@pennant/rules/games/lineup-slots';
import type { GameSource, PlayerSource } from '@pennant/rules/games/setup';

import { aGameDto } from './a-game-dto.ts';

const SIDE_LETTERS = { visitors: 'v', home: 'h' } as const;

/** Returns the ID of a player in a game, as the server makes it. */
export const gameLineupIDOf = (gameID: string, side: Side, index: number): string =>
  `${gameID}.${SIDE_LETTERS[side]}${String(index).padStart(2, '0')}`;

/** Returns the cards of a side as the server sends them. */
export function publicLineupsOf(gameID: string, source: GameSource, side: Side): PublicLineup[] {
  const { CardInventory: _, ...card } = aGameDto().GameParticipants[0]!.GameLineups[0]!.Card;
  return source[side].players.map((player: PlayerSource, index) => ({
    gameLineupID: gameLineupIDOf(gameID, side, index),
    Card: {
      ...card,
      ...(player.type === 'Batter'
        ? batterDiceFields(player.dice)
        : pitcherDiceFields(player.dice)),
      cardID: player.cardID,
      name: encodeURIComponent(player.name),
      type: player.type,
      positions: player.positions.join(','),
      speed: player.type === 'Batter' ? player.speed : null,
      stamina: player.type === 'Pitcher' ? player.stamina : null,
    },
  }));
}
