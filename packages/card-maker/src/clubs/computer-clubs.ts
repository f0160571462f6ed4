import type { BatterCard, PitcherCard, PlayerCard } from '@pennant/rules/cards/card';
import { SLOTS, type Slot } from '@pennant/rules/games/lineup-slots';
import { UNKNOWN_HABITS } from '@pennant/rules/games/manager/habits';
import type { ManagerHabits } from '@pennant/rules/games/setup';
import { defaultLineupOrder } from '@pennant/rules/teams/batting-order';
import { assignBestLineup } from '@pennant/rules/teams/best-lineup';
import { isEligible } from '@pennant/rules/teams/eligibility';
import type { Lineup, LineupEntry, PartialLineup } from '@pennant/rules/teams/lineup';
import { teamScore } from '@pennant/rules/teams/team-score';
import { BATTING_ORDERS_SINCE, MAKER_VERSION, STAFF_ROLES_SINCE } from '../cards/maker-version.ts';
import type { ClubSeason, SeasonRecord } from '../seasons/season-record.ts';
import { leagueHabits } from './league-habits.ts';
import { battingNumbers, lineUpBatters, type GamesAt } from './line-up-batters.ts';
import { assignStaff, type GamesFinished } from './staff-roles.ts';
import { replacementBatter, replacementPitcher } from './replacement-cards.ts';

/** A club's season as a computer team. */
export interface ComputerClub {
  readonly year: number;
  readonly team: string;
  readonly league: string;
  /** "1927 Harbor Gulls". */
  readonly name: string;
  readonly wins: number;
  readonly losses: number;
  /** Rounded average rating of the 24 cards. */
  readonly score: number;
  readonly lineup: Lineup;
  /** What the managers of its league did; unknown for makers before version 2. */
  readonly habits: ManagerHabits;
}

export interface ComputerClubs {
  readonly clubs: readonly ComputerClub[];
  /** Cards for slots that no card of the season can fill; they are in no series. */
  readonly replacements: readonly PlayerCard[];
}

/** Returns the ids of players with at least a quarter of their season's games for the club. */
const findClubPlayers = (team: string, season: SeasonRecord): ReadonlySet<string> => {
  const players = season.players.filter(({ stints }) => {
    const games = stints.reduce((sum, stint) => sum + stint.games, 0);
    const clubGames = stints.reduce(
      (sum, stint) => sum + (stint.team === team ? stint.games : 0),
      0,
    );
    return clubGames > 0 && clubGames * 4 >= games;
  });
  return new Set(players.map((player) => player.playerID));
};

const isPitcherSlot = (slot: Slot): boolean => slot.startsWith('SP') || slot.startsWith('RP');

/** The replacement players of one season, made on demand and shared by all clubs. */
class Replacements {
  readonly made: PlayerCard[] = [];
  readonly #year: number;
  readonly #batters: readonly BatterCard[];
  readonly #pitchers: readonly PitcherCard[];

  constructor(year: number, cards: readonly PlayerCard[]) {
    this.#year = year;
    this.#batters = cards.filter((card) => card.type === 'Batter');
    this.#pitchers = cards.filter((card) => card.type === 'Pitcher');
  }

