import {
  BATTER_RESULTS,
  FIELD_POSITIONS,
  type BatterDice,
  type BatterResult,
  type PitcherDice,
  type PitcherModifier,
} from '../cards/card.ts';
import { BATTER_CHANCES, batterOdds, pitcherOdds } from '../cards/dice-odds.ts';
import { LINEAR_WEIGHTS } from '../cards/linear-weights.ts';
import { applyModifierChances, type ModifierChances } from '../cards/modifier-chances.ts';
import { applyModifier } from '../cards/modifier-effects.ts';
import { FIRST_RELIEVER, FIRST_STARTER, STARTER_COUNT } from '../games/lineup-slots.ts';
import { extraHitChance, lostCellChance, tiresAt } from '../games/plate-appearance/fatigue.ts';
import type { PlayerSource } from '../games/setup.ts';

/*
 * How strong a team is, worked out from its dice without playing a game: the sum of what its nine
 * hit, how they run and field, and what its staff is charged in the order in which the computer
 * manager brings it in. Weighted, it is the logit of the chance to win; it misses that of many
 * thousand games played by a standard deviation of half a percent (bench/starter-sets.ts).
 */

/** The cells of the average starting pitcher of a set by lot. */
const USUAL_PITCHER: ModifierChances = {
  h9h: 0.041,
  h9l: 0.06,
  hr9h: 0.041,
  hr9l: 0.183,
  bb9h: 0.039,
  bb9l: 0.123,
  k9h: 0.023,
  k9l: 0.161,
};

/** The results of the average batter of a set by lot. */
const USUAL_BATTER: Readonly<Record<BatterResult, number>> = {
  H1: 0.157,
  H2: 0.045,
  H3: 0.007,
  HR: 0.0215,
  BB: 0.0914,
  SO: 0.144,
  OO: 0.5341,
};

/** The batters faced by a side in a game. */
const BATTERS_OF_GAME = 38;
/** The batters faced by a pitcher who has tired. */
const FACED_WHEN_TIRED = 2;
/** Batters at the end of a game that the best reliever may face, and how often that happens. */
const BATTERS_OF_CLOSER = 4;
const CLOSER_CHANCE = 0.8;
/** Relievers by their index in the bullpen, in the order in which they come in. */
const BULLPEN_ORDER = [1, 2, 3, 4, 0] as const;
/** After so many batters more the manager looks again at a tired pitcher who stayed. */
const BATTERS_UNTIL_LOOKED_AT = 3;
const FIELDERS = FIELD_POSITIONS.length;

/** What one more of a batter's results in 100 plate appearances adds to the logit. */
const BAT_WEIGHTS: Readonly<Record<BatterResult, number>> = {
  H1: 0.01286,
  H2: 0.01842,
  H3: 0.02431,
  HR: 0.02747,
  BB: 0.01038,
  SO: 0,
  OO: 0,
};

/** Cells that do nothing for a pitcher who is tired. */
const LOST_WHEN_TIRED: readonly (PitcherModifier | null)[] = ['h9l', 'hr9l', 'bb9l', 'k9h'];

/** What decides games on a batter's card: not the rating, which counts playing time too. */
interface BatterFigures {
  readonly type: 'Batter';
  /** What the results of 100 plate appearances off the usual pitcher are worth, in logits. */
  readonly bat: number;
  readonly speed: number;
  /** Errors of 100 outs in play. */
  readonly errors: number;
}

interface PitcherFigures {
  readonly type: 'Pitcher';
  /** Runs that the usual batters make of 100 times the first n of them, against average ones. */
  readonly charged: Float64Array;
  /** The batters faced before the pitcher tires. */
  readonly rested: number;
}

export type CardFigures = BatterFigures | PitcherFigures;

const batOf = (dice: BatterDice): number => {
  const results = applyModifierChances(batterOdds(dice), USUAL_PITCHER);
  const worth = BATTER_RESULTS.reduce(
    (sum, result) => sum + results[result] * BAT_WEIGHTS[result],
    0,
  );
  return (100 * worth) / BATTER_CHANCES;
};

