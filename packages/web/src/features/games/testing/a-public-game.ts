import type { PublicGame } from '@pennant/contract/public-game';

import { aGameDto } from './a-game-dto.ts';

/** A game that is over, 0-0 and without an event, as anyone may see it: casey was at home. */
export function aPublicGame(over: Partial<PublicGame> = {}): PublicGame {
  const { gameID, created, scoreboardData, fairness, GameParticipants } = aGameDto();
  const lineupsOf = (role: 'home' | 'away') =>
    GameParticipants.filter((participant) => participant.role === role)
      .flatMap(({ GameLineups }) => GameLineups)
      .map(({ gameLineupID, Card: { CardInventory: _owners, ...Card } }) => ({
        gameLineupID,
        Card,
      }));
  return {
    gameID,
    created,
    finished: '2026-11-21T01:00:00Z',
    isAbandoned: false,
    resultDescription: 'Mudville Nine won 2-1.',
    scoreboardData: { ...scoreboardData, homeScore: 2, visitorScore: 1 },
    rulesVersion: 2,
    home: { user: { username: 'casey' }, name: 'Mudville Nine', lineups: lineupsOf('home') },
    visitors: { user: null, name: '1954 Boxcar Nine', lineups: lineupsOf('away') },
    events: [],
    boxScore: { home: [], visitors: [] },
    fairness,
    ...over,
  };
}
