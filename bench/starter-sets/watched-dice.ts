import { SeededDice } from '@pennant/rules/fairness/seeded-dice';
import { LINEAR_WEIGHTS } from '@pennant/rules/cards/linear-weights';
import { BATTER_RESULTS } from '@pennant/rules/cards/card';
import type { LiveGame } from '@pennant/rules/games/engine/live-game';
import { FIRST_STARTER, LINEUP_SIZE } from '@pennant/rules/games/lineup-slots';
import { extraHitChance, lostCellChance } from '@pennant/rules/games/plate-appearance/fatigue';
import {
  AFTER_PITCHER,
  EMPTY_CELL,
  H9H_CELL,
  HELPS_PITCHER,
  RESULT_CODE,
} from '@pennant/rules/games/plate-appearance/result-code';

const RUNS = BATTER_RESULTS.map((result) => LINEAR_WEIGHTS[result]);
/** What a run of a result is worth by the bases occupied, as a set: a hit moves the runners. */
const WORTH_BY_BASES = [0.64, 1, 1.22, 1.58, 1.14, 1.58, 1.72, 2.15] as const;

/**
 * Seeded dice that keep count of a game's luck: how many runs the results of the dice were worth
 * beyond what batter and pitcher let expect. Its mean is 0 whatever the cards, so that a share of
 * games won less its luck says the same of the cards, with 40% of the variance.
 */
export class WatchedDice extends SeededDice {
  /** The luck of the side at bat first, and of the other. */
  readonly luck = [0, 0];
  private live: LiveGame | null = null;
  private firstFace = 0;
  private result = 0;

  /** Begins to watch another game. */
  watch(live: LiveGame): void {
    this.live = live;
    this.luck.fill(0);
  }

  override die(label: string): number {
    const face = super.die(label);
    if (this.firstFace === 0) {
      this.firstFace = face;
      return face;
    }
    const sum = this.firstFace + face;
    this.firstFace = 0;
    if (this.live !== null) this.note(this.live, label, sum);
    return face;
  }

  private note(live: LiveGame, label: string, sum: number): void {
    const batter = live.bat.batterTables(live.batter);
    if (label === 'batter') this.result = batter.base[sum]!;
    else if (label === 'extra') this.result = batter.extra[sum]!;
    else this.noteOutcome(live, live.field.currentPitcherTables.cells[sum]!);
  }

  private noteOutcome({ field, batter, onBase, ipOuts }: LiveGame, cell: number): void {
    const { matchups, pitcher } = field;
    const row = ((pitcher - FIRST_STARTER) * LINEUP_SIZE + batter) * 3;
    let expected = matchups[row]!;
    let runs = RUNS[AFTER_PITCHER[cell * 8 + this.result]!]!;
    const tired = field.tiredBatters();
    if (tired > 0) {
      const lost = lostCellChance(tired);
      const extra = extraHitChance(tired);
      expected += lost * matchups[row + 1]! + extra * matchups[row + 2]!;
      if (HELPS_PITCHER[cell] === 1) runs += lost * (RUNS[this.result]! - runs);
      else if (cell === EMPTY_CELL && this.result === RESULT_CODE.OO)
        runs += extra * (RUNS[AFTER_PITCHER[H9H_CELL * 8 + RESULT_CODE.OO]!]! - runs);
    }
    this.luck[Math.floor(ipOuts / 3) % 2]! += (runs - expected) * WORTH_BY_BASES[onBase]!;
  }
}