  /** Returns a replacement for a slot that the club does not have yet. */
  forSlot(slot: Slot, taken: ReadonlySet<string>): PlayerCard {
    const known = this.made.find((card) => isEligible(slot, card) && !taken.has(card.playerID));
    if (known) return known;
    const isPitcher = isPitcherSlot(slot);
    const n = this.made.filter((card) => (card.type === 'Pitcher') === isPitcher).length;
    const made = isPitcher
      ? replacementPitcher(this.#year, n, this.#pitchers)
      : replacementBatter(this.#year, n, this.#batters);
    this.made.push(made);
    return made;
  }
}

/** Returns the lineup with the club's pitchers in their roles of the record. */
const withStaffRoles = (
  lineup: PartialLineup,
  own: readonly PlayerCard[],
  gamesFinished: GamesFinished,
): PartialLineup => {
  const byID = new Map(own.map((card) => [card.cardID, card]));
  const others = SLOTS.filter((slot) => !isPitcherSlot(slot));
  const entries = others.flatMap((slot) => {
    const entry = lineup[slot];
    return entry === undefined ? [] : [[slot, entry] as const];
  });
  const batting = new Set(entries.map(([, { cardID }]) => byID.get(cardID)?.playerID));
  const pitchers = own
    .filter((card) => card.type === 'Pitcher')
    .filter(({ playerID }) => !batting.has(playerID));
  const staff = [...assignStaff(pitchers, gamesFinished)].map(
    ([slot, { cardID }]) => [slot, { cardID, lineupOrder: null }] as const,
  );
  return Object.fromEntries([...entries, ...staff]);
};

/**
 * Fills the slots that a club's own players leave empty: with the weakest card of its league, then
 * of other leagues, then with replacement players.
 */
const fillLineup = (
  own: PartialLineup,
  club: ClubSeason,
  cards: ReadonlyMap<number, PlayerCard>,
  weakestFirst: readonly PlayerCard[],
  replacements: Replacements,
): ReadonlyMap<Slot, PlayerCard> => {
  const chosen = new Map<Slot, PlayerCard>();
  for (const slot of SLOTS) {
    const card = cards.get(own[slot]?.cardID ?? 0);
    if (card) chosen.set(slot, card);
  }
  const taken = new Set([...chosen.values()].map((card) => card.playerID));
  for (const slot of SLOTS) {
    if (chosen.has(slot)) continue;
    const fits = (card: PlayerCard) => !taken.has(card.playerID) && isEligible(slot, card);
    const card =
      weakestFirst.find((candidate) => candidate.league === club.league && fits(candidate)) ??
      weakestFirst.find(fits) ??
      replacements.forSlot(slot, taken);
    chosen.set(slot, card);
    taken.add(card.playerID);
  }
  return chosen;
};

/** The numbers in the order of the form, for makers before version 2. */
const DEFAULT_NUMBERS = new Map(SLOTS.map((slot) => [slot, defaultLineupOrder(slot)]));

/** Returns the lineup of these cards, its nine with these numbers in the batting order. */
const toLineup = (
  chosen: ReadonlyMap<Slot, PlayerCard>,
  numbers: ReadonlyMap<Slot, number | null>,
): Lineup => {
  const entries = SLOTS.map((slot): [Slot, LineupEntry] => {
    const card = chosen.get(slot) as PlayerCard;
    return [slot, { cardID: card.cardID, lineupOrder: numbers.get(slot) ?? null }];
  });
  return Object.fromEntries(entries) as Record<Slot, LineupEntry>;
};

/**
 * Returns every club of a season as a computer team: the best lineup of its own players, filled up
 * where it has too few; its batters in an order as clubs have it, its pitchers in their roles of
 * the record, but for makers before version 2. Every lineup is legal. Deterministic for the same
 * season and cards.
 */
export const makeComputerClubs = (
  season: SeasonRecord,
  cards: readonly PlayerCard[],
  makerVersion: number = MAKER_VERSION,
): ComputerClubs => {
  const byID = new Map(cards.map((card) => [card.cardID, card]));
  const weakestFirst = cards.toSorted((a, b) => a.rating - b.rating || a.cardID - b.cardID);
  const replacements = new Replacements(season.year, cards);
  const gamesAt: GamesAt = new Map(
    season.players.map((player) => [player.playerID, player.gamesAt]),
  );
  const finished: GamesFinished = new Map(
    season.players.map(({ playerID, gamesFinished }) => [playerID, gamesFinished ?? 0]),
  );
  const clubs = season.clubs.map((club): ComputerClub => {
    const players = findClubPlayers(club.team, season);
    const ownCards = cards.filter(
      (card) => players.has(card.playerID) && card.teams.includes(club.team),
    );
    const best = assignBestLineup(ownCards);
    const own = makerVersion >= STAFF_ROLES_SINCE ? withStaffRoles(best, ownCards, finished) : best;
    const filled = fillLineup(own, club, byID, weakestFirst, replacements);
    const isOrdered = makerVersion >= BATTING_ORDERS_SINCE;
    const chosen = isOrdered ? lineUpBatters(filled, ownCards, gamesAt) : filled;
    return {
      year: season.year,
      team: club.team,
      league: club.league,
      name: `${season.year} ${club.name}`,
      wins: club.wins,
      losses: club.losses,
      score: teamScore([...chosen.values()].map((card) => card.rating)),
      habits: isOrdered ? leagueHabits(season, club.league, cards) : UNKNOWN_HABITS,
      lineup: toLineup(chosen, isOrdered ? battingNumbers(chosen) : DEFAULT_NUMBERS),
    };
  });
  return { clubs, replacements: replacements.made };
};
