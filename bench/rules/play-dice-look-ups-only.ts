import { SeededDice } from '@pennant/rules/fairness/seeded-dice';
import { AFTER_PITCHER, RESULT_CODE } from '@pennant/rules/games/plate-appearance/result-code';
import type { CompiledBatter, CompiledPitcher, GameSetup } from '@pennant/rules/games/setup';

const { OO, SO, X } = RESULT_CODE;

/**
 * Plays the upper limit of speed: dice and table look-ups alone until 54 outs, without bases, runs,
 * innings or managers. Returns the number of plate appearances, so that nothing can be optimized
 * away.
 */
export const playBareGames = (setup: GameSetup, games: number, seed: number): number => {
  const dice = new SeededDice(seed);
  const batters = setup.visitors.players.slice(0, 9).map(({ bat }) => bat as CompiledBatter);
  const pitcher = setup.home.players[9]?.pitch as CompiledPitcher;
  let appearances = 0;
  for (let game = 0; game < games; game++) {
    let outs = 0;
    let next = 0;
    while (outs < 54) {
      const batter = batters[next] as CompiledBatter;
      next = next === 8 ? 0 : next + 1;
      let result = batter.base[dice.die('batter') + dice.die('batter')] as number;
      if (result === X) result = batter.extra[dice.die('extra') + dice.die('extra')] as number;
      const cell = pitcher.cells[dice.die('pitcher') + dice.die('pitcher')] as number;
      const outcome = AFTER_PITCHER[cell * 8 + result] as number;
      if (outcome === OO || outcome === SO) outs++;
      appearances++;
    }
  }
  return appearances;
};
