import { expect, test } from 'vitest';
import { generateHistory } from '../synthetic/generate-history.ts';
import { leaguesOf } from '../leagues/league-season.ts';
import { averageClub, adjustEras, runDifferential } from './era-adjustment.ts';
import { pitcherCardInputs } from './card-inputs.ts';

test('average clubs of far eras come out within half a run a game', () => {
  const seasons = generateHistory(5).filter(({ year }) => [1908, 1930, 1968, 2000].includes(year));
  const adjusted = adjustEras(
    seasons.map((season) => {
      const leagues = leaguesOf(season);
      return { leagues, pitchers: pitcherCardInputs(season, leagues) };
    }),
  );
  const clubs = adjusted.flatMap(({ leagues, means }) =>
    [...leagues.values()].map((league) => averageClub(league, means.get(league.league)!)),
  );
  expect(clubs.length).toBeGreaterThanOrEqual(4);
  for (const club of clubs) {
    for (const other of clubs) expect(Math.abs(runDifferential(club, other))).toBeLessThan(0.5);
  }
});
