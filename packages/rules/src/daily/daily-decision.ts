import type { Command } from '../games/command.ts';
import type { LiveGame } from '../games/engine/live-game.ts';
import { BASES } from '../games/baserunning/base-set.ts';
import type { Side } from '../games/lineup-slots.ts';
import { NOBODY } from '../games/state.ts';
import { findBattingOptions } from './batting-options.ts';
import type { DailyDecisionKind } from './daily-run.ts';
import { formatOption } from './daily-option.ts';
import { findFieldingOptions } from './fielding-options.ts';
import { findRunnerOptions } from './runner-options.ts';

/** Most decisions of a game: from then on it rolls to its end. */
export const MAX_DAILY_DECISIONS = 40;
/** Most options of a decision. */
const MAX_OPTIONS = 6;

const ROLL: Command = { kind: 'roll' };

/** What the game does next: it asks, or, where there is nothing to ask, goes on by itself. */
export type DailyStep =
  | { readonly kind: DailyDecisionKind; readonly options: readonly Command[] }
  | { readonly kind: 'goOn'; readonly command: Command };

/** Finds the decisions of one game, in which the same is not asked twice. */
export class DecisionFinder {
  readonly #live: LiveGame;
  readonly #side: Side;
  readonly #asked = new Set<string>();
  #count = 0;

  constructor(live: LiveGame, side: Side) {
    this.#live = live;
    this.#side = side;
  }

  /** Returns what comes next in a game that is not over. It counts as asked. */
  next(): DailyStep {
    const live = this.#live;
    const choice = live.pendingChoice;
    if (choice !== null) {
      const options = findRunnerOptions(live, choice).slice(0, MAX_OPTIONS);
      const [best] = options;
      if (best === undefined) throw new Error('A choice has options');
      if (options.length < 2 || this.#count >= MAX_DAILY_DECISIONS)
        return { kind: 'goOn', command: best };
      this.#count += 1;
      return { kind: 'runners', options };
    }
    if (this.#count >= MAX_DAILY_DECISIONS) return { kind: 'goOn', command: ROLL };
    return this.#beforeBatter();
  }

  #beforeBatter(): DailyStep {
    const live = this.#live;
    const isBatting = live.batting === this.#side;
    const bases = BASES.map((base) => live.occupant(base) ?? NOBODY);
    const others = isBatting ? findBattingOptions(live, bases) : findFieldingOptions(live);
    const options = [ROLL, ...others].slice(0, MAX_OPTIONS);
    const key = `${live.half} ${options.map(formatOption).join()}`;
    if (options.length < 2 || this.#asked.has(key)) return { kind: 'goOn', command: ROLL };
    this.#asked.add(key);
    this.#count += 1;
    return { kind: isBatting ? 'atBat' : 'inField', options };
  }
}
