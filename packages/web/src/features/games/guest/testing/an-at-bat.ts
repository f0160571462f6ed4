import type { GuestAtBat, GuestPlayer } from '@pennant/contract/guest-at-bat';
import type { BatterResult } from '@pennant/rules/cards/card';
import { batterDiceFields, pitcherDiceFields } from '@pennant/rules/cards/dice-fields';
import { BATTER_FIELDS, PITCHER_FIELDS } from '@pennant/rules/cards/dice-fields';

const eleven = <Cell>(cell: Cell): Cell[] => Array.from({ length: 11 }, () => cell);
const nulls = Object.fromEntries(
  [...BATTER_FIELDS, ...PITCHER_FIELDS].map((field) => [field, null]),
) as Record<(typeof BATTER_FIELDS)[number] | (typeof PITCHER_FIELDS)[number], null>;

const aPlayer = (overrides: Partial<GuestPlayer>): GuestPlayer => ({
  ...nulls,
  cardID: 1,
  seriesID: 1954,
  name: 'Al%20Average',
  year: 1954,
  type: 'Batter',
  rating: 70,
  positions: 'CF',
  speed: 50,
  stamina: null,
  teamNameID: 'MUD',
  playerID: 'averaal01',
  clubName: 'Mudville Nine',
  clubNames: 'Mudville Nine',
  history: 'invented',
  league: 'ML',
  bats: 'R',
  throws: 'R',
  customImage: null,
  artistID: null,
  stealSuccessRate: 0.7,
  ...overrides,
});

/** Returns an at-bat: the guest gets `result` on every roll (X: a triple), the rest `others`. */
export const anAtBat = (result: BatterResult | 'X', others: BatterResult = 'SO'): GuestAtBat => ({
  home: {
    name: '1954 Mudville Red Sox',
    batters: Array.from({ length: 9 }, (_, index) =>
      aPlayer({
        cardID: 19_540_001 + index,
        name: index === 0 ? 'Mike%20Casey' : `Ed%20Mate${index}`,
        ...batterDiceFields({
          base: eleven(index === 0 ? result : others),
          extra: eleven(index === 0 ? 'H3' : others),
        }),
      }),
    ),
  },
  visitors: {
    name: '1954 Boxcar Bears',
    pitcher: aPlayer({
      cardID: 19_545_001,
      name: 'Pete%20Plain',
      type: 'Pitcher',
      positions: 'SP',
      speed: null,
      stamina: 80,
      ...pitcherDiceFields(eleven(null)),
    }),
    errorRate: 0,
  },
});
