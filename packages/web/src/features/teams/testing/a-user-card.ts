import type { UserCard } from '@pennant/contract/cards';

/** Returns a card of a user: Sam Walker at short and second, once for each id. */
export const aUserCard = (cardID: number): UserCard =>
  ({
    cardID,
    playerID: `walkes0${cardID}`,
    name: 'Sam%20Walker',
    year: 1950,
    type: 'Batter',
    rating: 60,
    positions: 'SS,2B',
    teamNameID: 'BOS',
    clubName: 'Boston Bees',
    clubNames: 'Boston Bees',
    history: 'record',
    bats: 'L',
    throws: 'R',
    displayKey: 'mvp',
  }) as UserCard;
