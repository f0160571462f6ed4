import { apportion } from './apportion.ts';
import type { SimulatedBatting } from './simulate-batting.ts';
import type { Era } from './era.ts';
import type { SyntheticClub } from './clubs/league-membership.ts';
import type { SimulatedPitching } from './simulate-pitching.ts';
import { baseRuns } from './base-runs.ts';
import type { Random } from './seeded-random.ts';

/** A club's season in the standings. */
export interface Standing {
  readonly club: SyntheticClub;
  readonly wins: number;
  readonly losses: number;
  readonly runs: number;
  readonly runsAllowed: number;
  readonly errors: number;
}

/** Bill James's Pythagorean expectation with the exponent that fits best. */
const EXPONENT = 1.83;

const pythagoreanShare = (runs: number, allowed: number) =>
  runs ** EXPONENT / (runs ** EXPONENT + Math.max(allowed, 1) ** EXPONENT);

/**
 * Returns the final standings of one league, best first: runs from batting and pitching, wins from
 * runs by the Pythagorean expectation and noise.
 */
export const simulateStandings = (
  clubs: readonly SyntheticClub[],
  batted: readonly SimulatedBatting[],
  pitched: readonly SimulatedPitching[],
  era: Era,
  chance: Random,
): Standing[] => {
  const scored = clubs.map((club) => {
    const clubLines = batted.filter((line) => line.time.club.franchise === club.franchise);
    const sum = (figure: (line: SimulatedBatting) => number) =>
      clubLines.reduce((all, line) => all + figure(line), 0);
    const onBase = {
      H1: sum((l) => l.H1),
      H2: sum((l) => l.H2),
      H3: sum((l) => l.H3),
      HR: sum((l) => l.HR),
      BB: sum((l) => l.BB),
      HBP: sum((l) => l.HBP),
    };
    const reached = Object.values(onBase).reduce((all, figure) => all + figure, 0);
    return baseRuns({ ...onBase, outs: sum((l) => l.time.plateAppearances) - reached });
  });
  const allowed = clubs.map((club) =>
    pitched
      .filter((p) => p.time.club.franchise === club.franchise)
      .reduce((all, p) => all + p.runs, 0),
  );
  const noise = () => Math.exp(0.025 * chance.normal());
  const leagueRuns = Math.round(clubs.length * era.games * era.runs);
  const runs = apportion(
    leagueRuns,
    scored.map((estimate) => estimate * noise()),
  );
  const runsAllowed = apportion(
    leagueRuns,
    allowed.map((estimate) => estimate * noise()),
  );

  const luck = Math.sqrt(0.22 / era.games);
  const shares = clubs.map((_, i) =>
    Math.min(
      0.9,
      Math.max(0.08, pythagoreanShare(runs[i] ?? 0, runsAllowed[i] ?? 0) + luck * chance.normal()),
    ),
  );
  const games = clubs.map(() => era.games);
  const wins = apportion(Math.floor((clubs.length * era.games) / 2), shares, games);
  return clubs
    .map((club, i) => ({
      club,
      wins: wins[i] ?? 0,
      losses: era.games - (wins[i] ?? 0),
      runs: runs[i] ?? 0,
      runsAllowed: runsAllowed[i] ?? 0,
      errors: Math.round(era.games * era.errors * Math.exp(0.1 * chance.normal())),
    }))
    .sort((a, b) => b.wins - a.wins || (a.club.code < b.club.code ? -1 : 1));
};

/** Divides a club's runs scored and batted in among its batters. */
export const distributeRuns = (
  lines: readonly SimulatedBatting[],
  runs: number,
): { readonly R: number; readonly RBI: number }[] => {
  const scored = apportion(
    runs,
    lines.map((l) => l.HR + 0.28 * (l.H1 + l.BB + l.HBP) + 0.42 * l.H2 + 0.55 * l.H3 + 0.12 * l.SB),
  );
  const drivenIn = apportion(
    Math.round(runs * 0.93),
    lines.map((l) => 1.6 * l.HR + 0.25 * l.H1 + 0.42 * l.H2 + 0.62 * l.H3 + 0.02 * l.BB + 0.02),
  );
  return lines.map((line, i) => ({
    // A home run counts as a run and a run batted in, regardless of the shares.
    R: Math.max(scored[i] ?? 0, line.HR),
    RBI: Math.max(drivenIn[i] ?? 0, line.HR),
  }));
};
