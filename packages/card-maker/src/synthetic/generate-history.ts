import { FIRST_YEAR, LAST_YEAR } from '../seasons/first-and-last-year.ts';
import type { ClubSeason, PlayerSeason, SeasonRecord, Stint } from '../seasons/season-record.ts';
import { grantAwards } from './awards.ts';
import { simulateBatting, toBattingSeason } from './simulate-batting.ts';
import type { SimulatedBatting } from './simulate-batting.ts';
import { toPitchingSeasons } from './pitching-seasons.ts';
import { eraOf } from './era.ts';
import type { Era } from './era.ts';
import { LeagueMembership } from './league-membership.ts';
import type { SyntheticClub } from './league-membership.ts';
import { simulatePitching } from './simulate-pitching.ts';
import type { SimulatedPitching } from './simulate-pitching.ts';
import { PlayerGenerator } from './synthetic-player.ts';
import type { SyntheticPlayer } from './synthetic-player.ts';
import { allocatePlayingTime } from './playing-time.ts';
import { Rosters } from './rosters.ts';
import type { Roster } from './rosters.ts';
import { seededRandom } from './seeded-random.ts';
import type { Random } from './seeded-random.ts';
import { distributeRuns, simulateStandings } from './standings.ts';
import type { Standing } from './standings.ts';

/** Seed of the history that the program generates without a record. */
export const DEFAULT_SEED = 1871;

/** First year of the World Series. */
const FIRST_WORLD_SERIES = 1903;
/** Share of players who change clubs within a season. */
const MIDSEASON_MOVE_RATE = 0.035;

/**
 * Generates a synthetic history of professional baseball from 1871 to 2023: clubs, players, their
 * careers and seasons, with figures typical of each era. Deterministic for the same seed.
 * @returns the seasons in order of year, in the shape of the real record
 */
export const generateHistory = (seed: number = DEFAULT_SEED): SeasonRecord[] => {
  const chance = seededRandom(seed);
  const leagues = new LeagueMembership(chance);
  const rosters = new Rosters(chance, new PlayerGenerator(chance));
  return Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, i) => {
    const era = eraOf(FIRST_YEAR + i);
    return playSeason(era, rosters.rostersOf(era, leagues.clubsOf(era.year)), chance);
  });
};

const playSeason = (era: Era, rosters: readonly Roster[], chance: Random): SeasonRecord => {
  const leagues = [...new Set(rosters.map(({ club }) => club.league))];
  const seasons = leagues.map((league) =>
    playLeague(
      era,
      rosters.filter(({ club }) => club.league === league),
      chance,
    ),
  );
  const champions = seasons.map(({ standings }) => standings[0]?.club.code);
  const winner = era.year >= FIRST_WORLD_SERIES ? chance.pick(champions) : undefined;
  return {
    year: era.year,
    players: seasons
      .flatMap(({ players }) => players)
      .sort((a, b) => (a.playerID < b.playerID ? -1 : 1)),
    clubs: seasons
      .flatMap(({ standings }) =>
        standings.map((standing, index) => toClubSeason(standing, era, index === 0, winner)),
      )
      .sort((a, b) => (a.team < b.team ? -1 : 1)),
    honors: seasons.flatMap(({ honors }) => honors),
  };
};

const toClubSeason = (
  { club, wins, losses, runs, runsAllowed, errors }: Standing,
  era: Era,
  wonPennant: boolean,
  winner: string | undefined,
): ClubSeason => ({
  team: club.code,
  league: club.league,
  franchise: club.code,
  name: club.name,
  games: era.games,
  wins,
  losses,
  runs,
  runsAllowed,
  errors,
  wonPennant,
  wonWorldSeries: club.code === winner,
});

const playLeague = (era: Era, rosters: readonly Roster[], chance: Random) => {
  const times = rosters.flatMap((roster) => allocatePlayingTime(roster, era, chance));
  const batted = simulateBatting(times, era, chance);
  const pitched = simulatePitching(times, batted, era, chance);
  const clubs = rosters.map(({ club }) => club);
  const standings = simulateStandings(clubs, batted, pitched, era, chance);
  const candidates = standings.flatMap((standing) => {
    const isOfClub = ({ time }: SimulatedBatting | SimulatedPitching) =>
      time.club.code === standing.club.code;
    const lines = batted.filter(isOfClub);
    return toPlayerSeasons(lines, pitched.filter(isOfClub), standing, clubs, era, chance).map(
      ({ season, player }) => ({
        season,
        player,
        league: standing.club.league,
        wins: standing.wins,
      }),
    );
  });
  return {
    standings,
    players: candidates.map(({ season }) => season),
    honors: grantAwards(era.year, candidates),
  };
};

/** Returns the seasons of one club's players in the shape of the record. */
const toPlayerSeasons = (
  lines: readonly SimulatedBatting[],
  pitched: readonly SimulatedPitching[],
  standing: Standing,
  clubs: readonly SyntheticClub[],
  era: Era,
  chance: Random,
): { season: PlayerSeason; player: SyntheticPlayer }[] => {
  const scored = distributeRuns(lines, standing.runs);
  const pitching = new Map(
    toPitchingSeasons(pitched, standing, era, chance).map((line, i) => [
      pitched[i]?.time.player,
      line,
    ]),
  );
  return lines.map((work, i) => {
    const { time } = work;
    const { player } = time;
    const line = pitching.get(player) ?? null;
    const batting =
      time.plateAppearances > 0
        ? toBattingSeason(work, era.year, scored[i] ?? { R: 0, RBI: 0 }, chance)
        : null;
    return {
      player,
      season: {
        playerID: player.playerID,
        name: player.name,
        bats: player.bats,
        throws: player.throws,
        stints: drawStints(work, line?.BFP ?? 0, clubs, chance),
        batting,
        pitching: line,
        gamesAt: time.gamesAt,
        pinchHit: time.pinchHit,
        pinchRan: time.pinchRan,
      },
    };
  });
};

/** Returns one stint, or two for a player who came from another club of the league in midseason. */
const drawStints = (
  { time }: SimulatedBatting,
  battersFaced: number,
  clubs: readonly SyntheticClub[],
  chance: Random,
): Stint[] => {
  const season = {
    team: time.club.code,
    league: time.club.league,
    games: time.games,
    plateAppearances: time.plateAppearances,
    battersFaced,
  };
  const from = chance.pick(clubs);
  if (!chance.happens(MIDSEASON_MOVE_RATE) || from.code === time.club.code || time.games < 20)
    return [season];
  const firstShare = 0.15 + 0.3 * chance.fraction();
  const shareOf = (figure: number) => Math.round(figure * firstShare);
  const first = {
    team: from.code,
    league: from.league,
    games: shareOf(season.games),
    plateAppearances: shareOf(season.plateAppearances),
    battersFaced: shareOf(season.battersFaced),
  };
  return [
    first,
    {
      ...season,
      games: season.games - first.games,
      plateAppearances: season.plateAppearances - first.plateAppearances,
      battersFaced: season.battersFaced - first.battersFaced,
    },
  ];
};
