import fc from 'fast-check';
import type { CardPosition } from '../cards/card.ts';
import type { LineupCard } from '../teams/lineup.ts';

const FIELD: readonly (readonly CardPosition[])[] = [
  ['C'],
  ['1B', 'DH'],
  ['2B', 'SS'],
  ['3B'],
  ['SS'],
  ['OF'],
  ['LF'],
  ['CF', 'RF'],
  ['DH'],
];
const PITCHING: readonly (readonly CardPosition[])[] = [['SP'], ['RP'], ['SP', 'RP']];

const cardOf = (
  type: 'Batter' | 'Pitcher',
  positions: fc.Arbitrary<readonly CardPosition[]>,
  players: number,
) =>
  fc.record({
    type: fc.constant(type),
    positions,
    rating: fc.integer({ min: 0, max: 100 }),
    playerID: fc.integer({ min: 1, max: players }).map((n) => `player${n}`),
  });

/** Returns at most `size` arbitrary cards, of at most `players` players. */
export const arbitraryCards = (players: number, size: number) =>
  fc
    .array(
      fc.oneof(
        cardOf('Batter', fc.constantFrom(...FIELD), players),
        cardOf('Pitcher', fc.constantFrom(...PITCHING), players),
      ),
      { maxLength: size },
    )
    .map((cards): LineupCard[] => cards.map((card, index) => ({ ...card, cardID: index + 1 })));

/** Returns a batter's card for a lineup. */
export const aLineupBatter = (
  cardID: number,
  rating: number,
  ...positions: CardPosition[]
): LineupCard => ({
  cardID,
  playerID: `batter${cardID}`,
  type: 'Batter',
  positions,
  rating,
});

/**
 * Returns two cards for each of the nine positions and fifteen pitchers: enough for a whole team.
 */
export const cardsOfWholeTeam = (): LineupCard[] => [
  ...(['C', '1B', '2B', '3B', 'SS', 'LF', 'CF', 'RF', 'DH'] as const).flatMap((position, index) => [
    aLineupBatter(index * 2 + 1, 60 + index, position),
    aLineupBatter(index * 2 + 2, 50 + index, position),
  ]),
  ...Array.from({ length: 15 }, (_, index): LineupCard => ({
    cardID: 100 + index,
    playerID: `pitcher${index}`,
    type: 'Pitcher',
    positions: index < 8 ? ['SP'] : ['RP'],
    rating: 40 + index,
  })),
];
