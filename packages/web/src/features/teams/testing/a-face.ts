import type { CardFrontData } from '@pennant/card-art/card/card-front-data';

/** Returns the picture data of a test card. */
export const aFace = (cardID: number): CardFrontData => ({
  cardID,
  playerID: `player${cardID}`,
  name: `Player ${cardID}`,
  year: 1950,
  type: 'Batter',
  rating: 50,
  positions: ['SS'],
  clubs: ['MUD'],
  clubName: 'Mudville Nine',
  bats: 'R',
  throws: 'R',
  seriesKey: '1950-base',
});
