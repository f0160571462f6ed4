import type { CardFace } from '../../../ui/art/card-face.ts';

/** What an invented card is drawn from. */
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
