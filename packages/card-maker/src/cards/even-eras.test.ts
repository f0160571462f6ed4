import { expect, test } from 'vitest';
import { inventHistory } from '../invented/invent-history.ts';
import { leaguesOf } from '../leagues/league-season.ts';
import { averageClub, evenEras, runsAhead } from './even-eras.ts';
import { pitchersToCard } from './season-lines.ts';

test('average clubs of far eras come out within half a run a game', () => {
  const seasons = inventHistory(5).filter(({ year }) => [1908, 1930, 1968, 2000].includes(year));
  const adjusted = evenEras(
    seasons.map((season) => {
      const leagues = leaguesOf(season);
      return { leagues, pitchers: pitchersToCard(season, leagues) };
    }),
  );
  const clubs = adjusted.flatMap(({ leagues, means }) =>
    [...leagues.values()].map((league) => averageClub(league, means.get(league.league)!)),
  );
  expect(clubs.length).toBeGreaterThanOrEqual(4);
  for (const club of clubs) {
    for (const other of clubs) expect(Math.abs(runsAhead(club, other))).toBeLessThan(0.5);
  }
});
