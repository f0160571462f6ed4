import { SeededDice } from '@pennant/rules/fairness/seeded-dice';
import { buildGameSetup } from '@pennant/rules/games/engine/compile-setup';
import { simulateGame } from '@pennant/rules/games/simulate';
import { withRotationStarter, type CompiledTeam } from '../economy/compiled-team.ts';

/**
 * Returns the share of games that a team wins against others in turn, at home and away equally
 * often.
 */
export const playAgainst = (
  team: CompiledTeam,
  others: readonly CompiledTeam[],
  games: number,
  seed: number,
): number => {
  const dice = new SeededDice(seed);
  let won = 0;
  const setups = Array.from({ length: others.length * 10 }, (_, index) => {
    const own = withRotationStarter(team, index >> 1);
    const other = withRotationStarter(others[Math.floor(index / 10)]!, index >> 1);
    return index % 2 === 0
      ? buildGameSetup(other, own, 'designed')
      : buildGameSetup(own, other, 'designed');
  });
  for (let game = 0; game < games; game += 1) {
    const index = game % setups.length;
    const { state } = simulateGame(setups[index]!, dice, { events: false });
    const homeWon = state.home.runs > state.visitors.runs;
    if (homeWon === (index % 2 === 0)) won += 1;
  }
  return won / games;
};
