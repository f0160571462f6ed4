import type { Dice } from '../fairness/dice.ts';
import type { ChanceRange } from './opponent-levels.ts';

/** A team that can be an opponent. */
export interface OpponentCandidate {
  readonly teamID: string;
  readonly score: number;
  readonly year: number;
}

/** An opponent with the measured chance to win against it. */
export interface MeasuredOpponent {
  readonly teamID: string;
  readonly winChance: number;
}

export interface OpponentSearch {
  /** The score of the team that looks for opponents. */
  readonly score: number;
  readonly candidates: readonly OpponentCandidate[];
  /** Opponents of a year near to this one are preferred; without it, of all years alike. */
  readonly nearYear?: number | undefined;
  /** Teams that were found before: others are preferred as long as there are some that fit. */
  readonly avoid?: ReadonlySet<string>;
  /** Draws among candidates that look alike. */
  readonly dice: Dice;
  /** Returns the team's chance to win a game against a candidate. */
  readonly measure: (teamID: string) => Promise<number>;
}

/** Rounds of the search. Each measures one candidate for each range that has none yet. */
const MAX_ROUNDS = 7;

/** The logit of the chance to win for a point of score, by Elo: `computerElo`, 15 a point. */
const ELO_SLOPE = (15 * Math.LN10) / 400;

/** How many measurements the first guess of the slope and of the shift is worth. */
const SLOPE_WEIGHT = 60;
const SHIFT_WEIGHT = 0.2;

/** Years of difference that count as one point of score, and how many points at most. */
const YEARS_PER_POINT = 8;
const MAX_YEAR_POINTS = 2;

/** Points of score that a team to avoid counts as farther away. */
const AVOID_POINTS = 6;

const logit = (chance: number): number => {
  const inside = Math.min(0.99, Math.max(0.01, chance));
  return Math.log(inside / (1 - inside));
};

interface Measurement extends MeasuredOpponent {
  /** The team's score less the opponent's. */
  readonly lead: number;
}

/**
 * Returns the line `logit = slope * lead + shift` that fits the measurements best, drawn towards
 * Elo's line while they are few (ridge regression).
 */
const fitLine = (measured: readonly Measurement[]): { slope: number; shift: number } => {
  let [n, x, y, xx, xy] = [SHIFT_WEIGHT, 0, 0, SLOPE_WEIGHT, SLOPE_WEIGHT * ELO_SLOPE];
  for (const { lead, winChance } of measured) {
    const value = logit(winChance);
    n += 1;
    x += lead;
    y += value;
    xx += lead * lead;
    xy += lead * value;
  }
  const slope = Math.max(ELO_SLOPE / 3, (n * xy - x * y) / (n * xx - x * x));
  return { slope, shift: (y - slope * x) / n };
};

const fits = ({ least, most }: ChanceRange, { winChance }: MeasuredOpponent): boolean =>
  winChance >= least && winChance <= most;

const distance = ({ aim }: ChanceRange, { winChance }: MeasuredOpponent): number =>
  Math.abs(winChance - aim);

/** Returns the item whose chance is nearest to a range's aim. */
const nearest = <Item extends MeasuredOpponent>(
  range: ChanceRange,
  items: readonly Item[],
): Item | undefined =>
  items.reduce<Item | undefined>(
    (best, item) =>
      best === undefined || distance(range, item) < distance(range, best) ? item : best,
    undefined,
  );

/**
 * Returns one opponent for each range, in the order of the ranges, all different. The scores say
 * where to look, the measured chance decides. A range that no measured candidate fits gets the one
 * nearest to it. Fewer than there are ranges where the candidates run out.
 */
export async function findOpponents(
  ranges: readonly ChanceRange[],
  { score, candidates, nearYear, avoid = new Set(), dice, measure }: OpponentSearch,
): Promise<MeasuredOpponent[]> {
  const lots = candidates.map((candidate) => ({
    ...candidate,
    // Less than a point of score: it decides among equal ones only.
    lot: dice.fraction('opponent'),
    awayPoints:
      (avoid.has(candidate.teamID) ? AVOID_POINTS : 0) +
      (nearYear === undefined
        ? 0
        : Math.min(MAX_YEAR_POINTS, Math.abs(candidate.year - nearYear) / YEARS_PER_POINT)),
  }));
  const measured = new Map<string, Measurement>();

  const pickCandidate = ({ aim }: ChanceRange, picked: ReadonlySet<string>) => {
    const { slope, shift } = fitLine([...measured.values()]);
    const wantedScore = score - (logit(aim) - shift) / slope;
    const cost = ({ score: own, awayPoints, lot }: (typeof lots)[number]) =>
      Math.round(Math.abs(own - wantedScore) + awayPoints) + lot;
    let best: (typeof lots)[number] | undefined;
    for (const candidate of lots) {
      if (measured.has(candidate.teamID) || picked.has(candidate.teamID)) continue;
      if (best === undefined || cost(candidate) < cost(best)) best = candidate;
    }
    return best;
  };

  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const found = [...measured.values()].filter(({ teamID }) => !avoid.has(teamID));
    const open = ranges.filter((range) => !found.some((item) => fits(range, item)));
    const picked = new Map<string, OpponentCandidate>();
    for (const range of open) {
      const candidate = pickCandidate(range, new Set(picked.keys()));
      if (candidate !== undefined) picked.set(candidate.teamID, candidate);
    }
    if (picked.size === 0) break;
    const results = await Promise.all(
      [...picked.values()].map(async ({ teamID, score: theirs }) => ({
        teamID,
        winChance: await measure(teamID),
        lead: score - theirs,
      })),
    );
    for (const result of results) measured.set(result.teamID, result);
  }
  return assign(ranges, [...measured.values()], avoid);
}

/**
 * Returns the measured opponents that fit the ranges best, easiest first, none of them twice: one
 * that fits and is not to be avoided, else one that fits, else the nearest.
 */
function assign(
  ranges: readonly ChanceRange[],
  measured: readonly MeasuredOpponent[],
  avoid: ReadonlySet<string>,
): MeasuredOpponent[] {
  const left = new Set(measured);
  const chosen: MeasuredOpponent[] = [];
  const take = (range: ChanceRange, from: readonly MeasuredOpponent[]): boolean => {
    const best = nearest(range, from);
    if (best === undefined) return false;
    left.delete(best);
    chosen.push(best);
    return true;
  };
  const open = ranges.filter((range) => {
    const fitting = [...left].filter((item) => fits(range, item));
    const isTaken =
      take(
        range,
        fitting.filter(({ teamID }) => !avoid.has(teamID)),
      ) || take(range, fitting);
    return !isTaken;
  });
  for (const range of open) take(range, [...left]);
  return chosen
    .toSorted((a, b) => b.winChance - a.winChance)
    .map(({ teamID, winChance }) => ({ teamID, winChance }));
}
