import type { PublicLineup } from '@pennant/contract/public-game';

import type { ActiveLineup } from '../play/active-lineup.ts';

/** Returns the players of both sides by lineup id; where each bats is not told. */
export const watchedLineups = ({
  home,
  visitors,
}: Readonly<Record<'home' | 'visitors', readonly PublicLineup[]>>): ReadonlyMap<
  string,
  ActiveLineup
> =>
  new Map(
    [...home, ...visitors].map(({ gameLineupID, Card }) => [
      gameLineupID,
      {
        gameLineupID,
        Card,
        lineupOrder: null,
        fieldingPosition: Card.positions.split(',')[0] ?? '',
      },
    ]),
  );
