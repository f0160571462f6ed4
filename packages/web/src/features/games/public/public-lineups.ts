import type { PublicGame } from '@pennant/contract/public-game';

import type { ActiveLineup } from '../play/active-lineup.ts';

/** Returns the players of both sides by lineup id, with their places as the box score has them. */
export function publicLineups({
  home,
  visitors,
  boxScore,
}: Pick<PublicGame, 'home' | 'visitors' | 'boxScore'>): ReadonlyMap<string, ActiveLineup> {
  const rows = new Map(
    [...boxScore.home, ...boxScore.visitors].map((row) => [row.gameLineupID, row]),
  );
  return new Map(
    [...home.lineups, ...visitors.lineups].map(({ gameLineupID, Card }) => {
      const row = rows.get(gameLineupID);
      return [
        gameLineupID,
        {
          gameLineupID,
          Card,
          lineupOrder: row?.order ?? null,
          fieldingPosition: row?.position ?? Card.positions.split(',')[0] ?? '',
        },
      ];
    }),
  );
}
