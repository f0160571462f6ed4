import type { GuestAtBat, GuestPlayer } from '@pennant/contract/guest-at-bat';
import type { CardPosition } from '@pennant/rules/cards/card';
import { batterDiceFromFields, pitcherDiceFromFields } from '@pennant/rules/cards/dice-fields';
import type { GuestHalfInningSource } from '@pennant/rules/games/guest-half-inning';
import type { BatterSource, PitcherSource } from '@pennant/rules/games/setup';

import { clubNickname } from './club-nickname.ts';

const factsOf = ({ cardID, name, positions }: GuestPlayer) => ({
  cardID,
  name: decodeURIComponent(name),
  positions: positions.split(',') as CardPosition[],
});

const toBatter = (player: GuestPlayer): BatterSource => ({
  ...factsOf(player),
  type: 'Batter',
  dice: batterDiceFromFields(player),
  speed: player.speed ?? 50,
  // No runner steals without an order, and only the visitors field.
  stealAttemptRate: 0,
  stealSuccessRate: player.stealSuccessRate ?? 0,
  errorRate: 0,
});

const toPitcher = (player: GuestPlayer): PitcherSource => ({
  ...factsOf(player),
  type: 'Pitcher',
  dice: pitcherDiceFromFields(player),
  stamina: player.stamina ?? 50,
});

/** Returns the players of a guest's half-inning as the rules want them. */
export const halfInningSourceOf = ({ home, visitors }: GuestAtBat): GuestHalfInningSource => ({
  home: { name: `the ${clubNickname(home.name)}`, batters: home.batters.map(toBatter) },
  visitors: {
    name: visitors.name,
    pitcher: toPitcher(visitors.pitcher),
    errorRate: visitors.errorRate,
  },
});
