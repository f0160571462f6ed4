import type { ClubSeason, PlayerSeason, SeasonRecord, Stint } from '../seasons/season-record.ts';
import { grantAwards } from './awards.ts';
import { drawPassedBalls, drawWildPitches } from './loose-pitches.ts';
import { simulateBatting, toBattingSeason } from './simulate-batting.ts';
import type { SimulatedBatting } from './simulate-batting.ts';
import { toPitchingSeasons } from './pitching-seasons.ts';
import type { Era } from './era.ts';
import type { SyntheticClub } from './clubs/league-membership.ts';
import { simulatePitching } from './simulate-pitching.ts';
import type { SimulatedPitching } from './simulate-pitching.ts';
import { randomStreams, type RandomStreams } from './random-streams.ts';
import type { SyntheticPlayer } from './synthetic-player.ts';
import { allocatePlayingTime } from './playing-time.ts';
import type { Roster } from './rosters.ts';
import type { Random } from './seeded-random.ts';
import { distributeRuns, simulateStandings } from './standings.ts';
import type { Standing } from './standings.ts';

/** First year of the World Series. */
const FIRST_WORLD_SERIES = 1903;
/** Share of players who change clubs within a season. */
const MIDSEASON_MOVE_RATE = 0.035;

/** Plays one season of all leagues: who batted, pitched, won and was honoured. */
export const playSeason = (era: Era, rosters: readonly Roster[], seed: number): SeasonRecord => {
  const leagues = [...new Set(rosters.map(({ club }) => club.league))];
  const seasons = leagues.map((league, index) =>
    playLeague(
      era,
      rosters.filter(({ club }) => club.league === league),
      randomStreams(seed, era.year, index),
    ),
  );
  const champions = seasons.map(({ standings }) => standings[0]?.club.franchise);
  const winner =
    era.year >= FIRST_WORLD_SERIES
      ? randomStreams(seed, era.year)('champion').pick(champions)
      : undefined;
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
  franchise: club.franchise,
  name: club.name,
  games: era.games,
  wins,
  losses,
  runs,
  runsAllowed,
  errors,
  wonPennant,
  wonWorldSeries: club.franchise === winner,
});

const playLeague = (era: Era, rosters: readonly Roster[], streams: RandomStreams) => {
  const times = rosters.flatMap((roster, i) => allocatePlayingTime(roster, era, streams, i));
  const batted = simulateBatting(times, era, streams);
  const pitched = simulatePitching(times, batted, era, streams);
  const clubs = rosters.map(({ club }) => club);
  const standings = simulateStandings(clubs, batted, pitched, era, streams('standings'));
  const candidates = standings.flatMap((standing, i) => {
    const chance = { decisions: streams('decisions', i), loose: streams('loose pitches', i) };
    const isOfClub = ({ time }: SimulatedBatting | SimulatedPitching) =>
      time.club.franchise === standing.club.franchise;
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
  { decisions: chance, loose }: { readonly decisions: Random; readonly loose: Random },
): { season: PlayerSeason; player: SyntheticPlayer }[] => {
  const scored = distributeRuns(lines, standing.runs);
  const wildness = new Map(
    pitched.map((work) => [work.time.player, drawWildPitches(work, era, loose)]),
  );
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
        surname: player.surname,
        bats: player.bats,
        throws: player.throws,
        stints: drawStints(work, line?.BFP ?? 0, clubs, chance),
        batting,
        pitching: line,
        ...wildness.get(player),
        passedBalls: drawPassedBalls(work, era, loose),
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
  if (
    !chance.happens(MIDSEASON_MOVE_RATE) ||
    from.franchise === time.club.franchise ||
    time.games < 20
  )
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
