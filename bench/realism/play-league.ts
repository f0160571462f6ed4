import { SeededDice } from '@pennant/rules/fairness/seeded-dice';
import type { CardedSeason } from './sample-cards.ts';
import { newTally, playSeason, type LeagueTally } from './play-season.ts';
import { hasDesignatedHitter, rostersOf, type Roster } from './roster.ts';

/** One league in one season. */
export interface LeagueYear {
  readonly year: number;
  readonly league: string;
}

/** A league's season that was simulated, and its totals. */
export interface PlayedLeague extends LeagueYear {
  readonly carded: CardedSeason;
  readonly rosters: readonly Roster[];
  readonly tally: LeagueTally;
}

/**
 * Plays a league's season so many times with its real clubs, at the rates of the record: pitchers
 * bat where they did, runners advance and steal at their own rates, no pitcher tires. The same
 * league and seed give the same games.
 */
export const playLeague = (
  carded: ReadonlyMap<number, CardedSeason>,
  { year, league }: LeagueYear,
  times: number,
  seed: number,
  only?: string,
): PlayedLeague => {
  const cardedYear = carded.get(year);
  if (cardedYear === undefined) throw new Error(`No cards of ${year}`);
  const designatedHitter = hasDesignatedHitter(cardedYear, league);
  const rosters = rostersOf(cardedYear, league, { rates: 'record', designatedHitter });
  const tally = newTally(rosters.length);
  const dice = new SeededDice(seed + year * 31 + league.charCodeAt(0));
  const club = rosters.findIndex((roster) => roster.club.team === only);
  const options = {
    rates: 'record' as const,
    designatedHitter,
    ...(only === undefined ? {} : { only: club }),
  };
  for (let time = 0; time < times; time++) playSeason(rosters, tally, dice, options);
  return { year, league, carded: cardedYear, rosters, tally };
};

/** Returns the runs per game of the league's clubs, simulated and real. */
export const runsPerGame = ({ rosters, tally }: PlayedLeague) => {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    simulated:
      sum(tally.clubs.map((club) => club.runs)) / sum(tally.clubs.map((club) => club.games)),
    real: sum(rosters.map(({ club }) => club.runs)) / sum(rosters.map(({ club }) => club.games)),
  };
};
