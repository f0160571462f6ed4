import type { CardFrontData } from '@pennant/card-art/card/card-front-data';
import { PlayerCardFront } from '../../ui/card/card-front.tsx';

// Three invented seasons of three eras, of no real player.
const CARDS: readonly (CardFrontData & { readonly tilt: string })[] = [
  {
    cardID: 18_880_001,
    playerID: 'hollisam01',
    name: 'Amos Hollis',
    year: 1888,
    type: 'Batter',
    rating: 68,
    positions: ['1B'],
    clubs: ['DTN'],
    clubName: 'Detroit Wolverines',
    bats: 'R',
    throws: 'R',
    seriesKey: '1888-base',
    tilt: 'left-0 top-[8%] -rotate-9',
  },
  {
    cardID: 19_740_002,
    playerID: 'ibarrlu01',
    name: 'Luis Ibarra',
    year: 1974,
    type: 'Pitcher',
    rating: 97,
    positions: ['SP'],
    clubs: ['SEA'],
    clubName: 'Seattle Pilots',
    bats: 'R',
    throws: 'L',
    seriesKey: '1974-base',
    tilt: 'right-0 top-[8%] rotate-9',
  },
  {
    cardID: 19_550_003,
    playerID: 'doylete01',
    name: 'Teddy Doyle',
    year: 1955,
    type: 'Batter',
    rating: 84,
    positions: ['CF'],
    clubs: ['BRO'],
    clubName: 'Brooklyn Bridegrooms',
    bats: 'L',
    throws: 'L',
    seriesKey: '1955-base',
    tilt: 'left-1/2 top-0 -translate-x-1/2',
  },
];

/** Three cards of three eras, fanned out. */
export default function CardFan() {
  return CARDS.map(({ tilt, ...card }, index) => (
    <PlayerCardFront
      key={card.cardID}
      card={card}
      decorative
      // The two at the back are half covered, so they are drawn with fewer shapes.
      detail={index === CARDS.length - 1 ? 'full' : 'thumbnail'}
      // Not bold: the bold font would be loaded for the digits of the year only.
      className={`absolute w-[46%] shadow-lifted [&_.art-sans]:font-normal! ${tilt}`}
    />
  ));
}
