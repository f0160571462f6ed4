import type {
  BatterCard,
  BattingSeason,
  PitcherCard,
  PitchingSeason,
  PlayerCard,
} from '@pennant/rules/cards/card';
import { aBattingSeason, aPitchingSeason } from './a-season.ts';

type Facts = Partial<Omit<PlayerCard, 'type' | 'dice' | 'season'>>;

const factsOf = (cardID: number) => ({
  cardID,
  playerID: 'someone',
  name: 'Some One',
  year: 1865,
  league: 'XL',
  teams: ['AAA'],
  clubName: 'Anytown Aces',
  rating: 85,
  bats: 'R' as const,
  throws: 'R' as const,
});

/** Returns a third baseman's card of a good season in no era. */
export const aBatterCard = (
  season: Partial<BattingSeason> = {},
  facts: Facts = {},
): BatterCard => ({
  type: 'Batter',
  ...factsOf(1),
  positions: ['3B'],
  dice: { base: [], extra: [] },
  speed: 50,
  stealAttemptRate: 0.1,
  stealSuccessRate: 0.7,
  errorRate: 0.02,
  season: aBattingSeason(season),
  ...facts,
});

/** Returns a starter's card of the same season and club. */
export const aPitcherCard = (
  season: Partial<PitchingSeason> = {},
  facts: Facts = {},
): PitcherCard => ({
  type: 'Pitcher',
  ...factsOf(5001),
  positions: ['SP'],
  dice: [],
  stamina: 70,
  season: aPitchingSeason(season),
  ...facts,
});
