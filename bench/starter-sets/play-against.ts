import { buildGameSetup } from '@pennant/rules/games/engine/compile-setup';
import { LiveGame } from '@pennant/rules/games/engine/live-game';
import { newGame } from '@pennant/rules/games/engine/new-game';
import { playLiveGameUntil } from '@pennant/rules/games/engine/play-until';
import { withRotationStarter, type CompiledTeam } from '../economy/compiled-team.ts';
import { WatchedDice } from './watched-dice.ts';

/** Games won for each run of luck. */
const WINS_OF_A_RUN = 0.095;
/** The variance of one game won or lost, its luck taken out; with it, it would be .25. */
export const VARIANCE_OF_GAME = 0.11;

/**
 * Returns the share of games that a team wins against others in turn, at home and away equally
 * often, less what its luck with the dice brought.
 */
export const playAgainst = (
  team: CompiledTeam,
  others: readonly CompiledTeam[],
  games: number,
  seed: number,
): number => {
  const dice = new WatchedDice(seed);
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
    const setup = setups[index]!;
    const live = new LiveGame(setup, newGame(setup), dice, { events: false, automatic: true });
    dice.watch(live);
    playLiveGameUntil(live, 'final');
    const { home, visitors } = live.state();
    const isHome = index % 2 === 0;
    const [visitorsLuck, homeLuck] = dice.luck as [number, number];
    if (home.runs > visitors.runs === isHome) won += 1;
    won -= WINS_OF_A_RUN * (isHome ? homeLuck - visitorsLuck : visitorsLuck - homeLuck);
  }
  return won / games;
};
