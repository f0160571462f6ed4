import type { BatterCard, PitcherCard, PlayerCard } from '@pennant/rules/cards/card';
import { SLOTS, type Slot } from '@pennant/rules/games/lineup-slots';
import { defaultLineupOrder } from '@pennant/rules/teams/batting-order';
import { assignBestLineup } from '@pennant/rules/teams/best-lineup';
import { isEligible } from '@pennant/rules/teams/eligibility';
import type { Lineup, LineupEntry } from '@pennant/rules/teams/lineup';
import { teamScore } from '@pennant/rules/teams/team-score';
import type { ClubSeason, SeasonRecord } from '../seasons/season-record.ts';
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
    const isPitcher = slot.startsWith('SP') || slot.startsWith('RP');
    const n = this.made.filter((card) => (card.type === 'Pitcher') === isPitcher).length;
    const made = isPitcher
      ? replacementPitcher(this.#year, n, this.#pitchers)
      : replacementBatter(this.#year, n, this.#batters);
    this.made.push(made);
    return made;
  }
}

/**
 * Fills the slots that a club's own players leave empty: with the weakest card of its league, then
 * of other leagues, then with replacement players.
 */
const fillLineup = (
  own: ReturnType<typeof assignBestLineup>,
  club: ClubSeason,
  cards: ReadonlyMap<number, PlayerCard>,
  weakestFirst: readonly PlayerCard[],
  replacements: Replacements,
): { lineup: Lineup; score: number } => {
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
  const entries = SLOTS.map((slot): [Slot, LineupEntry] => {
    const card = chosen.get(slot) as PlayerCard;
    return [slot, { cardID: card.cardID, lineupOrder: defaultLineupOrder(slot) }];
  });
  return {
    lineup: Object.fromEntries(entries) as Record<Slot, LineupEntry>,
    score: teamScore([...chosen.values()].map((card) => card.rating)),
  };
};

/**
 * Returns every club of a season as a computer team: the best lineup of its own players, filled up
 * where it has too few. Every lineup is legal. Deterministic for the same season and cards.
 */
export const makeComputerClubs = (
  season: SeasonRecord,
  cards: readonly PlayerCard[],
): ComputerClubs => {
  const byID = new Map(cards.map((card) => [card.cardID, card]));
  const weakestFirst = cards.toSorted((a, b) => a.rating - b.rating || a.cardID - b.cardID);
  const replacements = new Replacements(season.year, cards);
  const clubs = season.clubs.map((club): ComputerClub => {
    const players = findClubPlayers(club.team, season);
    const ownCards = cards.filter(
      (card) => players.has(card.playerID) && card.teams.includes(club.team),
    );
    const own = assignBestLineup(ownCards);
    const { lineup, score } = fillLineup(own, club, byID, weakestFirst, replacements);
    return {
      year: season.year,
      team: club.team,
      league: club.league,
      name: `${season.year} ${club.name}`,
      wins: club.wins,
      losses: club.losses,
      score,
      lineup,
    };
  });
  return { clubs, replacements: replacements.made };
};
