import type { BattingSeason } from '@pennant/rules/cards/card';
import { KEPT_FROM, STRIKEOUTS_UNKNOWN } from './era.ts';
import type { Era } from './era.ts';
import { battingIn } from './player.ts';
import type { Factors } from './player.ts';
import type { PlayingTime } from './playing-time.ts';
import type { Chance } from './seeded-chance.ts';

/** What a man did at bat, every figure known: what was not written down is blanked later. */
export interface BattingWork {
  readonly time: PlayingTime;
  readonly H1: number;
  readonly H2: number;
  readonly H3: number;
  readonly HR: number;
  readonly BB: number;
  readonly HBP: number;
  readonly SO: number;
  readonly SF: number;
  readonly SH: number;
  readonly SB: number;
  readonly CS: number;
  readonly GIDP: number;
}

const DRAWN = ['H1', 'H2', 'H3', 'HR', 'BB', 'SO'] as const;
const SACRIFICE_FLIES = 0.0075;
const DOUBLE_PLAYS = 0.021;

/** The season at bat of one league: every man's rates against the league's, drawn over his plate appearances. */
export const batLeague = (
  times: readonly PlayingTime[],
  era: Era,
  chance: Chance,
): BattingWork[] => {
  const factors = times.map(({ player }) => {
    const own = battingIn(player, era.year);
    const form = { H1: 0.03, H2: 0.06, H3: 0.1, HR: 0.12, BB: 0.06, SO: 0.05 };
    return Object.fromEntries(
      DRAWN.map((result) => [result, Math.exp(own[result] + form[result] * chance.normal())]),
    ) as unknown as Factors;
  });
  const all = times.reduce((sum, time) => sum + time.plateAppearances, 0);
  // The league's rates are the era's: what the men have in common drops out.
  const scale = Object.fromEntries(
    DRAWN.map((result) => {
      const weighed = times.reduce(
        (sum, time, i) => sum + time.plateAppearances * (factors[i]?.[result] ?? 1),
        0,
      );
      return [result, (era[result] * all) / Math.max(weighed, 1)];
    }),
  ) as unknown as Factors;

  const runner = times.map(({ player }) => Math.exp(0.75 * player.speed));
  const work = times.map((time, i) => drawLine(time, factors[i] as Factors, scale, era, chance));
  const games = new Set(times.map((time) => time.club.code)).size * era.games;
  const weights = work.map((line, i) => (line.H1 + line.BB + line.HBP) * (runner[i] ?? 1));
  const weighed = weights.reduce((sum, weight) => sum + weight, 0);
  const attempts = (games * era.stolenBases) / era.stealSuccess;
  return work.map((line, i) => {
    const chances = Math.round((line.H1 + line.BB + line.HBP) * 1.1);
    const rate = (attempts * (weights[i] ?? 0)) / Math.max(weighed, 1) / Math.max(chances, 1);
    const tries = chance.successes(chances, Math.min(0.8, rate));
    const success = Math.min(0.93, Math.max(0.3, era.stealSuccess + 0.04 * line.time.player.speed));
    const SB = chance.successes(tries, success);
    return { ...line, SB, CS: tries - SB };
  });
};

const drawLine = (
  time: PlayingTime,
  factors: Factors,
  scale: Factors,
  era: Era,
  chance: Chance,
): BattingWork => {
  let left = time.plateAppearances;
  let share = 1;
  const draw = (probability: number) => {
    const drawn = chance.successes(left, share <= 0 ? 0 : Math.min(0.95, probability / share));
    left -= drawn;
    share -= probability;
    return drawn;
  };
  const rate = (result: (typeof DRAWN)[number]) =>
    Math.min(0.45, era[result] * factors[result] * (scale[result] / era[result]));
  const SO = draw(rate('SO'));
  const BB = draw(rate('BB'));
  const HBP = draw(era.HBP);
  const HR = draw(rate('HR'));
  const H1 = draw(rate('H1'));
  const H2 = draw(rate('H2'));
  const H3 = draw(rate('H3'));
  const SF = Math.min(left, chance.successes(time.plateAppearances, SACRIFICE_FLIES));
  const isPitcher = time.pitching !== null;
  const bunts = (time.plateAppearances * era.sacrifices) / 38;
  return {
    time,
    H1,
    H2,
    H3,
    HR,
    BB,
    HBP,
    SO,
    SF,
    SH: chance.successes(
      time.plateAppearances,
      Math.min(0.2, ((isPitcher ? 3 : 0.85) * bunts) / Math.max(1, time.plateAppearances)),
    ),
    SB: 0,
    CS: 0,
    GIDP: Math.min(
      left - SF,
      chance.successes(time.plateAppearances, DOUBLE_PLAYS * Math.exp(-0.25 * time.player.speed)),
    ),
  };
};

/** At-bats: plate appearances without walks, hit batters and sacrifice flies (as long as these were told apart). */
const atBats = (work: BattingWork, year: number) =>
  work.time.plateAppearances -
  work.BB -
  (year >= KEPT_FROM.HBP ? work.HBP : 0) -
  (year >= KEPT_FROM.SF ? work.SF : 0);

/** The line as that year's scorers would have kept it. */
export const batterLine = (
  work: BattingWork,
  year: number,
  scored: { readonly R: number; readonly RBI: number },
  chance: Chance,
): BattingSeason => {
  const since = (from: number, figure: number) => (year >= from ? figure : null);
  const isUnknown = year >= STRIKEOUTS_UNKNOWN.from && year <= STRIKEOUTS_UNKNOWN.to;
  return {
    G: work.time.games,
    AB: atBats(work, year),
    R: scored.R,
    H: work.H1 + work.H2 + work.H3 + work.HR,
    '2B': work.H2,
    '3B': work.H3,
    HR: work.HR,
    RBI: scored.RBI,
    SB: since(KEPT_FROM.SB, work.SB),
    CS: since(KEPT_FROM.CS, work.CS),
    BB: work.BB,
    SO: isUnknown ? null : work.SO,
    IBB: since(KEPT_FROM.IBB, chance.successes(work.BB, 0.07)),
    HBP: since(KEPT_FROM.HBP, work.HBP),
    SH: since(KEPT_FROM.SH, work.SH),
    SF: since(KEPT_FROM.SF, work.SF),
    GIDP: since(KEPT_FROM.GIDP, Math.max(0, work.GIDP)),
  };
};
