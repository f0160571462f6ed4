import type { UserCard } from '@pennant/contract/cards';

/**
 * Builds a card of a collection from the facts that matter to a test, with defaults for the rest.
 */
export const aUserCard = (facts: Partial<UserCard> = {}): UserCard => ({
  cardID: 19_500_001,
  seriesID: 1950,
  name: 'Sam%20Walker',
  year: 1950,
  type: 'Batter',
  rating: 60,
  positions: 'SS',
  speed: 50,
  stamina: null,
  teamNameID: 'BOS',
  playerID: 'walkes01',
  clubName: 'Boston Bees',
  clubNames: 'Boston Bees',
  history: 'record',
  league: 'NL',
  bats: 'R',
  throws: 'R',
  customImage: null,
  artistID: null,
  amount: 1,
  displayKey: '1950-base',
  ...facts,
});