/** Returns the runs of one batter: off a rested pitcher, and what each effect of fatigue adds. */
const runsAllowed = (dice: PitcherDice) => {
  let [rested, lost, extra] = [0, 0, 0];
  for (const [modifier, weight] of pitcherOdds(dice)) {
    for (const result of BATTER_RESULTS) {
      const chance = (100 * USUAL_BATTER[result] * weight) / 36;
      const runs = chance * LINEAR_WEIGHTS[applyModifier(result, modifier)];
      rested += runs;
      if (LOST_WHEN_TIRED.includes(modifier)) lost += chance * LINEAR_WEIGHTS[result] - runs;
      if (modifier === null) {
        extra += chance * LINEAR_WEIGHTS[applyModifier(result, 'h9h')] - runs;
      }
    }
  }
  return { rested, lost, extra };
};

/** Returns what a card brings to a team. */
export const cardFigures = (player: PlayerSource): CardFigures => {
  if (player.type === 'Batter') {
    return {
      type: 'Batter',
      bat: batOf(player.dice),
      speed: player.speed,
      errors: 100 * player.errorRate,
    };
  }
  const { rested, lost, extra } = runsAllowed(player.dice);
  const tiredFrom = tiresAt(player.stamina);
  const charged = new Float64Array(BATTERS_OF_GAME + 2);
  for (let batter = 1; batter <= BATTERS_OF_GAME + 1; batter += 1) {
    const tired = Math.max(0, batter + 1 - tiredFrom);
    const worse = tired === 0 ? 0 : lostCellChance(tired) * lost + extraHitChance(tired) * extra;
    charged[batter] = (charged[batter - 1] ?? 0) + rested + worse;
  }
  return {
    type: 'Pitcher',
    charged,
    rested: Math.min(BATTERS_OF_GAME, tiredFrom - 1),
  };
};

const chargedFor = (pitcher: CardFigures | undefined, batters: number): number =>
  pitcher?.type === 'Pitcher' ? (pitcher.charged[batters] ?? 0) : 0;

/** Returns how many batters a pitcher faces before tiring. */
const restedFor = (pitcher: CardFigures | undefined): number =>
  pitcher?.type === 'Pitcher' ? pitcher.rested : 0;

/** A pitcher on the mound: how many batters they have faced, and when they are looked at again. */
interface OnTheMound {
  readonly pitcher: CardFigures | undefined;
  readonly faced: number;
  readonly until: number;
  /** How many relievers have come in. */
  readonly relieved: number;
}

/** Returns the runs of the next batters of a game, and who pitches then. */
const playBatters = (
  team: readonly CardFigures[],
  from: OnTheMound,
  batters: number,
): { readonly runs: number; readonly mound: OnTheMound } => {
  let { pitcher, faced, until, relieved } = from;
  let left = batters;
  let runs = 0;
  for (;;) {
    const stays = Math.min(left, until - faced);
    runs += chargedFor(pitcher, faced + stays) - chargedFor(pitcher, faced);
    faced += stays;
    left -= stays;
    if (left === 0) return { runs, mound: { pitcher, faced, until, relieved } };
    const next = team[FIRST_RELIEVER + (BULLPEN_ORDER[relieved] ?? 0)];
    const nextBatter = chargedFor(pitcher, faced + 1) - chargedFor(pitcher, faced);
    // A tired pitcher who is better than the next reliever stays.
    if (relieved < BULLPEN_ORDER.length && chargedFor(next, 1) < nextBatter) {
      pitcher = next;
      faced = 0;
      until = restedFor(next) + FACED_WHEN_TIRED;
      relieved += 1;
    } else {
      until += BATTERS_UNTIL_LOOKED_AT;
    }
  }
};

/** Returns the runs that a staff is charged in a game that this pitcher starts. */
const chargedToStaff = (team: readonly CardFigures[], starter: CardFigures | undefined): number => {
  const rested = restedFor(starter);
  let bullpen = 0;
  for (const place of BULLPEN_ORDER) bullpen += restedFor(team[FIRST_RELIEVER + place]);
  // A bullpen that can finish the game relieves a starter at the first sign.
  const until =
    bullpen >= BATTERS_OF_GAME - rested
      ? rested
      : Math.min(BATTERS_OF_GAME, rested + FACED_WHEN_TIRED);
  const first = { pitcher: starter, faced: 0, until, relieved: 0 };
  const { runs, mound } = playBatters(team, first, BATTERS_OF_GAME - BATTERS_OF_CLOSER);
  const unclosed = playBatters(team, mound, BATTERS_OF_CLOSER).runs;
  // A starter who is fresh goes on in the ninth.
  const isFresh = mound.relieved === 0 && mound.faced < mound.until;
  const closerChance = isFresh ? 0 : CLOSER_CHANCE;
  const closed = chargedFor(team[FIRST_RELIEVER], BATTERS_OF_CLOSER);
  return runs + closerChance * closed + (1 - closerChance) * unclosed;
};

