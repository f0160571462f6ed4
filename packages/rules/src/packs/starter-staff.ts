import { hookOfBullpen } from '../games/manager/starter-hook.ts';
import { FIRST_RELIEVER, RELIEVER_COUNT } from '../games/lineup-slots.ts';
import type { StarterHook } from '../games/setup.ts';
import { bullpenFigures, type StaffFigures } from './starter-bullpen.ts';
import {
  BATTERS_OF_GAME,
  isPitcher,
  type CardFigures,
  type PitcherFigures,
} from './starter-card-figures.ts';
import { chancesToStay } from './starter-innings.ts';

/** What a bullpen allows is worked out after every so many batters, and is linear in between. */
const STEP = 5;
const STEPS = BATTERS_OF_GAME / STEP + 1;

/** A start behind which there is a bullpen of one kind. */
interface Start {
  /** What the starter allows. */
  readonly own: StaffFigures;
  /** How often the bullpen comes in after 0, 5, 10 … batters. */
  readonly relieved: Float64Array;
}

/** What a staff's starters have behind them. */
export interface Bullpen {
  readonly hook: StarterHook;
  /** What it allows if it comes in after 0, 5, 10 … batters. */
  readonly after: readonly StaffFigures[];
}

/** Returns the bullpen of a team. */
export const bullpenOf = (team: readonly CardFigures[]): Bullpen => {
  const relievers = team.slice(FIRST_RELIEVER, FIRST_RELIEVER + RELIEVER_COUNT);
  return {
    hook: hookOfBullpen(relievers.map((card) => (isPitcher(card) ? card.stamina : 0))),
    after: Array.from({ length: STEPS }, (_, step) => bullpenFigures(team, step * STEP)),
  };
};

const workOutStart = (starter: PitcherFigures, hook: StarterHook): Start => {
  const own = { allowed: 0, onBase: 0, inPlay: 0 };
  const relieved = new Float64Array(STEPS);
  const stays = chancesToStay(starter, hook);
  stays.forEach((chance, faced) => {
    const part = (100 * chance) / BATTERS_OF_GAME;
    own.allowed += part * (starter.allowed[faced + 1]! - starter.allowed[faced]!);
    own.onBase += part * (starter.onBase[faced + 1]! - starter.onBase[faced]!);
    own.inPlay += part * (starter.inPlay[faced + 1]! - starter.inPlay[faced]!);
    const leaves = (stays[faced - 1] ?? 1) - chance;
    const step = Math.floor(faced / STEP);
    const between = faced / STEP - step;
    relieved[step]! += leaves * (1 - between);
    relieved[step + 1]! += leaves * between;
  });
  return { own, relieved };
};

/** Starts that were worked out: a draw asks for the same ones a thousand times. */
const STARTS = new WeakMap<PitcherFigures, Map<StarterHook, Start>>();

const startOf = (starter: PitcherFigures, hook: StarterHook): Start => {
  const starts = STARTS.get(starter) ?? new Map<StarterHook, Start>();
  STARTS.set(starter, starts);
  const start = starts.get(hook) ?? workOutStart(starter, hook);
  starts.set(hook, start);
  return start;
};

/** Counts what a staff allows in a game that this pitcher starts. */
export const countGame = (
  staff: StaffFigures,
  starter: CardFigures | undefined,
  { hook, after }: Bullpen,
  share: number,
): void => {
  if (!isPitcher(starter)) return;
  const { own, relieved } = startOf(starter, hook);
  staff.allowed += share * own.allowed;
  staff.onBase += share * own.onBase;
  staff.inPlay += share * own.inPlay;
  after.forEach(({ allowed, onBase, inPlay }, step) => {
    const part = share * relieved[step]!;
    staff.allowed += part * allowed;
    staff.onBase += part * onBase;
    staff.inPlay += part * inPlay;
  });
};
