import { FIELD_POSITIONS } from '../cards/card.ts';
import { ERROR_SHARES } from '../games/fielding/gloves.ts';
import {
  BATTING_POSITIONS,
  FIRST_RELIEVER,
  FIRST_STARTER,
  STARTER_COUNT,
} from '../games/lineup-slots.ts';
import { BATTING_ORDER_BY_POSITION } from '../teams/batting-order.ts';
import { isPitcher, type BatterFigures, type CardFigures } from './starter-card-figures.ts';
import type { StaffFigures } from './starter-bullpen.ts';
import { bullpenOf, countGame, type Bullpen } from './starter-staff.ts';

/*
 * How strong a team is, worked out from its dice without playing a game: what its nine hit, by
 * their places in the order, how they run and field, and what its staff allows in the order in
 * which the computer manager brings it in. Weighted, it is the logit of the chance to win; it
 * misses that of many thousand games played by a standard deviation of .0045
 * (bench/starter-sets.ts).
 */

const FIELDERS = FIELD_POSITIONS.length;
const ERRORS_OF_FIELDERS = FIELD_POSITIONS.reduce((sum, at) => sum + ERROR_SHARES[at], 0);
/** By lineup index: the share of the eight fielders' errors. */
const SHARES_OF_ERRORS = FIELD_POSITIONS.map((at) => ERROR_SHARES[at] / ERRORS_OF_FIELDERS);
/** A batter comes up so much more often than the one behind them in the order. */
const SHARE_OF_PLACE = 0.025;
/** By lineup index: the share of a team's plate appearances. */
const SHARES = BATTING_POSITIONS.map((position) => {
  const place = BATTING_ORDER_BY_POSITION.indexOf(position);
  const fromMiddle = (BATTING_POSITIONS.length - 1) / 2 - place;
  return (1 + SHARE_OF_PLACE * fromMiddle) / BATTING_POSITIONS.length;
});

/** What a team's strength is worked out from; each is the sum of what the cards bring. */
interface TeamSums extends StaffFigures {
  bats: number;
  reached: number;
  speed: number;
  steals: number;
  errors: number;
  /** Runs of 100 batters off the best reliever, who pitches when most is at stake. */
  closer: number;
}

/** Adds a batter at a lineup index to a team's sums; `times` -1 takes them out. */
const addBatter = (sums: TeamSums, index: number, batter: BatterFigures, times: number): void => {
  const share = times * SHARES[index]!;
  sums.bats += share * batter.bat;
  sums.reached += share * batter.onBase;
  sums.speed += (times * batter.speed) / SHARES.length;
  sums.steals += (times * batter.steals) / SHARES.length;
  if (index < FIELDERS) sums.errors += times * SHARES_OF_ERRORS[index]! * batter.errors;
};

/** Returns what a staff allows in a game that this pitcher starts, as a share of all games. */
const allowedByStaff = (starter: CardFigures | undefined, bullpen: Bullpen): StaffFigures => {
  const staff = { allowed: 0, onBase: 0, inPlay: 0 };
  countGame(staff, starter, bullpen, 1 / STARTER_COUNT);
  return staff;
};

/** Returns the runs of the best reliever's first 100 batters, against average ones. */
const runsOfCloser = (closer: CardFigures | undefined): number =>
  isPitcher(closer) ? 100 * closer.runs[1]! : 0;

const sumTeam = (team: readonly CardFigures[], bullpen = bullpenOf(team)): TeamSums => {
  const sums: TeamSums = {
    bats: 0,
    reached: 0,
    speed: 0,
    steals: 0,
    errors: 0,
    allowed: 0,
    onBase: 0,
    inPlay: 0,
    closer: runsOfCloser(team[FIRST_RELIEVER]),
  };
  for (let index = 0; index < FIRST_STARTER; index += 1) {
    const batter = team[index];
    if (batter?.type === 'Batter') addBatter(sums, index, batter, 1);
  }
  for (let index = FIRST_STARTER; index < FIRST_RELIEVER; index += 1) {
    countGame(sums, team[index], bullpen, 1 / STARTER_COUNT);
  }
  return sums;
};

/** Returns the figures that are weighted. An error puts the batter of an out in play on base. */
const figuresOf = (sums: TeamSums): readonly number[] => {
  const { bats, reached, speed, steals, allowed, errors, closer } = sums;
  const against = sums.onBase + (errors * sums.inPlay) / 100;
  return [
    bats,
    bats ** 2 / 100,
    reached ** 2 / 100,
    speed,
    steals,
    allowed,
    against ** 2 / 100,
    errors,
    errors ** 2 / 100,
    closer,
  ];
};

/**
 * Returns what a team's strength is made of, in the order of a scale's weights: what its nine bat
 * and its square, the square of their times on base, their speed and their steals; what its staff
 * allows, the square of the batters on base, those by error among them, its errors and their
 * square, and what its best reliever allows.
 *
 * @param team by lineup index.
 */
export const strengthFigures = (team: readonly CardFigures[]): readonly number[] =>
  figuresOf(sumTeam(team));

/** How a history's strengths are worked out. */
export interface StrengthScale {
  /** What one of each figure of `strengthFigures` adds to the logit of the chance to win. */
  readonly weights: readonly number[];
  /** The strength of the average starter set by lot. */
  readonly usual: number;
}

/**
 * The scales of the record, of the invented history and of its first version, whose silver is
 * another metal: fitted to games of sets by lot and of clubs (`npm run bench:starter-sets`), each
 * history's to its own.
 */
export const STARTER_STRENGTH = {
  record: {
    weights: [
      0.101, -0.07614, 0.1001, 0.002292, 0.01761, -0.03961, -0.0895, -0.04267, 0.001853, -0.01077,
    ],
    usual: 1.047,
  },
  invented: {
    weights: [
      0.1725, -0.1555, 0.1044, 0.001977, 0.0321, -0.05073, -0.08966, -0.04357, 0.0244, -0.003591,
    ],
    usual: 2.51,
  },
  firstInvented: {
    weights: [
      0.1183, -0.08588, 0.09036, 0.002197, 0.03104, -0.05185, -0.1003, -0.0435, 0.06566, -0.006856,
    ],
    usual: 1.262,
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
  const bullpen = bullpenOf(team);
  const sums = sumTeam(team, bullpen);
  const byStarter = team.map((card, index) =>
    index >= FIRST_STARTER && index < FIRST_RELIEVER ? allowedByStaff(card, bullpen) : null,
  );
  return (index, card) => {
    const after = { ...sums };
    const out = team[index];
    const started = byStarter[index];
    if (card.type === 'Batter' && out?.type === 'Batter') {
      addBatter(after, index, out, -1);
      addBatter(after, index, card, 1);
    } else if (started) {
      countGame(after, card, bullpen, 1 / STARTER_COUNT);
      after.allowed -= started.allowed;
      after.onBase -= started.onBase;
      after.inPlay -= started.inPlay;
    } else {
      return teamStrength(team.with(index, card), { weights });
    }
    return weigh(figuresOf(after), weights);
  };
};
