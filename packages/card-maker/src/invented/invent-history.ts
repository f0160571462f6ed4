import { FIRST_YEAR, LAST_YEAR } from '../seasons/years.ts';
import type { ClubSeason, PlayerSeason, SeasonRecord, Stint } from '../seasons/season-record.ts';
import { awardsOf } from './awards.ts';
import { batLeague, batterLine } from './batting-lines.ts';
import type { BattingWork } from './batting-lines.ts';
import { pitcherLines } from './decisions.ts';
import { eraOf } from './era.ts';
import type { Era } from './era.ts';
import { Leagues } from './leagues.ts';
import type { InventedClub } from './leagues.ts';
import { pitchLeague } from './pitching-lines.ts';
import type { PitchingWork } from './pitching-lines.ts';
import { PlayerInventor } from './player.ts';
import type { InventedPlayer } from './player.ts';
import { playingTimeOf } from './playing-time.ts';
import { Rosters } from './rosters.ts';
import type { Roster } from './rosters.ts';
import { seededChance } from './seeded-chance.ts';
import type { Chance } from './seeded-chance.ts';
import { shareRuns, standingsOf } from './standings.ts';
import type { Standing } from './standings.ts';

/** The seed of the history that the program draws up when it has no record. */
export const USUAL_SEED = 1871;

/** From this year on the champions of the leagues play each other. */
const WORLD_SERIES_FROM = 1903;
/** Share of men who change clubs within a season. */
const SHARE_MOVED = 0.035;

/**
 * Draws up a history of professional baseball from 1871 to 2023 that never was: clubs, players, their careers and seasons, with
 * figures typical of each era. The same seed gives the same history, to the last digit.
 * @returns the seasons in order of year, in the shape of the real record
 */
export const inventHistory = (seed: number = USUAL_SEED): SeasonRecord[] => {
  const chance = seededChance(seed);
  const leagues = new Leagues(chance);
  const rosters = new Rosters(chance, new PlayerInventor(chance));
  return Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, i) => {
    const era = eraOf(FIRST_YEAR + i);
    return playSeason(era, rosters.rostersOf(era, leagues.clubsOf(era.year)), chance);
  });
};

const playSeason = (era: Era, rosters: readonly Roster[], chance: Chance): SeasonRecord => {
  const leagues = [...new Set(rosters.map(({ club }) => club.league))];
  const seasons = leagues.map((league) =>
    playLeague(
      era,
      rosters.filter(({ club }) => club.league === league),
      chance,
    ),
  );
  const champions = seasons.map(({ standings }) => standings[0]?.club.code);
  const winner = era.year >= WORLD_SERIES_FROM ? chance.pick(champions) : undefined;
  return {
    year: era.year,
    players: seasons
      .flatMap(({ players }) => players)
      .sort((a, b) => (a.playerID < b.playerID ? -1 : 1)),
    clubs: seasons
      .flatMap(({ standings }) =>
        standings.map((standing, place) => clubSeason(standing, era, place === 0, winner)),
      )
      .sort((a, b) => (a.team < b.team ? -1 : 1)),
    honors: seasons.flatMap(({ honors }) => honors),
  };
};

const clubSeason = (
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

const playLeague = (era: Era, rosters: readonly Roster[], chance: Chance) => {
  const times = rosters.flatMap((roster) => playingTimeOf(roster, era, chance));
  const batted = batLeague(times, era, chance);
  const pitched = pitchLeague(times, batted, era, chance);
  const clubs = rosters.map(({ club }) => club);
  const standings = standingsOf(clubs, batted, pitched, era, chance);
  const candidates = standings.flatMap((standing) => {
    const ofClub = ({ time }: BattingWork | PitchingWork) => time.club.code === standing.club.code;
    const lines = batted.filter(ofClub);
    return writeClub(lines, pitched.filter(ofClub), standing, clubs, era, chance).map(
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
    honors: awardsOf(era.year, candidates),
  };
};

/** The seasons of one club's men as the record keeps them. */
const writeClub = (
  lines: readonly BattingWork[],
  pitched: readonly PitchingWork[],
  standing: Standing,
  clubs: readonly InventedClub[],
  era: Era,
  chance: Chance,
): { season: PlayerSeason; player: InventedPlayer }[] => {
  const scored = shareRuns(lines, standing.runs);
  const pitching = new Map(
    pitcherLines(pitched, standing, era, chance).map((line, i) => [pitched[i]?.time.player, line]),
  );
  return lines.map((work, i) => {
    const { time } = work;
    const { player } = time;
    const line = pitching.get(player) ?? null;
    const batting =
      time.plateAppearances > 0
        ? batterLine(work, era.year, scored[i] ?? { R: 0, RBI: 0 }, chance)
        : null;
    return {
      player,
      season: {
        playerID: player.playerID,
        name: player.name,
        bats: player.bats,
        throws: player.throws,
        stints: stintsOf(work, line?.BFP ?? 0, clubs, chance),
        batting,
        pitching: line,
        gamesAt: time.gamesAt,
        pinchHit: time.pinchHit,
        pinchRan: time.pinchRan,
      },
    };
  });
};

/** One stint, or two where he came from another club of the league within the season. */
const stintsOf = (
  { time }: BattingWork,
  battersFaced: number,
  clubs: readonly InventedClub[],
  chance: Chance,
): Stint[] => {
  const whole = {
    team: time.club.code,
    league: time.club.league,
    games: time.games,
    plateAppearances: time.plateAppearances,
    battersFaced,
  };
  const from = chance.pick(clubs);
  if (!chance.happens(SHARE_MOVED) || from.code === time.club.code || time.games < 20)
    return [whole];
  const before = 0.15 + 0.3 * chance.fraction();
  const share = (figure: number) => Math.round(figure * before);
  const first = {
    team: from.code,
    league: from.league,
    games: share(whole.games),
    plateAppearances: share(whole.plateAppearances),
    battersFaced: share(whole.battersFaced),
  };
  return [
    first,
    {
      ...whole,
      games: whole.games - first.games,
      plateAppearances: whole.plateAppearances - first.plateAppearances,
      battersFaced: whole.battersFaced - first.battersFaced,
    },
  ];
};
