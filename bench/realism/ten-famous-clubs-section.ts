import type { CardedSeason } from './sample-cards.ts';
import { SimulatedRealDifferences } from './simulated-real-differences.ts';
import type { Section } from './figures-and-sections.ts';
import { playLeague } from './play-league.ts';

const CLUBS = [
  { year: 1927, team: 'NYA' },
  { year: 1968, team: 'SLN' },
  { year: 1975, team: 'CIN' },
  { year: 2001, team: 'SEA' },
  { year: 1962, team: 'NYN' },
  { year: 2018, team: 'BOS' },
  { year: 1906, team: 'CHN' },
  { year: 1998, team: 'NYA' },
  { year: 2003, team: 'DET' },
  { year: 2016, team: 'CHN' },
] as const;
const SEED = 10;

/**
 * Plays the seasons of ten famous clubs. The best and the worst of all time were lucky and unlucky,
 * too, so simulated seasons are nearer to .500. The study's prototype was as far off: .059, .188
 * and .245.
 */
export const tenClubsSection = (
  carded: ReadonlyMap<number, CardedSeason>,
  times: number,
): Section => {
  const won = new SimulatedRealDifferences();
  const scored = new SimulatedRealDifferences();
  const allowed = new SimulatedRealDifferences();
  const lines = CLUBS.map(({ year, team }) => {
    const real = carded.get(year)?.season.clubs.find((club) => club.team === team);
    if (real === undefined) throw new Error(`No ${team} in ${year}`);
    const { rosters, tally } = playLeague(carded, { year, league: real.league }, times, SEED, team);
    const club = tally.clubs[rosters.findIndex((roster) => roster.club.team === team)];
    if (club === undefined) throw new Error(`${team} of ${year} did not play`);
    const pairs = [
      [club.wins / club.games, real.wins / (real.wins + real.losses)],
      [club.runs / club.games, real.runs / real.games],
      [club.runsAllowed / club.games, real.runsAllowed / real.games],
    ] as const;
    won.add(...pairs[0]);
    scored.add(...pairs[1]);
    allowed.add(...pairs[2]);
    const shown = pairs.map((pair, index) =>
      pair.map((value) => value.toFixed(index === 0 ? 3 : 2)).join(' / '),
    );
    return `${year} ${real.name.padEnd(22)} ${shown.join('     ')}`;
  });
  const error = (errors: SimulatedRealDifferences): string => errors.mean().toFixed(3);
  return {
    title: `Ten clubs, each season ${times} times, simulated / real: W%, runs scored and allowed a game`,
    lines: [
      ...lines,
      `mean error of runs scored ${error(scored)} (study .188), allowed ${error(allowed)} (study .245)`,
    ],
    figures: [
      {
        key: 'tenClubsWinPctMae',
        name: 'winning percentage, error',
        measured: won.mean(),
        target: 0.06,
        rule: 'at most',
        digits: 3,
      },
    ],
  };
};
