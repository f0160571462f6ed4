import { FIELDING_POSITIONS } from '@pennant/card-maker/seasons/season-record';
import type {
  ClubSeason,
  FieldingPosition,
  Honor,
  PlayerSeason,
  SeasonRecord,
} from '@pennant/card-maker/seasons/season-record';
import type { BattingSeason, Hand, PitchingSeason } from '@pennant/rules/cards/card';

/** A player as listed in the record's table of people. */
export interface Person {
  readonly playerID: string;
  readonly name: string;
  readonly surname: string | null;
  readonly bats: Hand | null;
  readonly throws: Hand | null;
}

type Line = BattingSeason | PitchingSeason;
type GamesAt = Record<FieldingPosition, number>;

interface OpenStint {
  readonly team: string;
  readonly league: string;
  games: number;
  plateAppearances: number;
  battersFaced: number;
}

interface OpenSeason {
  readonly person: Person;
  readonly stints: Map<number, OpenStint>;
  batting: BattingSeason | null;
  pitching: PitchingSeason | null;
  hitBatsmen: number | null;
  gamesFinished: number | null;
  wildPitches: number | null;
  balks: number | null;
  /** Null until the first row as a catcher. */
  passedBalls: { sum: number | null } | null;
  /**
   * Games per fielding position by each of the two tables that count them; the larger figure is
   * used.
   */
  readonly appeared: GamesAt;
  readonly fielded: GamesAt;
  pinchHit: number;
  pinchRan: number;
}

const noGames = (): GamesAt =>
  Object.fromEntries(FIELDING_POSITIONS.map((place) => [place, 0])) as GamesAt;

/**
 * Adds a stint's figures to a sum. A figure blank (null) in some stints is the sum of the others.
 */
const addLines = <L extends Line>(sum: L | null, line: L): L => {
  if (sum === null) return line;
  const total: Record<string, number | null> = {};
  for (const [figure, value] of Object.entries(line) as [keyof L & string, number | null][]) {
    const before = sum[figure] as number | null;
    total[figure] = before === null ? value : value === null ? before : before + value;
  }
  return total as unknown as L;
};

/** Returns a sum with one stint more; null where it is blank in any of them. */
const addKnown = (isFirst: boolean, sum: number | null, figure: number | null): number | null =>
  figure === null || (!isFirst && sum === null) ? null : (sum ?? 0) + figure;

/** Returns plate appearances as the card maker counts them: without sacrifice bunts. */
const countPlateAppearances = (line: BattingSeason) =>
  line.AB + line.BB + (line.HBP ?? 0) + (line.SF ?? 0);

/** Returns the batters faced; outs plus hits plus walks if the record has a blank. */
const countBattersFaced = (line: PitchingSeason) => line.BFP ?? line.IPouts + line.H + line.BB;

/** Builds one season per player and year from the rows of all tables. */
export class SeasonRecordBuilder {
  readonly #players = new Map<number, Map<string, OpenSeason>>();
  readonly #clubs = new Map<number, Map<string, ClubSeason>>();
  readonly #honors = new Map<number, Honor[]>();

  /** Adds a club season. Returns false if the year has the club already. */
  addClub(year: number, club: ClubSeason): boolean {
    const clubs = this.#clubs.get(year) ?? new Map<string, ClubSeason>();
    this.#clubs.set(year, clubs);
    if (clubs.has(club.team)) return false;
    clubs.set(club.team, club);
    return true;
  }

  hasClub(year: number, team: string): boolean {
    return this.#clubs.get(year)?.has(team) ?? false;
  }

  addBatting(year: number, person: Person, stint: StintKey, line: BattingSeason): void {
    const season = this.#open(year, person);
    const open = this.#openStint(season, stint);
    open.games = Math.max(open.games, line.G);
    open.plateAppearances += countPlateAppearances(line);
    season.batting = addLines(season.batting, line);
  }

  addPitching(
    year: number,
    person: Person,
    stint: StintKey,
    line: PitchingSeason,
    details: PitchingDetails,
  ): void {
    const season = this.#open(year, person);
    const open = this.#openStint(season, stint);
    open.games = Math.max(open.games, line.G);
    open.battersFaced += countBattersFaced(line);
    const isFirst = season.pitching === null;
    for (const figure of PITCHING_DETAILS) {
      season[figure] = addKnown(isFirst, season[figure], details[figure]);
    }
    season.pitching = addLines(season.pitching, line);
  }

