import type { CardFace } from '../../../ui/art/card-face.ts';

/** Returns the picture data of a test card. */
export const aFace = (cardID: number): CardFace => ({
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