/**
 * Returns what a team's strength is made of, in the order of a scale's weights: of its nine the
 * bats, the speed, the errors of the fielders and their square; the runs that its staff is charged
 * in a game; those that its starters allow one batter when rested. Runs for every exchange that is
 * weighed, so it allocates little.
 *
 * @param team by lineup index.
 */
export const strengthFigures = (team: readonly CardFigures[]): readonly number[] => {
  let [bats, speed, errors, charged, rested] = [0, 0, 0, 0, 0];
  for (let index = 0; index < FIRST_STARTER; index += 1) {
    const figures = team[index];
    if (figures?.type !== 'Batter') continue;
    bats += figures.bat;
    speed += figures.speed;
    if (index < FIELDERS) errors += figures.errors;
  }
  for (let index = FIRST_STARTER; index < FIRST_RELIEVER; index += 1) {
    charged += chargedToStaff(team, team[index]);
    rested += chargedFor(team[index], 1);
  }
  return [bats, speed, errors, errors * errors, charged / STARTER_COUNT, rested];
};

/** How a history's strengths are worked out. */
export interface StrengthScale {
  /** What one of each figure of `strengthFigures` adds to the logit of the chance to win. */
  readonly weights: readonly number[];
  /** The strength of the average starter set by lot. */
  readonly usual: number;
}

/**
 * The scales of the record and of the invented history, whose silver is another metal: fitted to
 * games of sets by lot and of clubs (`npm run bench:starter-sets`), each history's to its own. With
 * the same weights for both, the sets of a decade's clubs were off by up to .009 of the chance.
 */
export const STARTER_STRENGTH = {
  record: {
    weights: [1.027, 0.0004257, -0.006902, -0.000004664, -0.004112, 0.001402],
    usual: 4.3645,
  },
  invented: {
    weights: [0.9758, 0.0003596, -0.003813, -0.00002443, -0.004673, 0.002032],
    usual: 4.653,
  },
} as const satisfies Record<string, StrengthScale>;

const weigh = (figures: readonly number[], weights: readonly number[]): number => {
  let strength = 0;
  for (let index = 0; index < figures.length; index += 1) {
    strength += (figures[index] ?? 0) * (weights[index] ?? 0);
  }
  return strength;
};

/** Returns a team's strength in logits, of which only differences mean something. */
export const teamStrength = (
  team: readonly CardFigures[],
  { weights }: Pick<StrengthScale, 'weights'>,
): number => weigh(strengthFigures(team), weights);

/**
 * Returns a function that gives the strength of the same team with another card at a lineup index,
 * off the bench. It works out anew only what that card changes.
 */
export const strengthAfterExchange = (
  team: readonly CardFigures[],
  { weights }: Pick<StrengthScale, 'weights'>,
): ((index: number, card: CardFigures) => number) => {
  const [bats = 0, speed = 0, errors = 0, , charged = 0, rested = 0] = strengthFigures(team);
  const chargedTo = team.map((card, index) =>
    index >= FIRST_STARTER && index < FIRST_RELIEVER ? chargedToStaff(team, card) : 0,
  );
  return (index, card) => {
    const out = team[index];
    if (card.type === 'Batter' && out?.type === 'Batter') {
      const misplays = index < FIELDERS ? errors - out.errors + card.errors : errors;
      const hits = bats - out.bat + card.bat;
      const run = speed - out.speed + card.speed;
      return weigh([hits, run, misplays, misplays * misplays, charged, rested], weights);
    }
    if (index < FIRST_STARTER || index >= FIRST_RELIEVER)
      return teamStrength(team.with(index, card), { weights });
    const staff = charged + (chargedToStaff(team, card) - (chargedTo[index] ?? 0)) / STARTER_COUNT;
    const allowed = rested - chargedFor(out, 1) + chargedFor(card, 1);
    return weigh([bats, speed, errors, errors * errors, staff, allowed], weights);
  };
};
