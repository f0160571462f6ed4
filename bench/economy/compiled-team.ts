import type { BatterCard, PitcherCard } from '@pennant/rules/cards/card';
import { compileSide, rotationStarter } from '@pennant/rules/games/engine/compile-setup';
import { UNKNOWN_HABITS } from '@pennant/rules/games/manager/habits';
import type { SideSetup } from '@pennant/rules/games/setup';
import { FIRST_STARTER, SLOTS } from '@pennant/rules/games/lineup-slots';
import type { Lineup } from '@pennant/rules/teams/lineup';
import { teamScore } from '@pennant/rules/teams/team-score';

/** The fields of a card that play and the economy need. */
export type EconomyCard = Omit<BatterCard, 'season'> | Omit<PitcherCard, 'season'>;

/** A compiled team, and its ratings by lineup index. */
export interface CompiledTeam {
  readonly setup: SideSetup;
  readonly ratings: readonly number[];
  /** Rounded average rating of the 24. */
  readonly score: number;
}

/**
 * Compiles a whole lineup, managed as computer teams of no league are: the economy and the starter
 * sets were measured with such managers.
 */
export const compileTeam = (
  name: string,
  lineup: Lineup,
  cardOf: (cardID: number) => EconomyCard,
): CompiledTeam => {
  const entries = SLOTS.map((slot) => lineup[slot]);
  const players = entries.map(({ cardID }) => cardOf(cardID));
  const ratings = players.map(({ rating }) => rating);
  const battingOrder = entries
    .map(({ lineupOrder }, index) => ({ lineupOrder, index }))
    .filter(({ lineupOrder }) => lineupOrder !== null)
    .toSorted((a, b) => (a.lineupOrder ?? 0) - (b.lineupOrder ?? 0))
    .map(({ index }) => index);
  const setup = compileSide({
    name,
    players,
    battingOrder,
    starter: FIRST_STARTER,
    manager: 'computer',
    habits: UNKNOWN_HABITS,
  });
  return { setup, ratings, score: teamScore(ratings) };
};

/** Returns the side with the starting pitcher of its game of this number, in rotation. */
export const withRotationStarter = ({ setup }: CompiledTeam, game: number): SideSetup => ({
  ...setup,
  starter: rotationStarter(game),
});