  addAppearances(
    year: number,
    playerID: string,
    games: Partial<GamesAt>,
    pinch: { hit: number; ran: number },
  ): void {
    const season = this.#players.get(year)?.get(playerID);
    if (!season) return;
    addGames(season.appeared, games);
    season.pinchHit += pinch.hit;
    season.pinchRan += pinch.ran;
  }

  addFielding(year: number, playerID: string, place: FieldingPosition, games: number): void {
    const season = this.#players.get(year)?.get(playerID);
    if (season) season.fielded[place] += games;
  }

  addPassedBalls(year: number, playerID: string, passedBalls: number | null): void {
    const season = this.#players.get(year)?.get(playerID);
    if (!season) return;
    const before = season.passedBalls;
    season.passedBalls = {
      sum: addKnown(before === null, before?.sum ?? null, passedBalls),
    };
  }

  /**
   * Adds an honor; skips those of persons who did not play that season (managers, lifetime honors).
   */
  addHonor(year: number, honor: Honor): void {
    if (!this.#players.get(year)?.has(honor.playerID)) return;
    const honors = this.#honors.get(year) ?? [];
    this.#honors.set(year, honors);
    const known = honors.some((h) => h.playerID === honor.playerID && h.award === honor.award);
    if (!known) honors.push(honor);
  }

  /** Returns the seasons in order of year, their players in order of playerID. */
  build(): SeasonRecord[] {
    const years = [...this.#players.keys()].sort((a, b) => a - b);
    return years.map((year) => ({
      year,
      players: [...(this.#players.get(year)?.values() ?? [])]
        .sort((a, b) => (a.person.playerID < b.person.playerID ? -1 : 1))
        .map(closeSeason),
      clubs: [...(this.#clubs.get(year)?.values() ?? [])].sort((a, b) =>
        a.team < b.team ? -1 : 1,
      ),
      honors: this.#honors.get(year) ?? [],
    }));
  }

  #open(year: number, person: Person): OpenSeason {
    const players = this.#players.get(year) ?? new Map<string, OpenSeason>();
    this.#players.set(year, players);
    const known = players.get(person.playerID);
    if (known) return known;
    const opened: OpenSeason = {
      person,
      stints: new Map(),
      batting: null,
      pitching: null,
      hitBatsmen: null,
      gamesFinished: null,
      wildPitches: null,
      balks: null,
      passedBalls: null,
      appeared: noGames(),
      fielded: noGames(),
      pinchHit: 0,
      pinchRan: 0,
    };
    players.set(person.playerID, opened);
    return opened;
  }

  #openStint(season: OpenSeason, key: StintKey): OpenStint {
    const known = season.stints.get(key.stint);
    if (known) return known;
    const opened = {
      team: key.team,
      league: key.league,
      games: 0,
      plateAppearances: 0,
      battersFaced: 0,
    };
    season.stints.set(key.stint, opened);
    return opened;
  }
}

/** What a pitching row tells beside the line on the card; null where blank. */
export type PitchingDetails = Readonly<Record<(typeof PITCHING_DETAILS)[number], number | null>>;

const PITCHING_DETAILS = ['hitBatsmen', 'gamesFinished', 'wildPitches', 'balks'] as const;

/** One of a player's stints with clubs in a season, numbered from 1 in order of time. */
export interface StintKey {
  readonly stint: number;
  readonly team: string;
  readonly league: string;
}

const addGames = (sum: GamesAt, games: Partial<GamesAt>) => {
  for (const place of FIELDING_POSITIONS) sum[place] += games[place] ?? 0;
};

const closeSeason = (season: OpenSeason): PlayerSeason => {
  const gamesAt = noGames();
  for (const place of FIELDING_POSITIONS) {
    gamesAt[place] = Math.max(season.appeared[place], season.fielded[place]);
  }
  return {
    ...season.person,
    stints: [...season.stints].sort(([a], [b]) => a - b).map(([, stint]) => stint),
    batting: season.batting,
    pitching: season.pitching,
    hitBatsmen: season.hitBatsmen,
    gamesFinished: season.gamesFinished,
    wildPitches: season.wildPitches,
    balks: season.balks,
    passedBalls: season.passedBalls?.sum ?? null,
    gamesAt,
    pinchHit: season.pinchHit,
    pinchRan: season.pinchRan,
  };
};
