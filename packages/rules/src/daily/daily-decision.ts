import { BASES } from '../games/baserunning/base-set.ts';
import type { Command } from '../games/command.ts';
import type { LiveGame } from '../games/engine/live-game.ts';
import type { Side } from '../games/lineup-slots.ts';
import { formatOption } from './daily-option.ts';
import type { DailyDecisionKind } from './daily-run.ts';
import { bestOf, type EstimatedOption } from './estimated-option.ts';
import { estimatePinchHitters } from './pinch-hitter-options.ts';
import { estimateRelievers } from './relief-options.ts';
import { estimateRunners } from './runner-options.ts';
import { estimateSteals } from './steal-options.ts';
import { estimateWalk } from './walk-option.ts';

/** Most decisions of a game: from then on it rolls to its end. */
export const MAX_DAILY_DECISIONS = 40;
/** Most options of a decision, that to play on included. */
const MAX_OPTIONS = 6;

/** What an option may give up, as it is estimated, to be worth a thought. */
const PLAUSIBLE: Readonly<Record<DailyDecisionKind, number>> = {
  runners: 0.08,
  atBat: 0.02,
  inField: 0.03,
};
/** What is at stake at least between the best and the worst option, as it is estimated. */
const STAKE: Readonly<Record<DailyDecisionKind, number>> = {
  runners: 0.008,
  atBat: 0.012,
  inField: 0.008,
};
/** By how much more has to be at stake for the same to be asked again in a half. */
const MORE_AT_STAKE = 0.008;

const ROLL: EstimatedOption = { command: { kind: 'roll' }, gain: 0 };

/** What the game asks, with what each option is estimated to add. */
export interface DailyQuestion {
  readonly kind: DailyDecisionKind;
  readonly options: readonly EstimatedOption[];
}

/** What the game does next: it asks, or, where there is nothing to ask, goes on by itself. */
export type DailyStep = DailyQuestion | { readonly kind: 'goOn'; readonly command: Command };

/** Returns the options that are worth a thought; to play on always is one. */
const plausible = (
  options: readonly EstimatedOption[],
  kind: DailyDecisionKind,
): readonly EstimatedOption[] => {
  const most = Math.max(...options.map(({ gain }) => gain));
  return options.filter((option) => option === ROLL || most - option.gain <= PLAUSIBLE[kind]);
};

/** Returns what is at stake between the best and the worst option, as it is estimated. */
export const stakeOf = (options: readonly EstimatedOption[]): number => {
  const gains = options.map(({ gain }) => gain);
  return Math.max(...gains) - Math.min(...gains);
};

/**
 * Returns options in an order that does not tell which is best: by how they are written, so that to
 * play on, or to hold, comes first.
 */
const inNeutralOrder = (options: readonly EstimatedOption[]): readonly EstimatedOption[] =>
  options
    .map((option) => ({ option, text: formatOption(option.command) }))
    .toSorted((one, other) => (one.text < other.text ? -1 : 1))
    .map(({ option }) => option);

/**
 * Returns who a decision is about: of a change of pitchers it is who goes on, whoever would come.
 */
const subjectOf = (live: LiveGame, command: Command): string => {
  if (command.kind === 'substitute') return `substitute ${command.playerOut}`;
  if (command.kind !== 'steal') return `${command.kind} ${live.bat.order[live.bat.nextPlace]}`;
  const runners = BASES.map((base) => live.occupant(base));
  return `steal ${command.runnersAdvancing} ${runners.join()}`;
};

/** Finds the decisions of one game, in which the same is not asked twice. */
export class DecisionFinder {
  readonly #live: LiveGame;
  readonly #side: Side;
  /** What was at stake when it was asked last in this half, by what was asked. */
  readonly #asked = new Map<string, number>();
  #half = -1;
  #count = 0;

  constructor(live: LiveGame, side: Side) {
    this.#live = live;
    this.#side = side;
  }

  /** Returns what comes next in a game that is not over. A decision counts as asked. */
  next(): DailyStep {
    const step = this.#live.pendingChoice === null ? this.#beforeBatter() : this.#onRunners();
    if (step.kind !== 'goOn') this.#count += 1;
    return step;
  }

  #isWorthAsking(kind: DailyDecisionKind, options: readonly EstimatedOption[]): boolean {
    const isOpen = this.#count < MAX_DAILY_DECISIONS && options.length > 1;
    return isOpen && stakeOf(options) >= STAKE[kind];
  }

  #onRunners(): DailyStep {
    const live = this.#live;
    const all = live.pendingChoice === null ? [] : estimateRunners(live, live.pendingChoice);
    const options = plausible(all, 'runners');
    const [best] = bestOf(options, 1);
    if (best === undefined) throw new Error('A choice has options');
    return this.#isWorthAsking('runners', options)
      ? { kind: 'runners', options: inNeutralOrder(bestOf(options, MAX_OPTIONS)) }
      : { kind: 'goOn', command: best.command };
  }

  #beforeBatter(): DailyStep {
    const live = this.#live;
    const kind = live.batting === this.#side ? 'atBat' : 'inField';
    const others =
      kind === 'atBat'
        ? [...estimateSteals(live), ...estimatePinchHitters(live)]
        : [...estimateWalk(live), ...estimateRelievers(live)];
    const options = plausible([ROLL, ...others], kind);
    return this.#isWorthAsking(kind, options) && this.#isNew(options)
      ? { kind, options: inNeutralOrder(options) }
      : { kind: 'goOn', command: ROLL.command };
  }

  /** Whether anything of it was not asked in this half, or not with so much at stake. */
  #isNew(options: readonly EstimatedOption[]): boolean {
    const live = this.#live;
    if (live.half !== this.#half) this.#asked.clear();
    this.#half = live.half;
    const stake = stakeOf(options);
    const keys = options
      .filter((option) => option !== ROLL)
      .map(({ command }) => subjectOf(live, command));
    const isNew = keys.some((key) => stake >= (this.#asked.get(key) ?? -1) + MORE_AT_STAKE);
    if (isNew) for (const key of keys) this.#asked.set(key, stake);
    return isNew;
  }
}
