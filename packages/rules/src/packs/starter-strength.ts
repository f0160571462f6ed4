import { FIELD_POSITIONS } from '../cards/card.ts';
import {
  BATTING_POSITIONS,
  FIRST_RELIEVER,
  FIRST_STARTER,
  STARTER_COUNT,
} from '../games/lineup-slots.ts';
import { BATTING_ORDER_BY_POSITION } from '../teams/batting-order.ts';
import type { BatterFigures, CardFigures } from './starter-card-figures.ts';
import { countGame, runsOf, type StaffFigures } from './starter-staff.ts';

/*
 * How strong a team is, worked out from its dice without playing a game: what its nine hit, by
 * their places in the order, how they run and field, and what its staff allows in the order in
 * which the computer manager brings it in. Weighted, it is the logit of the chance to win; it
 * misses that of many thousand games played by a standard deviation of .004
 * (bench/starter-sets.ts).
 */

const FIELDERS = FIELD_POSITIONS.length;
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
  if (index < FIELDERS) sums.errors += (times * batter.errors) / FIELDERS;
};

/** Returns what a staff allows in a game that this pitcher starts, as a share of all games. */
const allowedByStaff = (
  team: readonly CardFigures[],
  starter: CardFigures | undefined,
): StaffFigures => {
  const staff = { allowed: 0, onBase: 0, inPlay: 0 };
  countGame(staff, team, starter, 1 / STARTER_COUNT);
  return staff;
};

const sumTeam = (team: readonly CardFigures[]): TeamSums => {
  const sums: TeamSums = {
    bats: 0,
    reached: 0,
    speed: 0,
    steals: 0,
    errors: 0,
    allowed: 0,
    onBase: 0,
    inPlay: 0,
    closer: 100 * runsOf(team[FIRST_RELIEVER], 1),
  };
  for (let index = 0; index < FIRST_STARTER; index += 1) {
    const batter = team[index];
    if (batter?.type === 'Batter') addBatter(sums, index, batter, 1);
  }
  for (let index = FIRST_STARTER; index < FIRST_RELIEVER; index += 1) {
    countGame(sums, team, team[index], 1 / STARTER_COUNT);
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
    (steals * reached) / 100,
    allowed,
    against ** 2 / 100,
    errors,
    errors ** 2 / 100,
    closer,
  ];
};

/**
 * Returns what a team's strength is made of, in the order of a scale's weights: what its nine bat
 * and its square, the square of their times on base, their speed, their steals, and both together;
 * what its staff allows, the square of the batters on base, those by error among them, its errors
 * and their square, and what its best reliever allows.
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
 * The scales of the record and of the invented history, whose silver is another metal: fitted to
 * games of sets by lot and of clubs (`npm run bench:starter-sets`), each history's to its own.
 */
export const STARTER_STRENGTH = {
  record: {
    weights: [
      0.1009, -0.06998, 0.1067, 0.003331, 0.04247, -0.1066, -0.03722, -0.09456, -0.01654, -0.0297,
      -0.01153,
    ],
    usual: 1.457,
  },
  invented: {
    weights: [
      0.08869, -0.05637, 0.1061, 0.003251, 0.01166, -0.0165, -0.04517, -0.09091, -0.02722, 0.0452,
      -0.0104,
    ],
    usual: 1.3024,
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
  const sums = sumTeam(team);
  const byStarter = team.map((card, index) =>
    index >= FIRST_STARTER && index < FIRST_RELIEVER ? allowedByStaff(team, card) : null,
  );
  return (index, card) => {
    const after = { ...sums };
    const out = team[index];
    const started = byStarter[index];
    if (card.type === 'Batter' && out?.type === 'Batter') {
      addBatter(after, index, out, -1);
      addBatter(after, index, card, 1);
    } else if (started) {
      countGame(after, team, card, 1 / STARTER_COUNT);
      after.allowed -= started.allowed;
      after.onBase -= started.onBase;
      after.inPlay -= started.inPlay;
    } else {
      return teamStrength(team.with(index, card), { weights });
    }
    return weigh(figuresOf(after), weights);
  };
};
